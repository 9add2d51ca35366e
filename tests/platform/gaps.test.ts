import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { hasGap } from '#platform/commerce/dial-state.ts'
import { parseGaps } from '#platform/commerce/gaps.ts'
import { seedCommerce } from '#platform/seed/seed-commerce.ts'
import { prepareSmallCatalogue } from './catalogue-fixture.ts'
import { aCart, call, get, post } from './commerce-fixture.ts'

prepareSmallCatalogue()
beforeAll(() => seedCommerce(env.DB))
afterEach(() => call('DELETE', '/dials'))

const stock = (gaps: '1' | string[]) => post('/dials/gaps', { gaps })
const ask = (path: string, init: RequestInit = {}) => app.request(path, init, env)

const CATALOGUE = '/api/catalog/vue_storefront_catalog/product/_search'
const search = async (body: object, query = '') => {
  const response = await ask(`${CATALOGUE}?request_format=search-query${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the assertion is the check
  return { status: response.status, body: await response.json<any>() }
}
const visible = { attribute: 'status', value: { in: [1] }, scope: 'default' }

test('a setting turns gaps on by name, and 1 turns all on', () => {
  expect(hasGap({ STOCK: 'syncOrder,headerToken' }, 'headerToken')).toBe(true)
  expect(hasGap({ STOCK: 'syncOrder' }, 'extensions')).toBe(false)
  expect(hasGap({ STOCK: '1' }, 'netPrices')).toBe(true)
  expect(parseGaps('')).toEqual([])
})

test('unknown gaps are refused, and a reset closes all of them', async () => {
  expect((await stock(['redis'])).status).toBe(400)
  await stock('1')
  await call('DELETE', '/dials')
  expect((await get('/api/ext/delivery-service/terms')).status).toBe(200)
})

describe('a stock platform', () => {
  test.each([
    ['GET', '/api/ext/gift-card/balance/X'],
    ['POST', '/api/ext/url-rewrites/find'],
    ['GET', '/api/sync/order/1'],
    ['POST', '/api/url'],
  ])('answers %s %s with 404 in HTML', async (method, path) => {
    await stock('1')
    const response = await ask(path, { method })
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toContain(`Cannot ${method} ${path}`)
  })

  test('has the two extensions that it comes with', async () => {
    await stock('1')
    const response = await ask('/api/ext/mail-service/get-token')
    expect(response.headers.get('Content-Type')).toContain('application/json')
  })

  test('reads a token from the query only: with a header the cart is a guest’s', async () => {
    const login = await post('/api/user/login', { username: 'anna@example.com', password: 'Skidspar-2026' })
    const bearer = { headers: { Authorization: `Bearer ${login.result}` } }
    expect((await ask('/api/user/me', bearer)).status).toBe(200)
    await stock(['headerToken'])
    expect((await ask('/api/user/me', bearer)).status).toBe(401)
    expect((await ask(`/api/user/me?token=${login.result}`)).status).toBe(200)
  })

  test('refuses to sort by popularity in the words of its engine, and does not list it', async () => {
    await stock(['ownFields'])
    const sorted = await search({
      _appliedFilters: [visible],
      _appliedSort: [{ field: 'popularity', options: 'desc' }],
    })
    expect(sorted.status).toBe(500)
    expect(sorted.body.result.root_cause[0].reason).toBe(
      'No mapping found for [popularity] in order to sort on',
    )
    const plain = await search({ _appliedFilters: [visible] })
    expect(plain.body.hits.hits[0]._source).not.toHaveProperty('popularity')
  })

  test('filters and counts prices without tax', async () => {
    const above = (gte: number) => ({
      _appliedFilters: [visible, { attribute: 'final_price', value: { gte }, scope: 'default' }],
      _availableFilters: [{ field: 'price', scope: 'catalog' }],
    })
    const { total: gross } = (await search(above(100))).body.hits
    await stock(['netPrices'])
    const net = await search(above(80))
    expect(net.body.hits.total).toBe(gross)
    expect(net.body.aggregations.agg_min_price.value).toBeGreaterThanOrEqual(80)
    for (const { _source } of net.body.hits.hits) expect(_source.price_incl_tax).toBeGreaterThanOrEqual(100)
  })

  test('tells the total as an object, in compact answers too', async () => {
    await stock(['engineTotal'])
    const total = { value: expect.any(Number), relation: 'eq' }
    expect((await search({ _appliedFilters: [visible] })).body.hits.total).toEqual(total)
    expect((await search({ _appliedFilters: [visible] }, '&response_format=compact')).body.total).toEqual(
      total,
    )
  })

  test('takes seconds for an order', async () => {
    await stock(['slowOrder'])
    const startedAt = performance.now()
    await post('/api/order', { cart_id: await aCart() })
    expect(performance.now() - startedAt).toBeGreaterThan(2900)
  })
})
