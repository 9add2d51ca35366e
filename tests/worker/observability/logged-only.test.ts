import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Bindings } from '#worker/app-env.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { deliver } from '../support/checkout.ts'
import { orderOf } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as Bindings & PlatformBindings // vitest.config.ts gives both Workers' bindings

let lines: Record<string, unknown>[] = []

beforeEach(() => {
  upstream.reset()
  lines = []
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(JSON.parse(line))
    })
  }
})
afterEach(() => {
  upstream.reset()
  vi.restoreAllMocks()
})

const linesOf = (name: string) => lines.filter(({ event }) => event === name)

test('R8.54: what could not be kept is logged, and the page is shown', async () => {
  const { CACHE } = bindings
  const full = { get: CACHE.get.bind(CACHE), put: () => Promise.reject(new Error('KV is full')) }
  const shopper = createShopper(undefined, { CACHE: full as unknown as KVNamespace })
  expect((await shopper.get('/energi?sort=latest')).status).toBe(200)
  const told = linesOf('cache.storeFailed')
  expect(told[0]).toMatchObject({ level: 'warn', error: expect.stringContaining('KV is full') })
  const keys = told.map(({ key }) => key)
  expect(keys).toContain('cards')
  expect(keys).not.toContainEqual(expect.stringMatching(/^[a-z]+\|/)) // of data only its kind: what was asked for may be personal
})

test('R8.55: a fault of the hosted checkout’s provider is logged; the shopper is told that the payment could not begin', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  upstream.answer = ({ url }) =>
    url.includes('/shop-hosted-checkout/init/')
      ? Response.json({ code: 500, result: 'provider: E-17' })
      : undefined
  const response = await shopper.send('POST', '/api/checkout/payment-session')
  expect([response.status, await response.json()]).toEqual([
    502,
    { error: { code: 'errors.checkout.payment' } },
  ])
  expect(linesOf('hostedCheckout.failed')).toMatchObject([
    { level: 'error', code: 500, message: 'provider: E-17' },
  ])
})

test('R8.18 R8.51 R8.52: addresses that lead nowhere are logged with what is missing, and are a 404', async () => {
  const shopper = createShopper()
  expect((await shopper.get('/c/finns-inte')).status).toBe(404)
  expect(linesOf('category.empty')).toMatchObject([
    { message: 'Category query returned empty result slug = finns-inte' },
  ])
  expect(linesOf('route.notFound')).toMatchObject([{ path: '/c/finns-inte', page: 'category' }])
  expect((await shopper.get('/en-sida/som-inte-finns')).status).toBe(404)
  expect(linesOf('url.noMapping')).toMatchObject([{ path: 'en-sida/som-inte-finns' }])
})

test('R8.16 R8.17: a product that has no page is logged with what is in its way', async () => {
  const shopper = createShopper()
  for (const sku of ['DEMO-EXPIRED', 'DEMO-BUNDLE-SKI-190'])
    expect((await shopper.get(`/p/${sku}/x`)).status).toBe(404)
  const told = lines.filter(({ sku }) => sku !== undefined)
  expect(told).toMatchObject([
    { event: 'Product query returned empty result product status = 2', sku: 'DEMO-EXPIRED' },
    { event: 'Product query returned empty result product visibility = 1', sku: 'DEMO-BUNDLE-SKI-190' },
  ])
})

test('R8.57: another call that fails is logged and not shown: the cart stands without its stock', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  upstream.answer = ({ url }) => {
    if (url.includes('/api/stock/list')) throw new Error('stock is away')
    return undefined
  }
  const { lines: shown } = await (await shopper.get('/api/cart')).json<CartAnswer['cart']>()
  expect(shown).toMatchObject([{ sku: 'DEMO-SALE' }])
  expect(linesOf('stock.unknown')).toMatchObject([{ level: 'warn' }])
})

test('R8.50: an option without code or id, or of an unknown attribute, is logged, and the product is shown', async () => {
  upstream.answer = async (request) => {
    if (!request.url.includes('/product/_search')) return undefined
    const text = await (await platform.fetch(request, bindings)).text()
    const lost =
      '"configurable_options":[{"attribute_code":"lost","position":9,"values":[]},{"attribute_id":"999","attribute_code":"strange","position":9,"values":[]},'
    return Response.json(JSON.parse(text.replaceAll('"configurable_options":[', lost)))
  }
  expect((await createShopper().get('/api/cart/choices?sku=DEMO-CONF-RED-190')).status).toBe(200)
  expect(linesOf('product.wrongOption')).toMatchObject([
    { level: 'warn', id: null, code: 'lost' },
    { level: 'warn', id: '999', code: 'strange' },
  ])
})

test('R8.50: the options of the shop’s own products are no reason for a warning', async () => {
  const shopper = createShopper()
  const pages = await Promise.all(
    ['Termosflaska', 'pjäxor', 'skidor', 'jacka', 'valla', 'stavar', 'gel'].map(async (text) => {
      const list = await (await shopper.get(`/sokresultat?s=${encodeURIComponent(text)}`)).text()
      const path = /class="product-card"[^>]*>.*?href="([^"]+)"/s.exec(list)?.[1] ?? ''
      return (await shopper.get(path)).text()
    }),
  )
  expect(pages.join('')).toContain('Volym')
  for (const html of pages) expect(html).toContain('"@type":"Product')
  expect(linesOf('product.wrongOption')).toEqual([])
})

describe('why the platform refused is logged, and the shopper reads the shop’s own words', () => {
  test('R8.57: of a call of the shop’s own API', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    upstream.answer = ({ url }) =>
      url.includes('/shop-hosted-checkout/init/')
        ? Response.json({ code: 404, result: 'The cart of asa.berg@example.com is not active' })
        : undefined
    const response = await shopper.send('POST', '/api/checkout/payment-session')
    expect(response.status).toBe(409)
    const [line] = linesOf('failure')
    expect(line).toMatchObject({ level: 'warn', error: expect.stringContaining('is not active') })
    expect(line?.error).not.toContain('asa.berg')
  })

  test('R8.38: of an order that it finds invalid', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const request = orderOf(await deliver(shopper), 'hosted_invoice')
    upstream.answer = ({ url, method }) =>
      method === 'POST' && new URL(url).pathname === '/api/order'
        ? Response.json({
            code: 400,
            result: [{ dataPath: '.products[0].price', message: 'should be >= 1' }],
          })
        : undefined
    const response = await shopper.send('POST', '/api/checkout/order', request)
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('should be')
    expect(linesOf('order.refused')).toMatchObject([
      { level: 'warn', error: expect.stringContaining('.products[0].price') },
    ])
  })

  test('what a shopper sends wrongly is no line of it', async () => {
    expect((await createShopper().send('POST', '/api/cart/lines', { sku: 7 })).status).toBe(400)
    expect(linesOf('failure')).toEqual([])
  })
})
