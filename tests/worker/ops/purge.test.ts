import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Bindings } from '#worker/app-env.ts'
import { settingsOf } from '#worker/settings.ts'
import { createShopper, upstream } from '../support/shop.ts'

const KEY = 'skare-development-purge-key' // vitest.config.ts
const shopper = createShopper()

beforeEach(() => upstream.reset())
afterEach(() => vi.restoreAllMocks())

const post = (body: unknown, key = KEY) =>
  shopper.request('/ops/purge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const get = (path: string, key = KEY) => shopper.get(path, { Authorization: `Bearer ${key}` })
const tierOf = (response: Response) =>
  /page;dur=\d+;desc="([^"]+)"/.exec(response.headers.get('Server-Timing') ?? '')?.[1]

/** A page that is kept. */
async function getStoredPage(path: string): Promise<Response> {
  await expect.poll(async () => tierOf(await shopper.get(path))).toBe('memory-fresh')
  return shopper.get(path)
}

/** The tags of the last purge. */
async function lastPurge(): Promise<string[] | undefined> {
  const { purges } = await (await get('/ops/purges')).json<{ purges: { tags: string[] }[] }>()
  return purges[0]?.tags
}

const tagsOf = (response: Response) => (response.headers.get('Cache-Tag') ?? '').split(',')

describe('a purge', () => {
  test('R4.131: of a product on a page makes that page anew, and leaves a page without it', async () => {
    const listing = await getStoredPage('/skidor')
    await getStoredPage('/sida/faq')
    const product = tagsOf(listing).find((tag) => /^P\d/.test(tag)) ?? ''
    expect((await post({ tags: [product] })).status).toBe(200)
    expect(tierOf(await shopper.get('/skidor'))).not.toMatch(/memory|kv/)
    expect(tierOf(await shopper.get('/sida/faq'))).toBe('memory-fresh')
  })

  test('of a product leaves the brands that do not show it, and renews those that do', async () => {
    const brand = await getStoredPage('/varumarke/nordvind')
    await post({ tags: ['P999999'] })
    expect(tierOf(await shopper.get('/varumarke/nordvind'))).toBe('memory-fresh')
    await post({ tags: [tagsOf(brand).find((tag) => /^P\d/.test(tag)) ?? ''] })
    expect(tierOf(await shopper.get('/varumarke/nordvind'))).not.toMatch(/memory|kv/)
  })

  test('R4.131: of any category reaches every page, because the menu is on every page', async () => {
    await getStoredPage('/sida/faq')
    await post({ tags: ['C7'] })
    expect(tierOf(await shopper.get('/sida/faq'))).not.toMatch(/memory|kv/)
  })

  test('that is soft lets a page be shown once more while it is renewed', async () => {
    await getStoredPage('/sida/faq')
    await post({ tags: ['content:pages'], soft: true })
    upstream.reset()
    expect(tierOf(await shopper.get('/sida/faq'))).toMatch(/softPurged/)
    expect(tierOf(await shopper.get('/sida/faq'))).toBe('memory-fresh')
    const asked = upstream.calls.filter((call) => call.includes('/jsonapi/pages'))
    expect(asked).toHaveLength(3) // the page, and which pages the two other stores have
  })

  test('of * leaves nothing: the page asks the platform for everything again', async () => {
    await getStoredPage('/sida/faq')
    await post({ tags: ['*'] })
    upstream.reset()
    await shopper.get('/sida/faq')
    expect(upstream.calls.length).toBeGreaterThanOrEqual(2)
  })

  test('that came while a page was made is not undone by storing that page', async () => {
    await post({ tags: ['*'] })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let reached = () => {}
    const asked = new Promise<void>((resolve) => {
      reached = resolve
    })
    upstream.answer = async (request) => {
      if (!request.url.includes('/jsonapi/pages')) return undefined
      reached()
      await held
      return undefined
    }
    const underWay = shopper.get('/sida/faq')
    await asked
    upstream.answer = undefined
    await post({ tags: ['content:pages'] })
    release()
    expect((await underWay).status).toBe(200)
    upstream.reset()
    const next = await shopper.get('/sida/faq')
    expect(next.status).toBe(200)
    expect([tierOf(next), upstream.calls.length > 0]).not.toEqual(['memory-fresh', true])
  })

  const many = Array.from({ length: 99 }, (_, at) => `P${900_001 + at}`)

  test.each([
    ['by its tags', { tags: ['P12', 'C7'] }, [['purge', { tags: ['P12', 'P*', 'C7', 'C*'] }]]],
    ['softly', { tags: ['C7'], soft: true }, [['invalidate', { tags: ['C7', 'C*'] }]]],
    ['of everything', { tags: ['C7', '*'] }, [['purge', { purgeEverything: true }]]],
    [
      'a hundred tags at a time',
      { tags: [...many, 'C7'] },
      [
        ['purge', { tags: [many[0], 'P*', ...many.slice(1)] }],
        ['purge', { tags: ['C7', 'C*'] }],
      ],
    ],
  ])('is passed on to the cache in front of the shop: %s', async (_, order, expected) => {
    const told: unknown[] = []
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const tell = (name: string) => async (options: unknown) => {
      told.push([name, options])
      return { success: false, errors: [] }
    }
    const { status } = await shopper.request(
      '/ops/purge',
      { method: 'POST', headers: { Authorization: `Bearer ${KEY}` }, body: JSON.stringify(order) },
      { cache: { purge: tell('purge'), invalidate: tell('invalidate') } },
    )
    expect([status, told]).toEqual([200, expected])
    expect(logged.mock.calls.join()).toContain('purge.notPassedOn')
  })

  test('is seen at once where it came in, however long its copy of the log is used', async () => {
    const patient = createShopper(undefined, { PURGE_POLL_SECONDS: '60' })
    await getStoredPage('/sida/faq')
    await patient.get(`/invalidate?tag=C7&key=${KEY}`)
    expect(tierOf(await patient.get('/sida/faq'))).not.toMatch(/memory|kv/)
  })

  test('a HEAD purges nothing: it is a safe method', async () => {
    await post({ tags: ['P4242'] })
    const response = await shopper.request(`/invalidate?tag=C12&key=${KEY}`, { method: 'HEAD' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST'])
    expect(await lastPurge()).toEqual(['P4242'])
  })

  test('is on the audit list', async () => {
    await post({ tags: ['P4242', 'C17'], soft: true })
    const { purges } = await (await get('/ops/purges')).json<{ purges: unknown[] }>()
    expect(purges[0]).toMatchObject({ tags: ['P4242', 'C17'], soft: true })
  })

  test('can be looked at before: which kept pages it would reach', async () => {
    const listing = await getStoredPage('/skidor')
    const product = tagsOf(listing).find((tag) => /^P\d/.test(tag)) ?? ''
    const preview = await (await get(`/ops/purge-preview?tag=${product}`)).json<{ paths: string[] }>()
    expect(preview).toMatchObject({ isComplete: true })
    expect(preview.paths).toContain('/skidor')
    const other = await (await get('/ops/purge-preview?tag=P999999')).json<{ paths: string[] }>()
    expect(other.paths).not.toContain('/skidor')
    expect((await get('/ops/purge-preview')).status).toBe(400)
  })
})

describe('a purge of a variant', () => {
  const { DB } = env as unknown as { DB: D1Database }
  const sql = `SELECT product_id AS child, parent_id AS parent FROM offer WHERE store_id = 1 AND parent_id IS NOT NULL`
  /** A variant of a product on the page, and that product. */
  async function variantOn(path: string): Promise<{ child: string; parent: string }> {
    const tags = tagsOf(await getStoredPage(path))
    const { results } = await DB.prepare(sql).all<{ child: number; parent: number }>()
    const row = results.find(({ parent }) => tags.includes(`P${parent}`))
    expect(tags).not.toContain(`P${row?.child}`)
    return { child: `P${row?.child}`, parent: `P${row?.parent}` }
  }
  const searches = () => upstream.calls.filter((call) => call.endsWith('/product/_search'))

  test('R4.131: renews the lists that show its product, and can be looked at before', async () => {
    const { child, parent } = await variantOn('/skidor')
    const preview = await (await get(`/ops/purge-preview?tag=${child}`)).json<{ paths: string[] }>()
    expect(preview.paths).toContain('/skidor')
    await shopper.get(`/invalidate?tag=${child}&key=${KEY}`)
    expect(tierOf(await shopper.get('/skidor'))).not.toMatch(/memory|kv/)
    expect(await lastPurge()).toEqual([child, parent])
  })

  test('asks the catalogue of each store once, however many tags it has', async () => {
    const { child, parent } = await variantOn('/skidor')
    const tags = [child, ...Array.from({ length: 499 }, (_, at) => `P${900_000 + at}`)]
    upstream.reset()
    expect(await (await post({ tags })).json()).toMatchObject({ purged: tags })
    expect(searches()).toHaveLength(3)
    expect(await lastPurge()).toEqual([...tags, parent])
  })

  test('asks nothing where no product is named, or everything goes', async () => {
    upstream.reset()
    await post({ tags: ['C7', 'content:pages'] })
    await post({ tags: ['P12', '*'] })
    expect(searches()).toEqual([])
  })

  test.each([
    ['fails', () => new Response('{}', { status: 500 })],
    ['does not answer', () => new Promise<Response>(() => {})],
  ])('purges what was named, and says so in the log, when the catalogue %s', async (_, answer) => {
    const { child } = await variantOn('/skidor')
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    upstream.answer = (request) => (request.url.includes('/_search') ? answer() : undefined)
    const response = await shopper.get(`/invalidate?tag=${child}&key=${KEY}`)
    upstream.reset()
    expect([response.status, await lastPurge()]).toEqual([200, [child]])
    expect(shopper.answeredMs()).toBeLessThan(5000)
    expect(logged.mock.calls.join()).toContain('purge.withoutParents')
  })
})

describe('a purge log that a deployment starts anew', () => {
  const { PURGE_LOG } = env as unknown as Bindings

  /** A shopper of a shop whose purge log loses so many purges. */
  function shopWithLosses(losses: number) {
    let left = losses
    const lose = async () => {
      throw new Error('reset because its code was updated')
    }
    const stubOf = (stub: DurableObjectStub) =>
      new Proxy(stub, {
        get: (target, name: 'fetch') =>
          String(name) === 'purge' && left-- > 0
            ? lose
            : (...parts: Parameters<typeof target.fetch>) => target[name](...parts),
      })
    const binding = { getByName: (name: string) => stubOf(PURGE_LOG.getByName(name)) }
    return createShopper(undefined, { PURGE_LOG: binding as unknown as Bindings['PURGE_LOG'] }) // what is used of it
  }
  const invalidate = (losses: number) => shopWithLosses(losses).get(`/invalidate?tag=C12&key=${KEY}`)

  test('R4.131: loses no purge: it is sent again', async () => {
    await post({ tags: ['C7'] })
    expect((await invalidate(2)).status).toBe(200)
    expect(await lastPurge()).toEqual(['C12'])
  })

  test('that does not come back is told to the caller', async () => {
    expect((await invalidate(3)).status).toBe(500)
  })
})

describe('a purge of what is kept inside other entries', () => {
  /** From now on the platform writes `after` where it wrote `before`, in its answers to `path`. */
  const rename = (path: string, before: string, after: string) => {
    upstream.answer = async (request) => {
      if (!request.url.includes(path)) return undefined
      const answer = await platform.fetch(request, env as unknown as PlatformBindings)
      return new Response((await answer.text()).replaceAll(before, after), answer)
    }
  }

  /** The brand of a page's first product. */
  async function brandOn(path: string): Promise<string> {
    const [head = ''] = (await (await shopper.get(`/_data${path}`)).text()).split('\n')
    const { product, list } = JSON.parse(head).value.data
    return (product ?? list.cards[0]).brand
  }

  test.each(['/p/DEMO-SALE/x', '/skidor'])('renews the names of attributes’ values on %s', async (path) => {
    rename('/attribute/_search', await brandOn(path), 'Nyfjäll')
    expect((await shopper.get(`/invalidate?tag=A12&key=${KEY}`)).status).toBe(200)
    expect(await brandOn(path)).toBe('Nyfjäll')
  })

  test.each([
    ['magazinechapter', '/magasin/technique/wax-right', '/magasin/teknik/wax-right', 'technique', 'teknik'],
    ['magazineitem', '/magasin/technique', '/magasin/technique', 'wax-right', 'ratt-vallat'],
    ['sizeguide', '/varumarke/fjallro', '/varumarke/fjallro', 'Skidor för vuxna', 'Skidor för stora'],
  ])('content:%s renews the entries that include it', async (type, path, next, before, after) => {
    expect((await shopper.get(path)).status).toBe(200)
    rename('/jsonapi/', before, after)
    await post({ tags: [`content:${type}`] })
    const response = await shopper.get(next)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(after)
  })
})

describe('who may purge', () => {
  test.each([
    ['POST', '/ops/purge'],
    ['GET', '/ops/purges'],
    ['GET', '/ops/purge-preview?tag=P1'],
    ['GET', '/invalidate?tag=P1'],
    ['POST', '/invalidate?tag=P1&key=wrong'],
    ['GET', '/ops/anything'],
  ])('%s %s without the key is 401, and nothing is purged', async (method, path) => {
    const before = await (await get('/ops/purges')).text()
    for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: KEY }] as HeadersInit[]) {
      const body = method === 'POST' ? '{"tags":["P1"]}' : undefined
      const response = await shopper.request(path, { method, headers, body })
      expect(response.status).toBe(401)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
    }
    expect(await (await get('/ops/purges')).text()).toBe(before)
  })

  test('the name of the scheme is written as one likes', async () => {
    expect((await shopper.get('/ops/purges', { Authorization: `bearer ${KEY}` })).status).toBe(200)
  })

  test.each([
    ['its beginning', KEY.slice(0, -1)],
    ['one letter too many', `${KEY}x`],
    ['another last letter', `${KEY.slice(0, -1)}X`],
    ['other capitals', KEY.toUpperCase()],
  ])('a key that is almost right is 401: %s', async (_, key) => {
    expect((await post({ tags: ['P1'] }, key)).status).toBe(401)
    expect((await shopper.get(`/invalidate?tag=P1&key=${key}`)).status).toBe(401)
  })

  test.each([
    ['the development key', 'skare-development-purge-key'],
    ['no key', undefined],
    ['a short key', 'abc'],
  ])('outside of development %s is refused when the settings are read, by name', (_, PURGE_KEY) => {
    const production = {
      ...(env as unknown as Bindings),
      ENVIRONMENT: 'production',
      SESSION_KEYS: 'own',
      PURGE_KEY,
    }
    expect(() => settingsOf(production as Bindings)).toThrow(/PURGE_KEY/)
  })
})

describe('what cannot be purged', () => {
  test.each(['nonsense', '{"tags":"P1"}', '{"tags":[]}', '{}', '{"tags":["P1"],"soft":"yes"}'])(
    'the body %s is 400 with a code',
    async (body) => {
      const response = await post(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'errors.badRequest' } })
    },
  )

  test('unknown tags are named', async () => {
    const response = await post({ tags: ['P1', 'X1', 'P', 'p1', 'P01', 'content:', 'P1234567890123'] })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { code: 'ops.unknownTags', tags: ['X1', 'P', 'p1', 'P01', 'content:', 'P1234567890123'] },
    })
  })

  test('more than 500 tags are 400', async () => {
    expect((await post({ tags: Array(501).fill('P1') })).status).toBe(400)
  })

  test('a body beyond 64 kB is 413', async () => {
    expect((await post({ tags: ['P1'.repeat(40_000)] })).status).toBe(413)
  })
})

describe('the form of stock platforms', () => {
  test.each(['GET', 'POST'])('%s /invalidate purges', async (method) => {
    await getStoredPage('/sida/faq')
    const response = await shopper.request(`/invalidate?tag=P1,C2&key=${KEY}`, { method })
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 200, result: 'Tags invalidated successfully' },
    ])
    expect(tierOf(await shopper.get('/sida/faq'))).not.toMatch(/memory|kv/)
  })

  test('the parameter may come several times', async () => {
    expect((await shopper.get(`/invalidate?tag=P900001&tag=C2,P900002&key=${KEY}`)).status).toBe(200)
    expect(await lastPurge()).toEqual(['P900001', 'C2', 'P900002'])
  })

  test('types of content are named as the content service names them', async () => {
    const named = await shopper.get(`/invalidate?tag=content:activityPage,content:pages:FAQ&key=${KEY}`)
    expect([named.status, await named.json()]).toEqual([
      200,
      { code: 200, result: 'Tags invalidated successfully' },
    ])
    expect(await lastPurge()).toEqual(['content:activitypage', 'content:pages:faq'])
    const preview = await get('/ops/purge-preview?tag=content:activityPage')
    expect(await preview.json()).toMatchObject({ tags: ['content:activitypage'] })
  })

  test('its words for all of a kind are understood', async () => {
    expect((await shopper.get(`/invalidate?tag=product,category,attribute,home&key=${KEY}`)).status).toBe(200)
  })

  test('its tags of other kinds are named and logged, and those beside them are purged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const response = await shopper.get(`/invalidate?tag=P900001,A12,C2,T3,A13&key=${KEY}`)
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 200, result: 'Tags invalidated successfully', ignored: ['T3'] },
    ])
    expect(await lastPurge()).toEqual(['P900001', 'content:attributes', 'C2'])
    expect(logged.mock.calls.join()).toMatch(/purge\.unknownTags.*T3/)
  })

  test('without a tag that the shop knows nothing is purged, and the others are named', async () => {
    const before = await lastPurge()
    const wrong = await shopper.get(`/invalidate?tag=T12,zzz&key=${KEY}`)
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: { tags: ['T12', 'zzz'] } }])
    expect((await shopper.get(`/invalidate?key=${KEY}`)).status).toBe(400)
    expect(await lastPurge()).toEqual(before)
  })

  test('more tags than a call takes are refused as such', async () => {
    const tags = Array.from({ length: 501 }, (_, at) => `P${at + 1}`)
    const response = await shopper.get(`/invalidate?tag=${tags}&key=${KEY}`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'ops.tooManyTags' } },
    ])
  })
})
