import { expect } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import type { NewCartLine } from '#shared/api/cart.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { aContact } from '#tests/support/builders.ts'
import type { CartAnswer } from './cart-answer.ts'
import { deliver, type Shopper } from './checkout.ts'
import { GIFT_CARDS } from './order-books.ts'
import type { Place } from './places.ts'
import { COUPON, type Purchase } from './purchase.ts'
import { createShopper } from './shop.ts'

export const buyers = ['a guest', 'a customer'] as const

let count = 0

/** Who buys in a browser of their own. */
export interface Buyer {
  shopper: Shopper
  email: string
  /** Null: a guest. */
  customerId: number | null
}

export async function aBuyer(kind: (typeof buyers)[number], { origin, prefix }: Place): Promise<Buyer> {
  const shopper = createShopper(origin)
  const email = `kund-${++count}@example.com`
  if (kind === 'a guest') return { shopper, email, customerId: null }
  const registration = { email, password: 'Ett-långt-lösen-1', firstName: 'Åsa', lastName: 'Berg' }
  const response = await shopper.send('POST', `${prefix}/api/user/register`, registration)
  expect(response.status).toBe(200)
  const { customer } = await response.json<CustomerAnswer>()
  return { shopper, email, customerId: customer?.id ?? 0 }
}

async function put(shopper: Shopper, prefix: string, lines: NewCartLine[]): Promise<void> {
  for (const line of lines) {
    const { notices } = await answerOf(shopper.send('POST', `${prefix}/api/cart/lines`, line))
    expect(notices.map(({ key }) => key)).toEqual(['notices.cart.added'])
  }
}

async function redeem(shopper: Shopper, path: string, code: string): Promise<void> {
  const { notices } = await answerOf(shopper.send('POST', path, { code }))
  expect(notices).toEqual([])
}

async function answerOf(answer: Promise<Response>): Promise<CartAnswer> {
  const response = await answer
  expect(response.status).toBe(200)
  return response.json()
}

/** What a cart is taken to the payment with. */
export interface Basket {
  adds: NewCartLine[]
  coupon?: boolean
  giftCard?: boolean
}

/** Fills the cart and takes it to the payment: the cart reads as the last step has shown it. */
export async function toPayment(buyer: Buyer, place: Place, basket: Basket): Promise<Purchase> {
  const { shopper, email } = buyer
  const { prefix, address, store } = place
  await put(shopper, prefix, basket.adds)
  if (basket.coupon) await redeem(shopper, `${prefix}/api/cart/coupon`, COUPON)
  if (basket.giftCard) await redeem(shopper, `${prefix}/api/cart/gift-card`, GIFT_CARDS[store.code])
  const shown = await deliver(shopper, { prefix, address, contact: aContact({ emailAddress: email }) })
  expect(await cartOf({ shopper, prefix })).toEqual(shown.cart)
  return { shopper, prefix, shown }
}

export const cartOf = async ({ shopper, prefix }: Pick<Purchase, 'shopper' | 'prefix'>) =>
  (await shopper.get(`${prefix}/api/cart`)).json<Cart>()
