import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { CatalogueRow } from '#shared/catalogue/catalogue-row.ts'
import type { FilterAttribute } from '#shared/catalogue/filter-groups.ts'
import { readListQuery } from '#shared/catalogue/filters.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { type ListingScope, searchSaved } from '#shared/catalogue/search-saved.ts'
import { createPageDecoder } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const shoppers = { sv: createShopper(), no: createShopper(NORWAY) }
type Code = keyof typeof shoppers

/** Addresses of listings that together show every product of the store. */
const SECTIONS = {
  sv: 'skidor pjaxor stavar-och-bindningar valla klader tillbehor rullskidor skridskor energi paket presentkort-och-tjanster junior rea',
  no: 'ski',
} as const
const PER_REQUEST = 50

interface Listing {
  list: ProductList
  scope: ListingScope
}

/** The listing that the shop itself shows at an address. */
async function readListing(code: Code, path: string): Promise<Listing> {
  const response = await shoppers[code].get(`/_data${path}`)
  const decoder = createPageDecoder()
  for (const line of new TextDecoder().decode(await response.arrayBuffer()).split('\n'))
    if (line) decoder.push(line)
  const { data } = decoder.value as { data: Record<string, unknown> } // a page
  const category = data.category as { id: number } | undefined
  const scope: ListingScope = category
    ? { kind: 'category', categoryId: category.id }
    : { kind: 'search', text: String(data.query) }
  return { list: data.list as ProductList, scope } // of a listing or a search
}

interface Saved {
  rows: CatalogueRow[]
  attributes: Record<string, FilterAttribute>
}

/** Every product of the listings and their further pages, as a device saves them. */
async function saveAll(code: Code): Promise<Saved> {
  const skus = new Set<string>()
  for (const section of SECTIONS[code].split(' ')) {
    const { list } = await readListing(code, `/${section}`)
    for (let page = 1; page <= list.pageCount; page++)
      for (const { sku } of (await readListing(code, `/${section}?page=${page}`)).list.cards) skus.add(sku)
  }
  const saved: Saved = { rows: [], attributes: {} }
  for (let from = 0; from < skus.size; from += PER_REQUEST) {
    const wanted = [...skus].slice(from, from + PER_REQUEST).join()
    const response = await shoppers[code].get(`/api/products/rows?skus=${encodeURIComponent(wanted)}`)
    const { rows, attributes } = await response.json<ApiAnswer<'products.catalogueRows'>>()
    saved.rows.push(...rows)
    for (const { code: name, label, options } of attributes)
      saved.attributes[name] = { label, options: { ...saved.attributes[name]?.options, ...options } }
  }
  return saved
}

const saved = {} as Record<Code, Saved>

beforeAll(async () => {
  upstream.reset()
  saved.sv = await saveAll('sv')
  saved.no = await saveAll('no')
}, 60_000)

/** The same listing from the saved products alone. */
function searchDevice(code: Code, path: string, scope: ListingScope): ProductList {
  const params = new URL(path, 'http://skare.test').searchParams
  const query = readListQuery(params, scope.kind === 'search' ? 'search' : 'category')
  return searchSaved(saved[code].rows, { scope, query, store: storeViews[code], ...saved[code] })
}

describe('a device that has saved every product lists what the shop lists, with the same filters and counts:', () => {
  test.each<[Code, string]>([
    ['sv', '/skidor'],
    ['sv', '/klader?sort=price-asc'],
    ['sv', '/klader?sort=price-desc'],
    ['sv', '/skidor?sort=name-asc'],
    ['sv', '/skidor?sort=name-desc'],
    ['sv', '/klader?sort=discount'],
    ['sv', '/klader?sort=latest'],
    ['sv', '/klader?sort=oldest'],
    ['sv', '/klader?sort=updated'],
    ['sv', '/skidor?price=1000-2000'],
    ['sv', '/skidor?price=900-3333&sort=price-asc'],
    ['sv', '/klader?ls_farg=50&ls_farg=49'],
    ['sv', '/klader?ls_farg=50&ls_brand=302&price=500-1000'],
    ['no', '/ski?sort=name-asc'],
    ['no', '/ski?price=1000-2000'],
  ])('%s %s', async (code, path) => {
    const { list, scope } = await readListing(code, path)
    const { gear: _, ...listed } = list // what fits the skier is asked for over the network
    const found = searchDevice(code, path, scope)
    expect(found.cards.map(({ name }) => name)).toEqual(list.cards.map(({ name }) => name))
    expect(found).toEqual(listed)
  })
})

describe('what a search on the device finds first, the platform finds, too:', () => {
  test.each([
    '/sokresultat?s=skate',
    '/sokresultat?s=vidda',
    '/sokresultat?s=classic+190+cm',
    '/sokresultat?s=jacka&sort=price-asc',
    '/sokresultat?s=klister&price=0-500',
    '/sokresultat?s=DEMO-SALE',
    '/sokresultat?s=skidjacka',
    '/sokresultat?s=handskar',
    '/sokresultat?s=pannl',
    '/sokresultat?s=r%C3%B6d+jacka',
    '/sokresultat?s=vaerme',
    '/sokresultat?s=handskr',
    '/sokresultat?s=skidpaket+classic',
    '/sokresultat?s=isrand',
  ])('%s', async (path) => {
    const { list, scope } = await readListing('sv', path)
    const found = searchDevice('sv', path, scope)
    const skus = list.cards.map(({ sku }) => sku)
    expect(skus.length).toBeGreaterThan(0)
    expect(skus).toContain(found.cards[0]?.sku)
  })

  test('a sku alone, and nothing for a word that no product has', async () => {
    const search = (text: string) => searchDevice('sv', `/sokresultat?s=${text}`, { kind: 'search', text })
    expect(search('demo-sale').cards.map(({ sku }) => sku)).toEqual(['DEMO-SALE'])
    expect(search('zzzz').cards).toEqual([])
  })
})

test('a row knows the categories above its own, and the values of its variants', () => {
  const row = saved.sv.rows.find(({ card }) => card.sku === 'DEMO-TIER')
  expect(row?.categoryNames.split(' ').length).toBeGreaterThan(1)
  expect(Object.keys(row?.values ?? {})).toContain('ls_klader_storlek')
})

test('rows have guests’ prices, whoever asks', async () => {
  const customer = createShopper()
  await customer.send('POST', '/api/user/login', { email: 'ola@example.com', password: 'Skispor-2026' })
  const path = '/api/products/rows?skus=DEMO-TIER'
  const own = await (await customer.get(path)).json()
  expect(own).toEqual(await (await shoppers.sv.get(path)).json())
})

test('at most fifty products come at once, and unknown ones are left out', async () => {
  const skus = saved.sv.rows.map(({ card }) => card.sku).slice(0, PER_REQUEST - 1)
  const path = `/api/products/rows?skus=${['NOTHING', ...skus, 'DEMO-TIER', 'DEMO-SALE'].join()}`
  const { rows } = await (await shoppers.sv.get(path)).json<ApiAnswer<'products.catalogueRows'>>()
  expect(rows.length).toBe(PER_REQUEST - 1)
})
