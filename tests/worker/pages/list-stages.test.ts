import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { Bindings } from '#worker/app-env.ts'
import { breakerKinds } from '#worker/upstream/breakers.ts'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
const { CACHE } = env as unknown as Bindings

interface Asked {
  path: string
  /** All fields of products: stage 2, a product page, or a list in one stage. */
  isComplete: boolean
  /** Skus, categories and the like that were asked for. */
  body: string
}
let asked: Asked[] = []
/** Comes between the shop and the platform: a response replaces the platform's, a promise holds it back. */
let between: (call: Asked) => Promise<Response | undefined> | Response | undefined

/** The shop's clock stands still, but for what a search is said to take: no test depends on how busy the machine is. */
function take(ms: number): undefined {
  vi.setSystemTime(Date.now() + ms)
}
/** A platform for which all fields are the more work. */
const quick = ({ isComplete }: Asked) => (isComplete ? take(100) : undefined)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  asked = []
  between = quick
  upstream.answer = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const isSearch = pathname.endsWith('/product/_search')
    const isComplete = isSearch && !searchParams.has('_source_include') && searchParams.get('size') !== '0'
    const call = { path: pathname, isComplete, body: await request.text() }
    if (!/^\/api\/ext\/(?!url-rewrites)/.test(pathname)) asked.push(call) // what is learned of extensions, nobody waits for
    return between(call)
  }
})

afterEach(() => void vi.useRealTimers())

async function visitList(
  path: string,
  { visitor = shopper, agent = 'Mozilla/5.0' } = {},
): Promise<ProductCard[]> {
  const response = await visitor.get(`/_data${path}`, { 'User-Agent': agent })
  const [head = ''] = new TextDecoder().decode(await response.arrayBuffer()).split('\n')
  const list: ProductList = JSON.parse(head).value.data.list
  return list.cards
}

/** Follows a card. What the page waits for was asked before its first line; the rail beside it streams in later. */
async function click({ path }: ProductCard): Promise<{ text: string; waitedFor: Asked[] }> {
  asked = []
  const response = await shopper.get(`/_data${path}`)
  expect(response.status).toBe(200)
  const text = new TextDecoder().decode(await response.arrayBuffer())
  const isRail = ({ path: at, isComplete }: Asked) =>
    at === '/api/catalog/vue_storefront_catalog/product/_search' && !isComplete
  return { text, waitedFor: asked.filter((call) => !isRail(call)) }
}

const wholeOnes = () => asked.filter(({ isComplete }) => isComplete)

const purge = (tag: string) =>
  createShopper().request('/ops/purge', {
    method: 'POST',
    headers: { Authorization: 'Bearer skare-development-purge-key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: [tag] }),
  })

const CRAWLER = 'Googlebot/2.1'

/** Keeps the platform from answering searches with all fields. */
function holdSecondStage() {
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<undefined>()
  between = ({ isComplete }) => {
    if (!isComplete) return undefined
    begun.resolve()
    return held.promise
  }
  const release = () => {
    between = quick
    held.resolve(undefined)
  }
  return { begun: begun.promise, release }
}

function first<T>([one]: T[]): T {
  if (one === undefined) throw new Error('an empty list')
  return one
}

describe('R4.122: a list is fetched with the fields of cards, then fully', () => {
  test('and a click on any of its cards waits for no call to the platform', async () => {
    await purge('*') // tried again it begins anew
    const cards = await visitList('/skidor')
    expect(wholeOnes()).toHaveLength(1)
    const single = cards.filter(({ sku }) => !/BUNDLE|GROUPED/.test(sku))
    expect(single.length).toBeGreaterThan(20)
    for (const card of single) expect([card.path, (await click(card)).waitedFor]).toEqual([card.path, []])
  })

  test('the page is the same as one whose product was asked for, film and all', async () => {
    const cards = await visitList('/skidor/langdskidor/klassiska-skidor')
    const card = first(cards.filter(({ sku }) => sku === 'DEMO-CONF'))
    const { text } = await click(card)
    await purge(`P${card.id}`)
    const { text: anew, waitedFor } = await click(card)
    expect(waitedFor.some(({ isComplete, path }) => isComplete || path === '/api/url/map')).toBe(true)
    expect(anew).toBe(text)
    expect(text).toContain('"video":"')
  })

  test('the shopper does not wait for the second', async () => {
    const held = holdSecondStage()
    const visitor = createShopper()
    const visit = visitList('/klader?sort=price-desc', { visitor })
    await expect.poll(() => visitor.answeredMs()).toBeGreaterThan(0) // the answer was read to its end
    held.release()
    await visit
  })

  test('a product that is purged meanwhile is read anew', async () => {
    const card = first(await visitList('/pjaxor?sort=price-asc', { agent: CRAWLER }))
    const held = holdSecondStage()
    const visit = visitList('/pjaxor')
    await held.begun
    await purge(`P${card.id}`)
    held.release()
    await visit
    const { waitedFor } = await click(card)
    expect(waitedFor.some(({ isComplete, path }) => isComplete || path === '/api/url/map')).toBe(true)
  })

  test('what comes along stays in memory', async () => {
    const kept = async () => (await CACHE.list()).keys.map(({ name }) => name)
    const before = await kept()
    await visitList('/valla')
    expect(wholeOnes()).toHaveLength(1)
    const added = (await kept()).filter((name) => !before.includes(name))
    expect(added).not.toEqual([]) // the list itself
    expect(added.filter((name) => /\.(?:product|path|url)\|/.test(name))).toEqual([])
  })

  test('a list whose products are all there is not fetched again', async () => {
    await visitList('/skidor/langdskidor')
    asked = []
    await visitList('/skidor/langdskidor?sort=price-desc')
    expect(asked).not.toEqual([])
    expect(wholeOnes()).toEqual([])
  })

  test('a crawler, which clicks on nothing, gets the first stage alone', async () => {
    await visitList('/rullskidor', { agent: CRAWLER })
    expect(asked).not.toEqual([])
    expect(wholeOnes()).toEqual([])
  })

  test('and so does everybody where the setting is off', async () => {
    const visitor = createShopper(undefined, { TWO_STAGE_LISTS: 'off' })
    await visitList('/rullskidor?sort=price-asc', { visitor })
    expect(asked).not.toEqual([])
    expect(wholeOnes()).toEqual([])
  })

  test('a platform that is slow is not asked for more', async () => {
    between = ({ path }) => (path.endsWith('/product/_search') ? take(550) : undefined)
    await visitList('/energi/sportdryck')
    expect(asked).not.toEqual([])
    expect(wholeOnes()).toEqual([])
  })

  test('a platform that fails it is not asked twice, and stays open to shoppers', async () => {
    const busy = () => Response.json({ code: 503, result: 'busy' }, { status: 503 })
    const busyFor = () => Response.json({}, { status: 503, headers: { 'Retry-After': '30' } })
    between = ({ isComplete }) => (isComplete ? (wholeOnes().length > 1 ? busyFor() : busy()) : undefined)
    const lists = ['price-asc', 'price-desc', 'latest'].map((sort) => `/energi?sort=${sort}`)
    for (const path of lists) await visitList(path)
    expect(wholeOnes()).toHaveLength(lists.length)
    expect(breakerKinds().catalogue).toBe('closed')
  })
})

// The last one: this isolate has made up its mind afterwards.
test('R4.123: where the first stage is the slower one, one search with all fields serves both', async () => {
  between = ({ isComplete, path }) =>
    isComplete || !path.endsWith('/product/_search') ? undefined : take(300)
  const lists = ['/tillbehor/vaskor', '/tillbehor/pannlampor', '/tillbehor/flaskor', '/skridskor']
  for (const path of lists) await visitList(path)
  between = quick
  asked = []
  const response = await shopper.get('/_data/energi/energigel')
  const searches = asked.filter(({ path }) => path === '/api/catalog/vue_storefront_catalog/product/_search')
  expect(searches.map(({ isComplete }) => isComplete)).toEqual([true])
  expect(response.headers.get('Server-Timing')).toContain('desc="one stage"')
  asked = []
  const card = first(await visitList('/energi/energigel?sort=latest'))
  expect((await click(card)).waitedFor).toEqual([])
})
