import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogueRow } from '#shared/catalogue/catalogue-row.ts'
import { type ListQuery, parsePriceRange } from '#shared/catalogue/filters.ts'
import { offeredSorts } from '#shared/catalogue/offered-sorts.ts'
import { PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import { type ListingScope, searchSaved } from '#shared/catalogue/search-saved.ts'
import { isSortId, type SortId } from '#shared/catalogue/sort.ts'
import { storeViews } from '#shared/store-views.ts'
import { aRow } from '#tests/support/builders.ts'

const store = storeViews.sv
const options = (...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, { label: `value ${value}` }]))
const attributes = {
  ls_brand: { label: 'Märke', options: options('1', '2', '3') },
  ls_farg: { label: 'Färg', options: options('49', '50', '51') },
  ls_skidlangd: { label: 'Längd', options: { 187: { label: '187 cm' }, 190: { label: '190 cm' } } },
}
const inSkis: ListingScope = { kind: 'category', categoryId: 20 }
const wholeList = { filters: {}, sort: null, page: 1 }
const search = (rows: CatalogueRow[], query: Partial<ListQuery> = {}, scope: ListingScope = inSkis) =>
  searchSaved(rows, { scope, query: { ...wholeList, ...query }, attributes, store })
const namesOf = (rows: CatalogueRow[], query: Partial<ListQuery> = {}, scope: ListingScope = inSkis) =>
  search(rows, query, scope).cards.map(({ name }) => name)

const aValue = (code: keyof typeof attributes) => fc.subarray(Object.keys(attributes[code].options))
const rowArbitrary = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  name: fc.constantFrom('Åre', 'Ära', 'Öster', 'Blixt 60', 'Blixt 100', 'Zeta'),
  price: fc.option(fc.oneof(fc.constantFrom(0, 123_00, 500_00, 777_00, 1000_00, 4000_00), fc.nat(6000_00))),
  popularity: fc.integer({ min: 0, max: 3 }),
  discount: fc.integer({ min: 0, max: 3 }),
  createdAt: fc.constantFrom('2026-01-01', '2026-02-02', '2026-03-03'),
  updatedAt: fc.constantFrom('2026-01-01', '2026-02-02'),
  visibility: fc.constantFrom(1, 2, 3, 4),
  categoryIds: fc.subarray([20, 21, 30]),
  ls_brand: aValue('ls_brand'),
  ls_farg: aValue('ls_farg'),
})
const toRow = ({
  id,
  name,
  price,
  ls_brand,
  ls_farg,
  ...rest
}: typeof rowArbitrary extends fc.Arbitrary<infer T> ? T : never) =>
  aRow({ ...rest, price, values: { ls_brand, ls_farg }, card: { id, sku: `S${id}`, name } })
const rowsArbitrary = fc
  .uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 120 })
  .map((drawn) => drawn.map(toRow))
const filtersArbitrary = fc
  .record({
    ls_brand: aValue('ls_brand'),
    ls_farg: aValue('ls_farg'),
    price: fc.constantFrom<string[][]>([], ['0-500'], ['500-1000'], ['4000-'], ['123-777'], ['0-123']),
  })

  .map(
    (filters): Record<string, string[]> =>
      Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
  )

/** All cards, over all pages. */
function everyPage(rows: CatalogueRow[], query: Partial<ListQuery>) {
  const first = search(rows, query)
  return Array.from(
    { length: first.pageCount },
    (_, at) => search(rows, { ...query, page: at + 1 }).cards,
  ).flat()
}

/** The rule of filters, written a second time. */
const matches = (row: CatalogueRow, filters: Record<string, string[]>) =>
  Object.entries(filters).every(([code, values]) => {
    if (code !== 'price') return values.some((value) => row.values[code]?.includes(value))
    const range = parsePriceRange(values[0] ?? '')
    const isStep = /^(0-500|500-1000)$/.test(values[0] ?? '')
    const to = (range?.to ?? 1e9) * 100
    return (
      range &&
      row.price !== null &&
      row.price >= range.from * 100 &&
      (isStep ? row.price < to : row.price <= to)
    )
  })

describe('a list of saved products', () => {
  test('has exactly the listed products of its category that match the filters, each once', () => {
    fc.assert(
      fc.property(rowsArbitrary, filtersArbitrary, (rows, filters) => {
        const expected = rows.filter(
          (row) => [2, 4].includes(row.visibility) && row.categoryIds.includes(20) && matches(row, filters),
        )
        const found = everyPage(rows, { filters }).map(({ sku }) => sku)
        expect(found.toSorted()).toEqual(expected.map(({ card }) => card.sku).toSorted())
      }),
    )
  })

  test('with a filter is a part of the list without it', () => {
    fc.assert(
      fc.property(rowsArbitrary, filtersArbitrary, (rows, filters) => {
        const all = new Set(everyPage(rows, {}).map(({ sku }) => sku))
        for (const { sku } of everyPage(rows, { filters })) expect(all).toContain(sku)
      }),
    )
  })

  test('counts of every value what choosing it beside the other groups gives', () => {
    fc.assert(
      fc.property(rowsArbitrary, filtersArbitrary, (rows, filters) => {
        for (const { code, options: values } of search(rows, { filters }).filters) {
          const others = Object.fromEntries(Object.entries(filters).filter(([other]) => other !== code))
          for (const { value, count } of values) {
            expect(count).toBe(search(rows, { filters: { ...others, [code]: [value] } }).total)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('goes on offering what a filter of another group has left nothing of', () => {
    const rows = ['49', '50'].map((colour, at) =>
      aRow({ card: { id: at }, values: { ls_brand: [String(at + 1)], ls_farg: [colour] } }),
    )
    const colours = search(rows, { filters: { ls_brand: ['1'] } }).filters.find(
      ({ code }) => code === 'ls_farg',
    )
    expect(colours?.options.map(({ value, count }) => [value, count])).toEqual([
      ['49', 1],
      ['50', 0],
    ])
  })

  test('has one order for every sort, whatever the order in which products were saved', () => {
    fc.assert(
      fc.property(
        rowsArbitrary,
        fc.constantFrom(...offeredSorts('category')),
        fc.infiniteStream(fc.nat()),
        (rows, sort, draws) => {
          const shuffled = rows
            .map((row) => ({ row, at: draws.next().value }))
            .toSorted((a, b) => a.at - b.at)
          const skus = everyPage(rows, { sort }).map(({ sku }) => sku)
          expect(
            everyPage(
              shuffled.map(({ row }) => row),
              { sort },
            ).map(({ sku }) => sku),
          ).toEqual(skus)
        },
      ),
    )
  })

  test('has no product on two pages, and as many pages as it needs', () => {
    const rows = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, at) =>
      aRow({ card: { id: at, sku: `S${at}` }, popularity: at % 7 }),
    )
    expect(search(rows).pageCount).toBe(3)
    expect(new Set(everyPage(rows, {}).map(({ sku }) => sku)).size).toBe(rows.length)
    expect(search(rows, { page: 9 })).toEqual(search(rows, { page: 3 }))
  })
})

describe('the order of', () => {
  const named = (name: string, parts: Parameters<typeof aRow>[0] = {}) =>
    aRow({ ...parts, card: { id: name.charCodeAt(0), sku: name, name } })
  test.each<[SortId, CatalogueRow[], string[]]>([
    [
      'price-asc',
      [named('A', { price: null }), named('B', { price: 200 }), named('C', { price: 100 })],
      ['C', 'B', 'A'],
    ],
    [
      'price-desc',
      [named('A', { price: null }), named('B', { price: 200 }), named('C', { price: 100 })],
      ['B', 'C', 'A'],
    ],
    ['discount', [named('A', { discount: 10 }), named('B', { discount: 20 })], ['B', 'A']],
    [
      'latest',
      [named('A', { createdAt: '2026-01-01' }), named('B', { createdAt: '2026-02-01' })],
      ['B', 'A'],
    ],
    [
      'oldest',
      [named('A', { createdAt: '2026-02-01' }), named('B', { createdAt: '2026-01-01' })],
      ['B', 'A'],
    ],
    [
      'updated',
      [named('A', { updatedAt: '2026-01-01' }), named('B', { updatedAt: '2026-02-01' })],
      ['B', 'A'],
    ],
    [
      'name-asc',
      [named('Öster'), named('Ära'), named('Zeta'), named('Åre')],
      ['Zeta', 'Åre', 'Ära', 'Öster'],
    ],
    ['name-desc', [named('Blixt 60'), named('Blixt 100')], ['Blixt 100', 'Blixt 60']],
    ['popularity', [named('A', { popularity: 1 }), named('B', { popularity: 2 })], ['B', 'A']],
  ])('%s: %#', (sort, rows, names) => {
    expect(namesOf(rows, { sort })).toEqual(names)
    expect(isSortId(search(rows, { sort }).sort)).toBe(true)
  })
})

describe('a search of saved products', () => {
  const text = (words: string): ListingScope => ({ kind: 'search', text: words })
  const rows = [
    aRow({
      card: { id: 1, sku: 'FJ-SKATE', name: 'Vidda Skate' },
      popularity: 1,
      values: { ls_skidlangd: ['190'] },
    }),
    aRow({ card: { id: 2, sku: 'FJ-CLASSIC', name: 'Vidda Classic' }, popularity: 9 }),
    aRow({ card: { id: 3, sku: 'MY-JACKA', name: 'Morgon Värmejacka' }, categoryNames: 'Kläder Jackor' }),
    aRow({ card: { id: 4, sku: 'HIDDEN', name: 'Vidda Gömd' }, visibility: 2 }),
  ]

  test.each<[string, string[]]>([
    ['vidda', ['Vidda Classic', 'Vidda Skate']],
    ['vidda skate', ['Vidda Skate']],
    ['vidda kajak', ['Vidda Classic', 'Vidda Skate']],
    ['vida skat', ['Vidda Skate']],
    ['vid', ['Vidda Classic', 'Vidda Skate']],
    ['jackor', ['Morgon Värmejacka']],
    ['skidjacka', ['Morgon Värmejacka']],
    ['190 cm', ['Vidda Skate']],
    ['190cm', ['Vidda Skate']],
    ['187 cm', []],
    ['fj-classic', ['Vidda Classic']],
    ['vaermejacka', ['Morgon Värmejacka']],
    ['kläder', ['Morgon Värmejacka']],
    ['gömd', []],
    ['zzz', []],
    ['!!', []],
  ])('%s finds %j', (words, names) => {
    expect(namesOf(rows, {}, text(words))).toEqual(names)
  })

  test('puts a word in the name before the same word in a category', () => {
    const named = [
      aRow({ card: { id: 1, sku: 'A', name: 'Mössa' }, categoryNames: 'Skidor', popularity: 9 }),
      aRow({ card: { id: 2, sku: 'B', name: 'Skidor för barn' }, categoryNames: 'Junior' }),
    ]
    expect(namesOf(named, {}, text('skidor'))).toEqual(['Skidor för barn', 'Mössa'])
  })

  test('finds a sku alone, however its letters are written', () => {
    const skus = ['Va-1', 'Va-1-RED'].map((sku, at) => aRow({ card: { id: at, sku, name: sku } }))
    expect(namesOf(skus, {}, text('va-1'))).toEqual(['Va-1'])
  })

  test('puts the very word before another form of it', () => {
    const forms = [
      aRow({ card: { id: 1, sku: 'A', name: 'Jacka' }, popularity: 9 }),
      aRow({ card: { id: 2, sku: 'B', name: 'Jackor' } }),
    ]
    expect(namesOf(forms, {}, text('jackor'))).toEqual(['Jackor', 'Jacka'])
  })

  test('is in the order of relevance, which no other list offers', () => {
    expect(search(rows, {}, text('vidda'))).toMatchObject({ sort: 'relevance' })
    expect(search(rows).sorts).not.toContain('relevance')
  })

  test('takes filters, and offers those of what it has found', () => {
    expect(namesOf(rows, { filters: { ls_skidlangd: ['190'] } }, text('vidda'))).toEqual(['Vidda Skate'])
  })
})

const found: ListingScope = { kind: 'search', text: 'vidda' }

test.each<[SortId[], ListingScope, { wanted: SortId | null; sort: SortId }]>([
  [['latest', 'price-asc'], inSkis, { wanted: null, sort: 'latest' }],
  [['latest', 'price-asc'], inSkis, { wanted: 'price-asc', sort: 'price-asc' }],
  [['latest', 'price-asc'], inSkis, { wanted: 'popularity', sort: 'latest' }],
  [['latest', 'price-asc'], found, { wanted: null, sort: 'relevance' }],
  [['relevance'], inSkis, { wanted: null, sort: 'relevance' }],
  [['relevance'], found, { wanted: 'latest', sort: 'relevance' }],
])('R9.32 R9.41: of a shop that sorts by %j, %o %o', (ids, scope, { wanted, sort }) => {
  const kind = scope.kind === 'search' ? 'search' : 'category'
  const offered = { sorts: offeredSorts(kind, { ids }), sort }
  const categorySorts = offeredSorts('category', { ids })
  expect(
    searchSaved([], {
      scope,
      query: { ...wholeList, sort: wanted },
      attributes,
      store,
      sorts: categorySorts,
    }),
  ).toMatchObject(offered)
})

test('a list of a brand does not offer the brand as a filter', () => {
  const rows = ['1', '2'].map((ls_brand) =>
    aRow({
      card: { id: Number(ls_brand) },
      values: { ls_brand: [ls_brand, '3'], ls_farg: [`5${ls_brand}`, '50'] },
    }),
  )
  const list = search(rows, {}, { kind: 'attribute', code: 'ls_brand', value: '1' })
  expect(list.total).toBe(1)
  expect(list.filters.map(({ code }) => code)).not.toContain('ls_brand')
})
