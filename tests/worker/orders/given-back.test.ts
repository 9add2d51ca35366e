import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import type { AttemptEnd } from '#shared/orders/order-record.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import type { Bindings } from '#worker/app-env.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { ORDER_MEMORY } = env as unknown as Bindings // vitest.config.ts

beforeEach(() => upstream.reset())

const add = (shopper: Shopper, sku: string) => shopper.send('POST', '/api/cart/lines', { sku, quantity: 1 })
const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()
const linesOf = async (shopper: Shopper) =>
  (await cartOf(shopper)).lines.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted()

/** A shopper whose order the platform will refuse, and who has put something else into a cart while it was on its way. */
async function aRefusedOrder(changes: Partial<Bindings> = {}, before = async (_: Shopper) => {}) {
  const shopper = createShopper(undefined, changes)
  await before(shopper)
  for (const sku of ['DEMO-SALE', 'DEMO-LOW']) await add(shopper, sku)
  const { choice, cart } = await deliver(shopper)
  const ids = { orderId: crypto.randomUUID(), expected: expectedOf(cart) }
  const order = () =>
    shopper.send('POST', '/api/checkout/order', { ...choice, paymentMethod: 'free', ...ids })
  upstream.answer = ({ url }) =>
    new URL(url).pathname === '/api/order' ? new Response('lost', { status: 500 }) : undefined
  expect((await order()).status).toBeGreaterThanOrEqual(500)
  upstream.reset()
  await add(shopper, 'DEMO-LOW')
  return { shopper, order }
}

test('a line that the platform fails to give back goes when the order is asked for again, and the others go once', async () => {
  const { shopper, order } = await aRefusedOrder()
  upstream.answer = async (request) => {
    if (!request.url.includes('/api/cart/update')) return undefined
    const { cartItem } = await request.json<{ cartItem: { sku: string } }>()
    return cartItem.sku === 'DEMO-SALE' ? Response.json({ code: 500, result: 'no' }) : undefined
  }
  expect((await order()).status).toBe(502)
  expect(await linesOf(shopper)).toEqual(['2 DEMO-LOW'])
  upstream.reset()
  for (const _ of ['asked again', 'and again']) expect((await order()).status).toBeOneOf([409, 422])
  expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE', '2 DEMO-LOW'])
})

/** The memory of orders, which once cannot write down that a cart was given back. */
function forgetful(): Pick<Bindings, 'ORDER_MEMORY'> {
  let isBroken = true
  const getByName = (name: string) => {
    const memory = ORDER_MEMORY.getByName(name)
    return {
      begin: (cartId: string | null) => memory.begin(cartId),
      beginCancel: (cartId: string | null) => memory.beginCancel(cartId),
      finish(ended: AttemptEnd) {
        if (!isBroken || ended.end?.kind !== 'closed' || !ended.end.isReturned) return memory.finish(ended)
        isBroken = false
        throw new Error('the object was started anew')
      },
    }
  }
  return { ORDER_MEMORY: { getByName } as unknown as Bindings['ORDER_MEMORY'] } // what orders use of it
}

test('lines that were given back are not added again when nobody could write it down', async () => {
  const { shopper, order } = await aRefusedOrder(forgetful())
  expect((await order()).status).toBe(500)
  expect((await order()).status).toBeOneOf([409, 422])
  expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE', '2 DEMO-LOW'])
})

test('asked for twice at once, the lines are given back once', async () => {
  const { shopper, order } = await aRefusedOrder()
  for (const { status } of await Promise.all([order(), order()])) expect(status).toBeOneOf([409, 422])
  expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE', '2 DEMO-LOW'])
})

test('coupon and gift card are given back with the lines', async () => {
  const { shopper, order } = await aRefusedOrder({}, async (guest) => {
    await add(guest, 'DEMO-SALE')
    await guest.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
    await guest.send('POST', '/api/cart/gift-card', { code: 'GK-500' })
  })
  expect((await cartOf(shopper)).coupon).toBeNull()
  expect((await order()).status).toBeOneOf([409, 422])
  const { coupon, totals } = await cartOf(shopper)
  expect([coupon, totals.giftCard]).toEqual(['SKARE10', expect.toSatisfy((sum) => sum < 0)])
})

test('a line that the newer cart does not take is told by its name in the cart', async () => {
  const { shopper, order } = await aRefusedOrder()
  upstream.answer = async (request) => {
    if (!request.url.includes('/api/cart/update')) return undefined
    const { cartItem } = await request.json<{ cartItem: { sku: string } }>()
    const refusal = { code: 400, result: 'The requested qty is not available' }
    return cartItem.sku === 'DEMO-SALE' ? Response.json(refusal) : undefined
  }
  expect((await order()).status).toBeOneOf([409, 422])
  const document = await (await shopper.get('/varukorg')).text()
  expect(document).toMatch(/role="(alert|status)"[^>]*>[^<]*Tjärnmo Långfjäll 62 Turskida/)
})

describe('an account’s cart', () => {
  const anAccount = () => ({ email: `ater-${crypto.randomUUID()}@example.com`, password: 'Spår-och-snö-1' })
  async function register(customer: Shopper, credentials = anAccount()): Promise<void> {
    const account = { firstName: 'Åsa', lastName: 'Berg', ...credentials }
    expect((await customer.send('POST', '/api/user/register', account)).status).toBe(200)
  }

  test('is the shopper’s again, with what was added while its order waited', async () => {
    const credentials = anAccount()
    const { shopper, order } = await aRefusedOrder({}, (customer) => register(customer, credentials))
    expect(await linesOf(shopper)).toEqual(['1 DEMO-LOW'])
    for (const _ of ['asked', 'asked again']) {
      expect((await order()).status).toBeOneOf([409, 422])
      expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE', '2 DEMO-LOW'])
    }
    const phone = createShopper()
    await phone.send('POST', '/api/user/login', credentials)
    expect(await cartOf(phone)).toEqual(await cartOf(shopper))
  })

  test('that was given back in an answer that was lost is given back again, and holds everything once', async () => {
    const { shopper, order } = await aRefusedOrder({}, (customer) => register(customer))
    const before = shopper.cookies()
    expect((await order()).status).toBeOneOf([409, 422])
    shopper.putCookies(before) // the answer did not arrive
    expect((await order()).status).toBeOneOf([409, 422])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-SALE', '2 DEMO-LOW'])
  })
  test('that was ordered on another device has nothing to give back, and the next one keeps what it holds', async () => {
    const credentials = anAccount()
    const { shopper, order } = await aRefusedOrder({}, (customer) => register(customer, credentials))
    const phone = createShopper()
    await phone.send('POST', '/api/user/login', credentials)
    const { choice, cart } = await deliver(phone)
    const ids = { orderId: crypto.randomUUID(), expected: expectedOf(cart) }
    const bought = { ...choice, paymentMethod: 'hosted_invoice', ...ids }
    expect((await phone.send('POST', '/api/checkout/order', bought)).status).toBe(200)
    await shopper.send('POST', '/api/user/login', credentials)
    expect((await order()).status).toBeOneOf([409, 422])
    expect(await linesOf(shopper)).toEqual(['1 DEMO-LOW'])
  })
})
