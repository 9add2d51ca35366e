import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#worker/limits.ts'
import { clientNetwork } from '#worker/middleware/rate-limit.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const LIMIT = 3 // vitest.config.ts
const { TEST_LIMIT } = env as unknown as { TEST_LIMIT: RateLimit } // the runtime's own limiter

let clients = 0
const nextAddress = () => `192.0.2.${++clients}`

const send = (shopper: ReturnType<typeof createShopper>, path: string, body: unknown, address: string) =>
  shopper.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
    body: JSON.stringify(body),
  })

describe.each([
  ['/api/newsletter', { email: 'kari@example.com' }, { LIMIT_NEWSLETTER: TEST_LIMIT }],
  ['/api/back-in-stock', { sku: 'DEMO-OOS', email: 'kari@example.com' }, { LIMIT_NEWSLETTER: TEST_LIMIT }],
  ['/api/reviews', {}, { LIMIT_REVIEW: TEST_LIMIT }],
  ['/api/user/login', {}, { LIMIT_LOGIN: TEST_LIMIT }],
  ['/api/cart/coupon', { code: 'GUESS' }, { LIMIT_COUPON: TEST_LIMIT }],
  ['/api/cart/gift-card', { code: 'GK-1' }, { LIMIT_GIFT_CARD: TEST_LIMIT }],
  ['/api/cart/gift-card/balance', { code: 'GK-1' }, { LIMIT_GIFT_CARD: TEST_LIMIT }],
  ['/api/cart/changes', { baseIds: [], changes: [] }, { LIMIT_CART: TEST_LIMIT }],
  ['/api/cart/again', { lines: [] }, { LIMIT_CART: TEST_LIMIT }],
  ['/api/checkout/order', {}, { LIMIT_ORDER: TEST_LIMIT }],
])('%s', (path, body, limiter) => {
  test('refuses a client that asks too often, before anybody is asked, and says for how long', async () => {
    const address = nextAddress()
    for (let at = 0; at < LIMIT; at += 1) {
      expect((await send(createShopper(undefined, limiter), path, body, address)).status).not.toBe(429)
    }
    upstream.reset()
    const refused = await send(createShopper(undefined, limiter), path, body, address)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect(await refused.json()).toEqual({ error: { code: 'errors.tooMany' } })
    expect(upstream.calls).toEqual([])
    const other = await send(createShopper(undefined, limiter), path, body, nextAddress())
    expect(other.status).not.toBe(429)
  })
})

/** A route for each limit: the compiler asks for one more when there is another limit. */
const routes: Record<keyof typeof limits, string> = {
  login: '/api/user/login',
  coupon: '/api/cart/coupon',
  giftCard: '/api/cart/gift-card',
  newsletter: '/api/newsletter',
  review: '/api/reviews',
  wholeCart: '/api/cart/changes',
  order: '/api/checkout/order',
  withdrawal: '/angra-kop',
  policyReport: '/policy-reports',
}

test.each(Object.entries(limits))('the limit %s is asked by a route', async (name, { binding }) => {
  let asked = 0
  const limiter = { limit: async () => ({ success: ++asked < 1 }) }
  const path = routes[name as keyof typeof limits] // the keys of this very table
  const refused = await send(createShopper(undefined, { [binding]: limiter }), path, {}, nextAddress())
  expect(refused.status).toBe(429)
  expect(asked).toBe(1)
})

test.each(['coupon', 'giftCard', 'wholeCart', 'order'] as const)(
  'changing the address does not help one cart past the limit %s',
  async (name) => {
    const shopper = createShopper(undefined, { [limits[name].binding]: TEST_LIMIT })
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const refused: boolean[] = []
    for (let at = 0; at <= LIMIT; at += 1) {
      const { status } = await send(shopper, routes[name], { code: `GUESS${at}` }, nextAddress())
      refused.push(status === 429)
    }
    expect(refused).toEqual([false, false, false, true])
  },
)

test.each([
  [undefined, '/newsletter', 'För många försök'],
  [NORWAY, '/newsletter', 'For mange forsøk'],
  [undefined, '/en/newsletter', 'Too many attempts'],
])('without JavaScript the page says so in the language of the store: %s%s', async (origin, path, text) => {
  const shopper = createShopper(origin, { LIMIT_NEWSLETTER: { limit: async () => ({ success: false }) } })
  const response = await shopper.post(path, { email: 'kari@example.com' })
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('60')
  expect(await response.text()).toContain(text)
})

test('a limiter that fails does not close the shop', async () => {
  const broken = { limit: () => Promise.reject(new Error('limiter away')) }
  const shopper = createShopper(undefined, { LIMIT_NEWSLETTER: broken })
  expect((await shopper.send('POST', '/api/newsletter', { email: 'kari@example.com' })).status).toBe(200)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:12::1', '2001:db8:0:12'],
  ['2001:0db8::12:0:0:0:1', '2001:db8:0:12'],
  ['::1', '0:0:0:0'],
  [undefined, 'unknown'],
])('the network of %s is %s: a client has all addresses of a /64', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
