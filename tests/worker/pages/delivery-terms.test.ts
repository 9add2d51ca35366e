import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Shopper } from '../support/checkout.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts
const shopper = createShopper()

beforeEach(async () => {
  upstream.reset()
  for (const tag of ['content:delivery', 'content:popular-searches'])
    await shopper.get(`/invalidate?tag=${tag}&key=skare-development-purge-key`) // vitest.config.ts
})

const answerWith = (path: string, code: number, result: unknown = 'no') => {
  upstream.answer = ({ url }) => (url.includes(path) ? Response.json({ code, result }) : undefined)
}

/** Whether the product's page, which is not stored before, promises a delivery. */
async function isPromised(sku: string): Promise<boolean> {
  const response = await shopper.get(`/_data/p/${sku}/x`)
  expect(response.status).toBe(200)
  const [head = ''] = (await response.text()).split('\n')
  return JSON.parse(head).value.data.delivery !== null
}

const TERMS = '/delivery-service/terms'

test.each([500, 503, 429])(
  'a platform that fails to tell its delivery terms with %i has not said that it has none',
  async (code) => {
    answerWith(TERMS, code)
    expect(await isPromised('DEMO-SALE')).toBe(false)
    upstream.reset()
    expect(await isPromised('DEMO-SALE')).toBe(true)
  },
)

test.each([
  ['refuses to tell them', 400, 'no'],
  ['has no method today', 200, { methods: [] }],
])('a platform that %s is asked again after a minute', async (_, code, result) => {
  answerWith(TERMS, code, result)
  expect(await isPromised('DEMO-SALE')).toBe(false)
  upstream.reset()
  expect(await isPromised('DEMO-SALE')).toBe(false)
  clock.pass(70 * SECOND)
  await isPromised('DEMO-SALE') // shown once more, and renewed
  expect(await isPromised('DEMO-SALE')).toBe(true)
})

test('a product’s page promises the cheapest delivery, whichever the platform names first', async () => {
  const method = (carrier_code: string, price_incl_tax: number) => ({
    carrier_code,
    method_code: 'standard',
    price_incl_tax,
  })
  answerWith(TERMS, 200, { methods: [method('home', 99), method('pickup', 49), method('express', 149)] })
  const [head = ''] = (await (await shopper.get('/_data/p/DEMO-SALE/x')).text()).split('\n')
  expect(JSON.parse(head).value.data.delivery.price).toBe(49_00)
})

test('a platform that has no such terms is not asked again with each page, whose life they share', async () => {
  answerWith(TERMS, 404)
  expect(await isPromised('DEMO-SALE')).toBe(false)
  clock.pass(70 * SECOND)
  upstream.calls = []
  expect(await isPromised('DEMO-LOW')).toBe(false)
  expect(upstream.calls.filter((call) => call.includes(TERMS))).toEqual([])
})

test('a platform that fails to tell its popular searches is asked again at once, and after a minute when it has none', async () => {
  const read = () => shopper.get('/api/search/popular')
  const searches = async () => (await (await read()).json<ApiAnswer<'search.popular'>>()).searches.length
  answerWith('/search-service/popular', 500)
  expect((await read()).status).toBe(502)
  answerWith('/search-service/popular', 200, [])
  expect(await searches()).toBe(0)
  upstream.reset()
  expect(await searches()).toBe(0)
  clock.pass(70 * SECOND)
  expect(await searches()).toBeGreaterThan(0)
})

/** What the cart's document says of delivery. */
const deliveryWords = async (buyer: Shopper) =>
  /<dt>Frakt<\/dt><dd>(.*?)<\/dd>/s.exec(await (await buyer.get('/varukorg')).text())?.[1]

test('the cart’s document says what delivery costs before scripts can ask for it', async () => {
  const buyer = createShopper()
  await buyer.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const pickup = { carrier_code: 'pickup', method_code: 'standard', price_incl_tax: 49 }
  const methods = [{ ...pickup, extension_attributes: { free_from: 99_999 } }]
  answerWith(TERMS, 200, { methods })
  expect(await deliveryWords(buyer)).toMatch(
    /^från 49\s+kr.*Handla för [\d\s]+\s+kr till så får du fri frakt/,
  )
  answerWith(TERMS, 400)
  await shopper.get('/invalidate?tag=content:delivery&key=skare-development-purge-key')
  expect(await deliveryWords(buyer)).toMatch(/^Väljs i kassan/)
  upstream.reset()
  await shopper.get('/invalidate?tag=content:delivery&key=skare-development-purge-key')
  expect(await deliveryWords(buyer)).toBe('Gratis')
})

test.each([
  [950_00, /Handla för 49\s+kr till så får du fri frakt/],
  [1000_00, /^Gratis$/],
])('a coupon does not move goods of %i öre further from free delivery', async (price, words) => {
  await DB.prepare("UPDATE offer SET regular_price = ?, special_price = NULL WHERE sku = 'DEMO-SALE'")
    .bind(price)
    .run()
  const buyer = createShopper()
  await buyer.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  expect(await deliveryWords(buyer)).toMatch(words)
  expect((await buyer.send('POST', '/api/cart/coupon', { code: 'SKARE10' })).status).toBe(200)
  expect(await deliveryWords(buyer)).toMatch(words)
})

test('product page, cart and its document name one price where a pickup point is not in every country', async () => {
  const buyer = createShopper()
  await buyer.send('POST', '/en/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
  const [head = ''] = (await (await buyer.get('/_data/en/p/DEMO-LOW/x')).text()).split('\n')
  const { price } = JSON.parse(head).value.data.delivery
  const answer = await buyer.send('POST', '/en/api/checkout/shipping-methods', { address: {} })
  const { methods } = await answer.json<ApiAnswer<'checkout.shippingMethods'>>()
  expect(Math.min(...methods.map((method) => method.price))).toBe(price)
  const danish = await buyer.send('POST', '/en/api/checkout/shipping-methods', { address: { country: 'DK' } })
  const { methods: near } = await danish.json<ApiAnswer<'checkout.shippingMethods'>>()
  expect(Math.min(...near.map((method) => method.price))).toBeLessThan(price)
})
