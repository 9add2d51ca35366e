import { beforeEach, describe, expect, test } from 'vitest'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { deliver } from '../support/checkout.ts'
import { clock, DAY } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

/** A shopper who has paid at the provider's and has no order yet. */
async function aShopperWhoPaid(): Promise<Shopper> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await deliver(shopper)
  const opened = await shopper.send('POST', '/api/checkout/payment-session')
  const { url, token } = await opened.json<ApiAnswer<'checkout.paymentSession'>>()
  expect((await shopper.post(url, { token, action: 'pay', method: 'card' })).status).toBe(200)
  return shopper
}

const confirmationOf = async (shopper: Shopper) =>
  (await shopper.get('/api/checkout/confirmation')).json<Confirmation | null>()
const linesOf = async (shopper: Shopper) =>
  (await (await shopper.get('/api/cart')).json<Cart>()).lines.map(({ sku }) => sku)

/** Holds the platform's answers to reads of the cart back until `release`. */
function holdCartReads() {
  const { promise, resolve } = Promise.withResolvers<void>()
  upstream.answer = async ({ url }) => {
    if (/\/api\/cart\/(pull|totals)/.test(url)) await promise
    return undefined
  }
  return resolve
}

describe('completion beside a read of the cart, both with the same cookies', () => {
  test.each([
    ['the cart’s answer arrives first', ['cart', 'completion']],
    ['the cart’s answer arrives last', ['completion', 'cart']],
  ] as const)('%s: the shopper has the confirmation', async (_, order) => {
    const shopper = await aShopperWhoPaid()
    const release = holdCartReads()
    const reading = shopper.sendOnly('GET', '/api/cart') // begins before the order is made, and finds the cart gone
    const completion = await shopper.sendOnly('POST', '/api/checkout/complete')
    release()
    const answers = { cart: await reading, completion }
    expect([answers.cart.status, answers.completion.status]).toEqual([200, 200])
    for (const name of order) shopper.arrive(answers[name])
    expect(await confirmationOf(shopper)).toEqual(await completion.json())
    expect(await linesOf(shopper)).toEqual([])
  })

  test('what was bought after the order stays, though a read from before it arrives last', async () => {
    const shopper = await aShopperWhoPaid()
    const release = holdCartReads()
    const reading = shopper.sendOnly('GET', '/api/cart')
    const completion = await shopper.send('POST', '/api/checkout/complete')
    release()
    upstream.reset()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    shopper.arrive(await reading)
    expect(await linesOf(shopper)).toEqual(['DEMO-LOW'])
    expect(await confirmationOf(shopper)).toEqual(await completion.json())
  })
})

describe('a completion whose answer was lost', () => {
  test('is answered alike when it is asked again, after the cart was read as gone', async () => {
    const shopper = await aShopperWhoPaid()
    const lost = await shopper.sendOnly('POST', '/api/checkout/complete')
    expect(await linesOf(shopper)).toEqual([])
    const again = await shopper.send('POST', '/api/checkout/complete')
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(await lost.json())
  })

  test('is answered alike though another cart was begun meanwhile, which stays', async () => {
    const shopper = await aShopperWhoPaid()
    const lost = await shopper.sendOnly('POST', '/api/checkout/complete')
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    const again = await shopper.send('POST', '/api/checkout/complete')
    expect(await again.json()).toEqual(await lost.json())
    expect(await linesOf(shopper)).toEqual(['DEMO-LOW'])
  })

  test('asked for twice at once it is one order', async () => {
    const shopper = await aShopperWhoPaid()
    const [one, other] = await Promise.all([
      shopper.sendOnly('POST', '/api/checkout/complete'),
      shopper.sendOnly('POST', '/api/checkout/complete'),
    ])
    expect(await one.json()).toEqual(await other.json())
  })
})

describe('R4.93: a payment whose order is in doubt', () => {
  test('is no business of the next guest: the checkout of another tab, which asks for it, is told that there is none', async () => {
    const shopper = await aShopperWhoPaid()
    upstream.answer = ({ url }) =>
      url.includes('/complete/') ? Response.json({ code: 503, result: 'down' }) : undefined
    const undecided = await shopper.send('POST', '/api/checkout/complete')
    expect(undecided.status).toBe(502)
    upstream.reset()
    await shopper.send('POST', '/api/user/logout')
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
    upstream.reset()
    const asked = await shopper.send('POST', '/api/checkout/complete')
    expect([asked.status, await asked.json()]).toEqual([
      409,
      { error: { code: 'errors.order.unknownPayment' } },
    ])
    expect(upstream.calls).toEqual([])
    expect(await linesOf(shopper)).toEqual(['DEMO-LOW'])
  })
})

describe('a cookie', () => {
  test('is set only for what an answer changed', async () => {
    const shopper = createShopper()
    const added = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    expect(added.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['__Host-skare-cart.sv'])
    expect(added.headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    const more = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    expect(more.headers.getSetCookie()).toEqual([])
  })

  test('is nothing under another name', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const value = shopper.cookies().get('__Host-skare-cart.sv') ?? ''
    shopper.putCookies(new Map([['__Host-skare-payment.sv', value]]))
    const refused = await shopper.send('POST', '/api/checkout/complete')
    expect(await refused.json()).toEqual({ error: { code: 'errors.order.unknownPayment' } })
  })

  test('of more than thirty days is refused, whatever the browser thinks', async () => {
    const shopper = createShopper()
    const { cart } = await (
      await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    ).json<CartAnswer>()
    expect(cart.lines).toHaveLength(1)
    const copied = shopper.cookies()
    clock.pass(29 * DAY)
    expect(await linesOf(shopper)).toEqual(['DEMO-SALE'])
    clock.pass(2 * DAY)
    shopper.putCookies(copied)
    expect(await linesOf(shopper)).toEqual([])
  })

  test('of a cart that its shopper comes back to is sent again once a day, so the cart is there after thirty', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const sentBy = async (path: string) => (await shopper.get(path)).headers.getSetCookie().length
    expect(await sentBy('/api/cart')).toBe(0)
    clock.pass(20 * DAY)
    expect(await sentBy('/api/cart')).toBe(1)
    expect(await sentBy('/api/cart')).toBe(0)
    clock.pass(20 * DAY)
    expect(await sentBy('/varukorg')).toBe(1)
    expect(await linesOf(shopper)).toEqual(['DEMO-SALE'])
  })

  test('is never sent with what is the same for everybody, however old it is', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    clock.pass(2 * DAY)
    for (const path of ['/', '/', '/skidor', '/_data/skidor', '/checkout', '/api/products?skus=DEMO-SALE'])
      expect((await shopper.get(path)).headers.getSetCookie(), path).toEqual([])
    expect((await shopper.get('/api/cart')).headers.getSetCookie()).toHaveLength(1)
  })
})
