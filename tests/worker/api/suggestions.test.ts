import { beforeEach, describe, expect, test } from 'vitest'
import type { SearchSuggestions } from '#shared/api/search.ts'
import type { PageData } from '#shared/page-data.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const shopper = createShopper()
const ask = (text: string, who = shopper) => who.get(`/api/search/suggest?q=${encodeURIComponent(text)}`)
const suggest = async (text: string, who = shopper) => (await ask(text, who)).json<SearchSuggestions>()
const names = (pages: { name: string }[]) => pages.map(({ name }) => name)
const suggestTotal = async (text: string) => (await suggest(text)).total
const skus = async (text: string) => (await suggest(text)).products.map(({ sku }) => sku)

describe('suggestions are grouped', () => {
  test('into categories, brands, products and guides, each with an address that leads there', async () => {
    const { categories, brands } = await suggest('fjällro')
    expect(brands).toEqual([{ name: 'Fjällro', path: '/varumarke/fjallro' }])
    expect(categories).toEqual([])
    const ski = await suggest('skidor')
    expect(names(ski.categories).every((name) => /skidor/i.test(name))).toBe(true)
    expect(ski.guides.length).toBeGreaterThan(0)
    const pages = [...ski.categories, ...ski.guides, ...brands]
    for (const { path } of pages) expect((await shopper.get(path)).status, path).toBe(200)
  })

  test('and never more than ten in all', async () => {
    for (const text of ['sk', 'skidor', 'fjällro skidor', 'valla']) {
      const { products, categories, brands, guides } = await suggest(text)
      expect([...products, ...categories, ...brands, ...guides].length, text).toBeLessThanOrEqual(10)
    }
  })

  test('in the language of the store', async () => {
    const norwegian = await suggest('ski', createShopper(NORWAY))
    expect(norwegian.guides.length).toBeGreaterThan(0)
    for (const { path } of norwegian.guides)
      expect(path).toMatch(/^\/(kjopsveiledninger|aktiviteter|side|magasin)\//)
  })

  test('with what the platform knows of pages while the content service is away, and then not kept', async () => {
    upstream.answer = ({ url }) =>
      url.includes('/delivery/jsonapi/guides') ? new Response('away', { status: 503 }) : undefined
    const fresh = createShopper('http://skare.test/en')
    const response = await ask('skis', fresh)
    const answer = await response.json<SearchSuggestions>()
    expect(names(answer.guides)).toContain('How to choose cross-country skis')
    expect(answer.products.length).toBeGreaterThan(0)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each(['', 'x', '   '])('and nothing at all for %j', async (text) => {
    expect(await suggest(text)).toMatchObject({
      products: [],
      categories: [],
      brands: [],
      guides: [],
      total: 0,
    })
    expect(upstream.calls).toEqual([])
  })
})

describe('a search answers', () => {
  test.each([
    ['öppettider', '/sida/contact'],
    ['retur', '/sida/delivery-returns'],
    ['hur vallar man', '/kopguider/wax-guide'],
  ])('%s with %s', async (text, path) => {
    const lines = await (await shopper.get(`/_data/sokresultat?s=${encodeURIComponent(text)}`)).text()
    const { data } = JSON.parse(lines.split('\n')[0] ?? '').value as { data: PageData['search-result'] }
    expect(data.pages.map((page) => page.path)).toContain(path)
    for (const page of data.pages) expect((await shopper.get(page.path)).status, page.path).toBe(200)
  })

  test('with the spelling that was probably meant', async () => {
    expect((await suggest('fjälro vasa')).didYouMean).toBe('fjällro vasa')
    expect((await suggest('fjällro vasa')).didYouMean).toBeUndefined()
  })

  test('with the variant whose sku it is (R2.55)', async () => {
    const { products, total } = await suggest('nv-rac-15003-42')
    expect(total).toBe(1)
    expect(products[0]?.path).toMatch(/\?childSku=NV-RAC-15003-42$/)
  })

  test('with popular searches, where the platform has any', async () => {
    const { searches } = await (await shopper.get('/api/search/popular')).json<{ searches: string[] }>()
    expect(searches).toContain('pannlampa')
  })

  test('with products only, where the platform knows no more', async () => {
    upstream.answer = ({ url }) =>
      url.includes('/search-service/') ? new Response('<h1>Not found</h1>', { status: 404 }) : undefined
    const stock = createShopper('http://skare.test/en')
    expect(await (await stock.get('/api/search/popular')).json()).toEqual({ searches: [] })
  })
})

describe('a search understands', () => {
  test('an item number', async () => {
    expect((await skus('DEMO-CONF'))[0]).toBe('DEMO-CONF')
    expect((await skus('demo-sale'))[0]).toBe('DEMO-SALE')
  })

  test.each([
    ['fjällro', 'fjallro'],
    ['SKIDOR', 'skidor'],
    ['Valla', 'valla'],
  ])('%s and %s as the same', async (one, other) => {
    const [first, second] = await Promise.all([suggest(one), suggest(other)])
    expect(second.total).toBe(first.total)
    expect(second.products).toEqual(first.products)
    expect(first.total).toBeGreaterThan(0)
  })

  test('a length with or without a space before its unit', async () => {
    const [joined, apart] = await Promise.all([suggest('190cm'), suggest('190 cm')])
    expect(joined.products.length).toBeGreaterThan(0)
    expect({ ...apart, query: '' }).toEqual({ ...joined, query: '' })
    expect((await suggest('DEMO-CONF 190 cm')).products[0]?.sku).toBe('DEMO-CONF') // it comes in that length
  })

  test('a word with ä typed as ae', async () => {
    const { products, brands } = await suggest('fjaellro')
    expect(names(brands)).toEqual(['Fjällro'])
    expect(products.length).toBeGreaterThan(0)
    for (const { brand } of products) expect(brand).toBe('Fjällro')
  })

  test('one where the shop says many, and many where it says one', async () => {
    const totals = await Promise.all(['handske', 'handskar', 'mössa', 'mössor'].map(suggestTotal))
    for (const total of totals) expect(total).toBeGreaterThan(0)
  })

  test('a brand beside a kind', async () => {
    const { brands, products } = await suggest('fjallro skidor')
    expect(names(brands)).toEqual(['Fjällro'])
    expect(products[0]?.brand).toBe('Fjällro')
  })
})

test('a search without hits comes with what sells best and with guides', async () => {
  const lines = await (await shopper.get('/_data/sokresultat?s=xyzzyq')).text()
  const { data } = JSON.parse(lines.split('\n')[0] ?? '').value as { data: PageData['search-result'] }
  expect(data.list?.total).toBe(0)
  expect(data.help.popular.length).toBeGreaterThan(0)
  expect(data.help.guides.length).toBeGreaterThan(0)
})
