import { beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const HALF = '\ud800' // JSON may escape half a character; no address or database can hold one

test.each([
  ['/api/cart/lines', { sku: `DEMO-SALE${HALF}`, quantity: 1 }],
  ['/api/cart/coupon', { code: `SKARE${HALF}` }],
  ['/api/cart/gift-card', { code: `GK-${HALF}` }],
  ['/api/newsletter', { email: `kari${HALF}@example.com` }],
  ['/api/user/login', { email: 'kari@example.com', password: `${HALF}${HALF}` }],
  ['/api/reviews', { productId: 7, title: 'Bra', text: HALF, nickname: 'Kari', rating: 5, website: '' }],
  ['/api/checkout/shipping-methods', { address: { city: HALF } }],
  ['/api/cart/coupon', { code: 'SKARE10', more: [{ [HALF]: 1 }] }],
])('%s refuses a text with half a character', async (path, body) => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  upstream.reset()
  const response = await shopper.send('POST', path, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: { code: 'errors.badRequest' } })
  expect(upstream.calls).toEqual([])
})

test.each([
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"a":${'['.repeat(60_000)}`,
  '',
  'null',
  '"',
  '\0',
])('a body that is no object of ours is refused: %.20j', async (body) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  expect((await createShopper().request('/api/cart/coupon', init)).status).toBe(400)
})

test('a form with a broken escape is read as far as it can be, and breaks nothing', async () => {
  const init = (body: string) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://skare.test' },
    body,
  })
  for (const body of ['email=%', 'email=%ed%a0%80@example.com', 'email=%00', 'sku=%zz&quantity=%', '%=%']) {
    expect((await createShopper().request('/newsletter', init(body))).status).toBeLessThan(500)
    expect((await createShopper().request('/varukorg', init(body))).status).toBeLessThan(500)
  }
})
