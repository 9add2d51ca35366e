import { expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

// A file of its own: nothing of the content service is known to this isolate yet.
test('R8.41: with the content service down home stands on the catalogue, and is not kept', async () => {
  const shopper = createShopper()
  upstream.answer = (request) =>
    request.url.includes('/delivery/jsonapi/') ? new Response('<html>', { status: 500 }) : undefined
  const bare = await shopper.get('/')
  const html = await bare.text()
  expect(bare.status).toBe(200)
  expect(html).toContain('product-card')
  expect(html).not.toContain('home-hero')

  upstream.reset()
  expect(await (await shopper.get('/')).text()).toContain('home-hero')
})

test('R8.48: with the platform down a page nobody has seen is the error page, with the number to ask about', async () => {
  upstream.answer = () => {
    throw new Error('connection refused')
  }
  const response = await createShopper().get('/p/DEMO-CONF/x')
  expect(response.status).toBe(502)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain(response.headers.get('X-Request-Id') ?? '-')
  upstream.reset()
  expect((await createShopper().get('/p/DEMO-CONF/x')).status).toBe(200)
})

test('R3.44: a sub-brand that cannot be looked up is an outage, not missing: devices keep their copy of it', async () => {
  const shopper = createShopper()
  expect((await shopper.get('/varumarke/nordvind/finns-inte')).status).toBe(404)
  upstream.answer = (request) =>
    request.url.includes('/delivery/jsonapi/') ? new Response('<html>', { status: 500 }) : undefined
  for (const path of ['/varumarke/fjallro/spar', '/_data/varumarke/fjallro/spar'])
    expect((await shopper.get(path)).status, path).toBeGreaterThanOrEqual(502)
  upstream.reset()
})
