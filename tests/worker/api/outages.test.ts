import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())
afterEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

const answering =
  (part: string, code: number, result = 'SQLSTATE[HY000]: server has gone away') =>
  (request: Request) =>
    request.url.includes(part) ? Response.json({ code, result }, { status: code }) : undefined

async function withCart(quantity = 1): Promise<Shopper> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity })
  return shopper
}

const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()
const codeOf = async (response: Response) => (await response.json<{ error: { code: string } }>()).error.code

describe('a platform that fails is never told as a refusal', () => {
  test.each([
    ['a coupon', 'apply-coupon', 'POST', '/api/cart/coupon', { code: 'SKARE10' }],
    ['taking a coupon off', 'delete-coupon', 'DELETE', '/api/cart/coupon', undefined],
    ['a gift card', 'gift-card/balance', 'POST', '/api/cart/gift-card', { code: 'GK-500' }],
    ['the use of a gift card', 'gift-card/apply', 'POST', '/api/cart/gift-card', { code: 'GK-500' }],
    ['taking a gift card off', 'gift-card/remove', 'DELETE', '/api/cart/gift-card', undefined],
    ['a line', 'cart/update', 'POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 }],
    ['a login', 'user/login', 'POST', '/api/user/login', { email: 'a@b.se', password: 'Skidor123!' }],
  ])('%s', async (_, part, method, path, body) => {
    const shopper = await withCart()
    for (const code of [500, 429]) {
      upstream.answer = answering(part, code)
      const response = await shopper.send(method, path, body)
      expect(response.status).toBeGreaterThanOrEqual(502)
      expect(await codeOf(response)).toBe('errors.platformAway')
    }
    upstream.reset()
    expect((await cartOf(shopper)).lines).toMatchObject([{ sku: 'DEMO-LOW', quantity: 1 }])
  })

  test.each([
    [
      'cart/update',
      'POST',
      '/api/cart/lines',
      { sku: 'DEMO-SALE', quantity: 1 },
      'The requested qty is not available',
    ],
    [
      'apply-coupon',
      'POST',
      '/api/cart/coupon',
      { code: 'X' },
      "The coupon code isn't valid. Verify the code and try again.",
    ],
    ['gift-card/balance', 'POST', '/api/cart/gift-card', { code: 'X' }, 'The gift card code X is not valid.'],
  ])(
    'an older platform refuses with 500, too: by its words %s is a refusal',
    async (part, method, path, body, words) => {
      const shopper = await withCart()
      upstream.answer = answering(part, 500, words)
      const response = await shopper.send(method, path, body)
      expect(response.status).toBe(200)
      expect((await response.json<CartAnswer>()).notices).toMatchObject([{ type: 'error' }])
    },
  )
})

test('a product that was added is told as added, although the cart cannot be read afterwards: nobody adds it twice', async () => {
  const shopper = await withCart()
  const pulls = () => upstream.calls.filter((call) => call.includes('/cart/pull')).length
  upstream.calls = []
  upstream.answer = (request) =>
    request.url.includes('/cart/pull') && pulls() > 1 ? Response.json({ code: 500, result: 'no' }) : undefined
  const response = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ cart: null, notices: [{ key: 'notices.cart.added' }] })
  upstream.reset()
  expect((await cartOf(shopper)).lines).toHaveLength(2)
})

test('a stock that does not answer holds carts up for a second, and closes none', async () => {
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => withCart()))
  upstream.answer = ({ url }) => (url.includes('/api/stock/') ? new Promise(() => undefined) : undefined)
  const add = (shopper: Shopper) => shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const since = performance.now()
  const answers = await Promise.all(shoppers.map(add))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(performance.now() - since).toBeLessThan(10_000) // two calls of a second each
  expect((await add(createShopper())).status).toBe(200)
})

describe('stock that has fallen below the cart', () => {
  const refusedAbove = (stock: number) => async (request: Request) => {
    if (request.url.includes('/api/stock/list'))
      return Response.json({
        code: 200,
        result: [{ product_sku: 'DEMO-LOW', qty: stock, is_in_stock: true, manage_stock: true }],
      })
    if (!request.url.includes('/api/cart/update')) return undefined
    const { cartItem } = await request.json<{ cartItem: { qty: number } }>()
    return cartItem.qty > stock
      ? Response.json({ code: 400, result: 'The requested qty is not available' })
      : undefined
  }

  test('minus goes down to what there is, and says so by the name', async () => {
    const shopper = await withCart(3)
    const [line] = (await cartOf(shopper)).lines
    upstream.answer = refusedAbove(1)
    const response = await shopper.send('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 2 })
    const { cart, notices } = await response.json<CartAnswer>()
    expect(cart.lines).toMatchObject([{ sku: 'DEMO-LOW', quantity: 1 }])
    expect(notices).toMatchObject([
      { key: 'notices.cart.stockLimit', params: { name: line?.name, quantity: 1 } },
    ])
  })

  test('R8.30 of what is gone it says so by the name, and the line stays to be removed', async () => {
    const shopper = await withCart(3)
    const [line] = (await cartOf(shopper)).lines
    upstream.answer = refusedAbove(0)
    const response = await shopper.send('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 2 })
    const { cart, notices } = await response.json<CartAnswer>()
    expect(cart.lines).toHaveLength(1)
    expect(notices).toEqual([
      { type: 'error', key: 'errors.cart.quantityNotAvailable', params: { name: line?.name } },
    ])
  })
})

describe('a second coupon', () => {
  beforeAll(async () => {
    const { DB } = env as unknown as { DB: D1Database } // vitest.config.ts gives it
    await DB.exec(`INSERT INTO coupon (code, kind, amount) VALUES ('${OTHER}', 'percent', 5)`)
  })

  const apply = async (shopper: Shopper, code: string) =>
    (await shopper.send('POST', '/api/cart/coupon', { code })).json<CartAnswer>()

  test('takes the place of the first one only where it takes off as much, and the shopper is told', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    expect((await apply(shopper, 'SKARE10')).notices).toEqual([])
    expect((await apply(shopper, 'SKARE10')).notices).toEqual([])
    const second = await apply(shopper, OTHER)
    const params = { before: 'SKARE10', now: OTHER }
    expect(second.notices).toEqual([{ type: 'info', key: 'notices.coupon.kept', params }])
    expect(second.cart.coupon).toBe('SKARE10')
    await shopper.send('DELETE', '/api/cart/coupon')
    await apply(shopper, OTHER)
    const better = await apply(shopper, 'SKARE10')
    expect(better.notices).toMatchObject([
      { key: 'notices.coupon.replaced', params: { before: OTHER, now: 'SKARE10' } },
    ])
    expect(better.cart.coupon).toBe('SKARE10')
    const free = await apply(shopper, 'FRAKT') // what it is worth is not known yet
    expect(free.notices).toMatchObject([{ key: 'notices.coupon.replaced' }])
    expect(free.cart.coupon).toBe('FRAKT')
  })

  test('is no other where only its letters are', async () => {
    const { DB } = env as unknown as { DB: D1Database } // vitest.config.ts gives it
    await DB.exec("INSERT OR IGNORE INTO coupon (code, kind, amount) VALUES ('Vinter5', 'percent', 5)")
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    await apply(shopper, 'Vinter5')
    expect((await apply(shopper, 'Vinter5')).notices).toEqual([])
  })

  test('is told as the one that counts when the cart cannot be read after it', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    await apply(shopper, 'SKARE10')
    let isApplied = false
    upstream.answer = ({ url }) => {
      isApplied ||= url.includes('apply-coupon')
      return isApplied && url.includes('/api/cart/totals') ? new Response('down', { status: 500 }) : undefined
    }
    const { notices, cart } = await apply(shopper, OTHER)
    expect(notices).toMatchObject([
      { key: 'notices.coupon.replaced', params: { before: 'SKARE10', now: OTHER } },
    ])
    expect(cart).toBeNull()
    upstream.reset()
    expect((await (await shopper.get('/api/cart')).json<Cart>()).coupon).toBe(OTHER)
  })

  test('is told as the one that counts when the first cannot be given back', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    await apply(shopper, 'SKARE10')
    upstream.answer = ({ url }) =>
      url.includes('apply-coupon') && url.includes('SKARE10')
        ? Response.json({ code: 404, result: "The coupon code isn't valid. Verify the code and try again." })
        : undefined
    const { notices, cart } = await apply(shopper, OTHER)
    expect(notices).toMatchObject([{ key: 'notices.coupon.replaced' }])
    expect(cart.coupon).toBe(OTHER)
  })
})

const OTHER = 'SKARE5'

test('a payment of what is no longer sold is refused in words that name the goods, any other as a payment', async () => {
  const shopper = await withCart()
  const refusedWith = async (words: string) => {
    upstream.answer = answering('/shop-hosted-checkout/init/', 409, words)
    const response = await shopper.send('POST', '/api/checkout/payment-session')
    return [response.status, await codeOf(response)]
  }
  expect(await refusedWith('Product that you are trying to add is not available.')).toEqual([
    409,
    'errors.order.notInStock',
  ])
  expect(await refusedWith('The cart has changed.')).toEqual([409, 'errors.checkout.payment'])
})
