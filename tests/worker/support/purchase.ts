import { expect } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { amountsIn } from './amounts.ts'
import type { Delivered, Shopper } from './checkout.ts'

/** The ways to pay, as the shop names them. */
export const ways = ['shop-hosted-checkout', 'hosted_invoice', 'cashondelivery', 'free'] as const
export type Way = (typeof ways)[number]

export const COUPON = 'SKARE10'
export const HOSTED: Way = 'shop-hosted-checkout'
export const FREE: Way = 'free'

/** A shopper at the payment. */
export interface Purchase {
  shopper: Shopper
  /** Of the store: `/en`. */
  prefix: string
  shown: Delivered
}

/** The order of what the shopper was shown, as the checkout sends it. */
export const orderOf = ({ choice, cart }: Delivered, way: Way) => ({
  ...choice,
  paymentMethod: way,
  orderId: crypto.randomUUID(),
  expected: expectedOf(cart),
})

/** Pays and asks for the order: the answer of the thank-you call. */
export async function pay(purchase: Purchase, way: Way): Promise<Response> {
  const { shopper, prefix, shown } = purchase
  if (way !== HOSTED) return shopper.send('POST', `${prefix}/api/checkout/order`, orderOf(shown, way))
  const payment = await openPayment(purchase)
  const page = await shopper.post(payment.url, { token: payment.token })
  expect(amountsIn(await page.text())).toContain(shown.cart.totals.grandTotal)
  await payAtProvider(purchase, payment)
  return shopper.send('POST', `${prefix}/api/checkout/complete`)
}

/** The provider's page: its address, and the token that is posted there. */
async function openPayment({ shopper, prefix }: Purchase): Promise<ApiAnswer<'checkout.paymentSession'>> {
  const opened = await shopper.send('POST', `${prefix}/api/checkout/payment-session`)
  expect(opened.status).toBe(200)
  return opened.json()
}

/** Sends the form of the provider's page; where nothing is left to be paid it only confirms. */
async function payAtProvider(
  { shopper, shown }: Purchase,
  { url, token }: ApiAnswer<'checkout.paymentSession'>,
): Promise<void> {
  const method = shown.cart.totals.grandTotal === 0 ? 'free' : 'card'
  const paid = await shopper.post(url, { token, action: 'pay', method })
  expect(paid.status).toBe(200)
}
