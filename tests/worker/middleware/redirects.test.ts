import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv, Bindings } from '#worker/app-env.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import type { Settings } from '#worker/settings.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as Bindings // vitest.config.ts gives them

/** Lets the platform lead an address to the skis, with this code. */
function leadToSkis(address: string, redirectCode: number) {
  const target = { type: 'custom', id: null, target_url: 'skidor', redirectCode }
  upstream.answer = async (request) => {
    if (!request.url.includes('/url-rewrites/find')) return undefined
    const { url } = await request.json<{ url: string }>()
    return Response.json({ code: 200, result: url === address ? target : null })
  }
}

beforeEach(() => upstream.reset())
afterEach(() => vi.restoreAllMocks())

test.each([301, 302, 307, 308])('no browser keeps a redirect with code %i', async (code) => {
  leadToSkis(`gammal-${code}`, code)
  for (const PAGE_CACHE of ['on', 'off']) {
    const { status, headers } = await createShopper(undefined, { PAGE_CACHE }).get(`/gammal-${code}`)
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
      code,
      '/skidor',
      'private, no-store',
    ])
  }
})

test('nor one of an old prefix', async () => {
  const { status, headers } = await createShopper().get('/sv/skidor')
  expect([status, headers.get('Cache-Control')]).toEqual([302, 'private, no-store'])
})

test.each(['/svala', '/nb-nord/x'])(
  'an address that only begins like an old prefix stays: %s',
  async (path) => {
    expect((await createShopper().get(path)).status).toBe(404)
  },
)

test('what is sent to an old prefix is not led on: its content would be lost on the way', async () => {
  const { status, headers } = await createShopper().send('POST', '/sv/skidor', {})
  expect([status, headers.get('Location')]).toEqual([404, null])
})

test('a redirect that says how long it is kept keeps that, and a 304 what the browser has', async () => {
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('settings', { hstsSeconds: 0 } as Settings) // the one that is read
    return next()
  }, securityHeaders)
  app.get('/moved', (c) => c.body(null, 301, { Location: '/', 'Cache-Control': 'public, max-age=60' }))
  app.get('/same', (c) => c.body(null, 304))
  const policyOf = async (path: string) => (await app.request(path)).headers.get('Cache-Control')
  expect([await policyOf('/moved'), await policyOf('/same')]).toEqual(['public, max-age=60', null])
})

test('a redirect costs KV one look for a page, and no write or delete of one', async () => {
  leadToSkis('gammal-adress', 301)
  const calls = (['get', 'put', 'delete'] as const).map((name) => vi.spyOn(bindings.CACHE, name))
  expect((await createShopper().get('/gammal-adress')).status).toBe(301)
  const ofPages = calls.map(({ mock }) => mock.calls.filter(([key]) => String(key).startsWith('page2:')))
  expect(ofPages).toEqual([[expect.anything()], [], []])
})
