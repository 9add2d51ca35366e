import { describe, expect, test } from 'vitest'
import { aClock } from '../support/caches.ts'
import { allRoutes, requestOf } from '../support/every-route.ts'
import { createShopper, NORWAY } from '../support/shop.ts'
import { createWorkersCache } from '../support/workers-cache.ts'

const KEY = 'skare-development-purge-key' // vitest.config.ts
const shopper = createShopper()

/** The shop with Workers Cache in front of it: off in wrangler.toml, but somebody may turn it on. */
function aShopWithCacheInFront() {
  const clock = aClock(Date.now())
  const front = createWorkersCache(
    (request, cache) =>
      shopper.request(
        request.url,
        { headers: request.headers, method: request.method, body: request.body },
        { cache },
      ),
    clock,
  )
  return { clock, get: (address: string) => front.fetch(new Request(address)), fetch: front.fetch }
}

const documents = ['/', '/skidor', '/sida/faq', '/offline', '/finns-inte', '/en']
const answers = allRoutes
  .filter(({ method, path }) => /^(?:GET|ALL)$/.test(method) && /^\/(?!ops)/.test(path))
  .map((route) => requestOf(route).path)

describe('were a cache in front of the shop', () => {
  test.each([...documents, ...answers])(
    'it would give nothing of one browser to another: %s',
    async (path) => {
      const { get } = aShopWithCacheInFront()
      await get(`http://skare.test${path}`)
      const again = await get(`http://skare.test${path}`)
      const isStored = again.headers.get('Cf-Cache-Status') === 'HIT'
      const isPersonal =
        again.headers.has('Set-Cookie') || /'nonce-/.test(again.headers.get('Content-Security-Policy') ?? '')
      expect([isStored && isPersonal, again.headers.get('Cache-Control')]).toEqual([
        false,
        expect.any(String),
      ])
    },
  )

  test('a document would have its own nonce in every answer', async () => {
    const { get } = aShopWithCacheInFront()
    const policies = [await get('http://skare.test/'), await get('http://skare.test/')].map(({ headers }) =>
      headers.get('Content-Security-Policy'),
    )
    expect(new Set(policies).size).toBe(2)
  })

  test('a document of one host would not be that of another, though its key has no host', async () => {
    const { get } = aShopWithCacheInFront()
    const [swedish, norwegian] = [await get('http://skare.test/'), await get(`${NORWAY}/`)]
    expect([await swedish.text(), await norwegian.text()]).toEqual([
      expect.stringContaining('lang="sv"'),
      expect.stringContaining('lang="nb"'),
    ])
  })
})

test('our own caches know of every purge, also of those that the cache in front refuses', async () => {
  const { fetch } = aShopWithCacheInFront()
  const purge = () =>
    fetch(
      new Request('http://skare.test/ops/purge', {
        method: 'POST',
        headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags: ['content:pages'] }),
      }),
    )
  for (let nth = 0; nth < 30; nth++) expect((await purge()).status).toBe(200)
})
