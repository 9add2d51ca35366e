import { env } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { createShopper, ORIGIN, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings
const shopper = createShopper()

/** An index whose documents have fields without a value: no slug, and of what is no product no sku. */
beforeAll(() => {
  upstream.answer = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api/url/map' && !pathname.endsWith('/_search')) return undefined
    const answer = await (await platform.fetch(request, bindings)).text()
    return Response.json(JSON.parse(answer, (name, value) => (name === 'slug' ? null : value)))
  }
})
afterAll(() => upstream.reset())

test.each(['DEMO-SALE', 'DEMO-CONF', 'DEMO-BUNDLE'])(
  'the page of %s without a slug is there',
  async (sku) => {
    const data = await (await shopper.get(`/_data/p/${sku}/x`)).text()
    const { pathname } = new URL(/"canonical":"([^"]+)"/.exec(data)?.[1] ?? '', ORIGIN)
    expect(pathname).not.toMatch(/^\/p\//)
    expect((await shopper.get(pathname)).status).toBe(200)
  },
)
