import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Page, PageData } from '#shared/page-data.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

/** Addresses asked of the platform since the test began. */
let asked: URL[] = []

beforeEach(() => {
  upstream.reset()
  asked = []
  upstream.answer = ({ url }) => {
    asked.push(new URL(url))
    return undefined
  }
})

const shopper = createShopper()

async function load<N extends keyof PageData>(path: string, who = shopper) {
  const [head = ''] = (await (await who.get(`/_data${path}`)).text()).split('\n')
  return JSON.parse(head).value as Extract<Page, { name: N }>
}

const askedFor = (part: string) => asked.filter(({ pathname }) => pathname.includes(part))

describe('R3.22: the result of a search', () => {
  test('has its products, their total, where it stands and how it goes on', async () => {
    const { list } = (await load<'search-result'>('/sokresultat?s=skidor')).data
    if (!list) throw new Error('no list')
    expect(list).toMatchObject({ page: 1, pageCount: Math.ceil(list.total / 50) })
    expect(list.cards.length).toBeLessThanOrEqual(50)
    expect(list.cards.length).toBeGreaterThan(0)
    const [search] = askedFor('/product/_search')
    expect(search?.searchParams.get('size')).toBe('50')
    expect(search?.searchParams.get('from')).toBe('0')
  })

  test('has the counts of its attributes under their labels', async () => {
    const { list } = (await load<'category'>('/klader')).data
    const brand = list.filters.find(({ code }) => code === 'ls_brand')
    expect(brand?.label).toBe('Varumärke')
    expect(brand?.options.length).toBeGreaterThan(1)
    for (const { label, count } of brand?.options ?? []) {
      expect(label).toMatch(/^\p{L}/u)
      expect(count).toBeGreaterThan(0)
    }
  })

  test('R3.23: a product that the search finds twice is shown once, and counted once', async () => {
    upstream.answer = async (request) => {
      if (!new URL(request.url).pathname.endsWith('/product/_search')) return undefined
      const answer = await platform.fetch(request, env as unknown as PlatformBindings) // vitest.config.ts
      const body = await answer.json<{ hits: object[]; total: number }>()
      const [first] = body.hits
      return Response.json(first ? { ...body, hits: [first, ...body.hits], total: body.total + 1 } : body)
    }
    const { list } = (await load<'search-result'>('/sokresultat?s=valla')).data
    const skus = list?.cards.map(({ sku }) => sku) ?? []
    expect(skus.length).toBeGreaterThan(1)
    expect(new Set(skus).size).toBe(skus.length)
    expect(list?.fakeTotal).toBe((list?.total ?? 0) - 1)
  })

  test('R5.28: what is gone, and what is sold as a part only, is not found', async () => {
    for (const sku of ['DEMO-EXPIRED', 'DEMO-BUNDLE-SKI-190']) {
      const { list } = (await load<'search-result'>(`/sokresultat?s=${sku}`)).data
      expect(list?.cards.map((card) => card.sku)).not.toContain(sku)
    }
    const { list } = (await load<'search-result'>('/sokresultat?s=DEMO-SALE')).data
    expect(list?.cards.map((card) => card.sku)).toContain('DEMO-SALE')
  })

  test('without results is an empty list of total 0, no failure, and best sellers and guides beside it', async () => {
    const { list, help } = (await load<'search-result'>('/sokresultat?s=xyzzyq')).data
    expect(list).toMatchObject({ cards: [], total: 0, page: 1, pageCount: 1 })
    expect([help.popular.length > 0, help.guides.length > 0]).toEqual([true, true])
  })
})

test('R2.58: an article leads to those before and after it in its chapter', async () => {
  const { children } = (await load<'magazine-chapter'>('/magasin/technique')).data.content
  expect(children.length).toBeGreaterThan(1)
  for (const [at, { path }] of children.entries()) {
    const { previous, next } = (await load<'magazine-item'>(path)).data.content
    expect([previous, next]).toEqual([children[at - 1] ?? null, children[at + 1] ?? null])
  }
})

test('R3.61: what the URL map says is kept, and a page knows its canonical address', async () => {
  const [card] = (await load<'search-result'>('/sokresultat?s=DEMO-CONF')).data.list?.cards ?? []
  const path = card?.path.split('?')[0] ?? ''
  await purgeAll() // the search brought the product's address along
  asked = []
  for (let visit = 0; visit < 3; visit++)
    expect((await load<'configurable-product'>(path)).meta.canonical).toBe(path)
  expect(askedFor('/api/url/map')).toHaveLength(1)
})

test('R2.72: a category that the tree has at its address needs no URL map, and knows its canonical address', async () => {
  await load<'home'>('/')
  asked = []
  const { meta } = await load<'category'>('/skidor/langdskidor?sort=price-asc')
  expect(meta.canonical).toBe('/skidor/langdskidor')
  expect(askedFor('/api/url/map')).toEqual([])
})

test('R2.72: after a purge of categories the tree is read anew before its addresses count', async () => {
  await load<'home'>('/')
  await purgeAll()
  asked = []
  await load<'category'>('/skidor/langdskidor')
  expect(askedFor('/category/_search').length).toBeGreaterThan(0)
})

const purgeAll = () =>
  shopper.request('/ops/purge', {
    method: 'POST',
    headers: { Authorization: 'Bearer skare-development-purge-key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: ['*'] }),
  })

test('R3.49: a magazine item has the fields of its chapter, and the chapter', async () => {
  const [item, chapter] = [
    await load<'magazine-item'>('/magasin/technique/wax-right'),
    await load<'magazine-chapter'>('/magasin/technique'),
  ]
  expect(Object.keys(item.data.content).toSorted()).toEqual(Object.keys(chapter.data.content).toSorted())
  expect(item.data.content.breadcrumbs.at(-1)).toEqual({
    name: chapter.data.content.title,
    path: '/magasin/technique',
  })
})

describe('a brand', () => {
  test('R9.34: shows ten of its lines at most', async () => {
    await load<'brand'>('/varumarke/fjallro')
    expect(askedFor('/subBrand').map(({ searchParams }) => searchParams.get('page[limit]'))).toEqual(['10'])
  })

  test('R1.42 R7.77 R7.79 R9.56: is ranked and recommended by the key and the list of the store', async () => {
    await load<'brand'>('/merke/fjallro', createShopper(NORWAY))
    const keys = (part: string) => askedFor(part).map(({ searchParams }) => searchParams.get('key'))
    expect(keys('partnerSearch')).toEqual(['skare-no'])
    expect(keys('getProductBoxes')).toEqual(['skare-no'])
    const boxes = askedFor('getProductBoxes')[0]?.searchParams
    expect(boxes?.get('ids')).toBe('top-no')
    expect(boxes?.get('crawledData[top-no][brand]')).toBe('Fjällro')
  })
})

test('R3.58: a gift card is applied with its code, its amount and the cart it pays for', async () => {
  const buyer = createShopper()
  const { cart } = await (
    await buyer.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  ).json<CartAnswer>()
  const sent: unknown[] = []
  upstream.answer = async (request) => {
    if (request.url.includes('/gift-card/apply')) sent.push(await request.json())
    return undefined
  }
  await buyer.send('POST', '/api/cart/gift-card', { code: ' GK-500 ' })
  expect(cart.totals.grandTotal).toBeGreaterThan(0)
  expect(sent).toEqual([{ code: 'GK-500', amount: 500, cart_id: expect.stringMatching(/\S/) }])
})

test('R3.25 R6.2: the cart’s token stays in the sealed cookie: no answer and no page tells it', async () => {
  const buyer = createShopper()
  await buyer.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const tokens: string[] = []
  upstream.answer = ({ url }) => {
    const token = new URL(url).searchParams.get('cartId')
    if (token) tokens.push(token)
    return undefined
  }
  const answer = await buyer.get('/api/cart')
  const page = await buyer.get('/varukorg')
  expect(tokens.length).toBeGreaterThan(0)
  for (const text of [await answer.text(), await page.text(), answer.headers.get('Set-Cookie') ?? ''])
    for (const token of new Set(tokens)) expect(text).not.toContain(token)
})

test('R7.45 R9.5: a browser waits five seconds for suggestions, and no longer', async () => {
  upstream.answer = () => new Promise(() => undefined)
  const waiting = createShopper(NORWAY)
  const response = await waiting.get('/api/search/suggest?q=tregt')
  expect(response.status).toBe(504)
  expect(waiting.answeredMs()).toBeGreaterThan(4500)
  expect(waiting.answeredMs()).toBeLessThan(9000)
}, 20_000)
