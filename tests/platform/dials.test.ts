import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { aCart, addLine, call, get, post, prepareShop } from './commerce-fixture.ts'

prepareShop()
afterEach(() => call('DELETE', '/dials'))

test('without DIALS=1 there are no dials', async () => {
  const answer = await app.request('/dials', { method: 'DELETE' }, { ...env, DIALS: '0' })
  expect(answer.status).toBe(404)
})

test('a dial answers every path under its own, as often as it says', async () => {
  await post('/dials', { path: '/api/cart', status: 503, times: 2 })
  expect((await post('/api/cart/create')).status).toBe(503)
  expect((await get('/api/stock/check?sku=WAX')).status).toBe(200)
  expect((await get('/api/cart/pull')).status).toBe(503)
  expect((await post('/api/cart/create')).status).toBe(200)
})

test('a field that no dial has is refused by its name', async () => {
  const answer = await post('/dials', { path: '/api/cart', delay: 60 })
  expect(answer).toMatchObject({ code: 400, result: expect.stringContaining('"delay"') })
})

test('a dial can answer garbage of any type', async () => {
  await post('/dials', { path: '/api/stock', body: '<p>busy', contentType: 'text/html' })
  const answer = await app.request('/api/stock/check?sku=WAX', {}, env)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await answer.text()).toBe('<p>busy')
})

test('a dial can say when to call again', async () => {
  await post('/dials', { path: '/api/stock', status: 429, headers: { 'Retry-After': '7' } })
  const answer = await app.request('/api/stock/check?sku=WAX', {}, env)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7'])
})

test('a dial can wait and then let the call through', async () => {
  await post('/dials', { path: '/api/stock', delayMs: 60 })
  const start = performance.now()
  expect((await get('/api/stock/check?sku=WAX')).code).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(50)
})

test('a dial can drop the connection', async () => {
  await post('/dials', { path: '/api/stock', drop: true })
  const answer = await app.request('/api/stock/check?sku=WAX', {}, env)
  await expect(answer.text()).rejects.toThrow()
})

test('a dial may look at the body and leaves it readable', async () => {
  const cartId = await aCart()
  await post('/dials', { path: '/api/cart/update', match: 'GRIP', status: 500 })
  expect((await addLine(cartId, { sku: 'GRIP', qty: 1 })).code).toBe(500)
  expect((await addLine(cartId, { sku: 'WAX', qty: 1 })).code).toBe(200)
})

test('calls are counted by path, and a reset forgets them', async () => {
  await get('/api/stock/check?sku=WAX')
  await get('/api/stock/check?sku=GRIP')
  expect((await get('/dials/calls')).result['/api/stock/check']).toBe(2)
  await call('DELETE', '/dials')
  expect((await get('/dials/calls')).result).toEqual({})
})

test('stock and clock can be set', async () => {
  await post('/dials/stock', [{ sku: 'WAX', qty: 1 }])
  expect((await get('/api/stock/check?sku=WAX')).result.qty).toBe(1)
  await post('/dials/clock', { now: '2030-01-01T00:00:00Z' })
  const { result } = await get('/api/ext/shop-hosted-checkout/widget/init')
  expect(JSON.parse(result).expiredUtc).toMatch(/^2030-01-01T00:30/)
})

test('a dial that makes no sense is refused', async () => {
  expect(await post('/dials', { path: 'cart' })).toMatchObject({ status: 400 })
})
