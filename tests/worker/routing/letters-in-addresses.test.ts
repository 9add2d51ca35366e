import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Bindings } from '#worker/app-env.ts'
import { createShopper, ORIGIN, upstream } from '../support/shop.ts'

// A file of its own: no other test has asked for these products and categories.
const bindings = env as unknown as PlatformBindings & Pick<Bindings, 'CACHE'> // vitest.config.ts gives both Workers' bindings
const shopper = createShopper()

/** A catalogue whose addresses have letters beyond ASCII. */
beforeEach(() => {
  upstream.reset()
  upstream.answer = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/api/url/map' && !pathname.endsWith('/_search')) return undefined
    const body = await request.clone().text()
    const asked = new Request(request, pathname === '/api/url/map' ? { body: decodeLetters(body) } : {})
    const answer = await platform.fetch(asked, bindings)
    return Response.json(JSON.parse((await answer.text()).replaceAll('"skidor/', '"skidåkning–łätt/')))
  }
})
const decodeLetters = (text: string) => text.replaceAll('skidåkning–łätt', 'skidor')
const ENCODED = '/skid%C3%A5kning%E2%80%93%C5%82%C3%A4tt/'

test('R2.68: a redirect to a product is sent in ASCII, to documents and to page data', async () => {
  const variant = await (await shopper.get('/_data/p/DEMO-CONF/x')).text()
  const sku = /"sku":"(DEMO-CONF-[^"]+)"/.exec(variant)?.[1] ?? ''
  const { status, headers } = await shopper.get(`/p/${sku}/x`)
  expect(status).toBe(301)
  expect(headers.get('Location')).toContain(ENCODED)
  const data = await shopper.get(`/_data/p/${sku}/x`)
  expect(data.headers.get('X-Redirect')).toContain(ENCODED)
})

test('the page at such an address is stored for everybody', async () => {
  const data = await (await shopper.get('/_data/p/DEMO-SALE/x')).text()
  const { pathname } = new URL(/"canonical":"([^"]+)"/.exec(data)?.[1] ?? '', ORIGIN)
  expect(pathname).toContain(ENCODED)
  expect((await shopper.get(pathname)).status).toBe(200)
  const { keys } = await bindings.CACHE.list({ prefix: 'page2:' })
  expect(keys.filter(({ name }) => name.includes(pathname))).toHaveLength(1)
})
