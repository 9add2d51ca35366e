import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyListQuery,
  filterLink,
  type ListQuery,
  listQueryToString,
  parsePriceRange,
  readListQuery,
  resetFilters,
  setPage,
  toggleFilter,
  withoutUnknownFilters,
} from '#shared/catalogue/filters.ts'
import { offeredSorts } from '#shared/catalogue/offered-sorts.ts'
import { visibleText } from '#shared/checkout/typed-text.ts'

const read = (query: string, kind?: 'category' | 'search') => readListQuery(new URLSearchParams(query), kind)
const aQuery = (parts: Partial<ListQuery> = {}): ListQuery => ({ ...emptyListQuery, ...parts })

describe('readListQuery', () => {
  test.each<[string, string, Partial<ListQuery>]>([
    ['an empty query asks for nothing', '', {}],
    ['a value that stands alone is a list of one', 'ls_farg=49', { filters: { ls_farg: ['49'] } }],
    [
      'repeated values are a list, sorted, each once',
      'ls_farg=50&ls_farg=49&ls_farg=50',
      { filters: { ls_farg: ['49', '50'] } },
    ],
    ['R4.118 a price is read as from-to', 'price=500-1000', { filters: { price: ['500-1000'] } }],
    ['a price may have no upper end', 'price=4000-', { filters: { price: ['4000-'] } }],
    [
      'of several prices the first that makes sense holds',
      'price=cheap&price=500-&price=0-5',
      { filters: { price: ['500-'] } },
    ],
    ['a price that makes no sense is left out', 'price=1000-500', {}],
    ['a price that holds everything is left out', 'price=0-', {}],
    [
      'R4.118 two price fields are one range',
      'price-from=500&price-to=900',
      { filters: { price: ['500-900'] } },
    ],
    [
      'price fields in the other order are turned',
      'price-from=900&price-to=500',
      { filters: { price: ['500-900'] } },
    ],
    ['a price field may stand alone', 'price-from=&price-to=900', { filters: { price: ['0-900'] } }],
    ['what is typed last holds', 'price=0-100&price-from=500', { filters: { price: ['500-'] } }],
    [
      'an amount may be written as people write it',
      'price-from=1 000&price-to=4999,50',
      { filters: { price: ['1000-4999'] } },
    ],
    ['a price range is written in one way', 'price=0500-01000', { filters: { price: ['500-1000'] } }],
    ['price fields without a number say nothing', 'price-from=cheap&price-to=-3', {}],
    ['a thousand with a point is not one', 'price-from=1.000', {}],
    ['price fields that hold everything say nothing', 'price-from=0', {}],
    ['empty values are left out', 'ls_farg=', {}],
    ['keys that are no filters are left out', 'utm_source=mail&childSku=X&__proto__=1', {}],
    ['a sort is read', 'sort=price-asc', { sort: 'price-asc' }],
    ['an unknown sort is left out', 'sort=constructor', {}],
    ['any sort is read: which one is the default, the list knows', 'sort=popularity', { sort: 'popularity' }],
    ['relevance means nothing in a category', 'sort=relevance', {}],
    ['a page is read', 'page=3', { page: 3 }],
    ['a page that is no number is the first', 'page=-2', {}],
    ['nor is a number that no list has', 'page=1000000000', {}],
    ['a text means nothing in a category', 's=skate', {}],
  ])('%s', (_, query, expected) => {
    expect(read(query)).toEqual(aQuery(expected))
  })

  test('R2.27 a search reads its text, without spaces around it', () => {
    expect(read('s=+skate+skida+', 'search').text).toBe('skate skida')
  })

  test('a search reads no character that cannot be seen: no document may hold %00', () => {
    expect(read('s=ski%00dor%01', 'search').text).toBe('skidor')
    expect(read('s=%00', 'search').text).toBeNull()
    expect(read('s=ski%0Bdor', 'search').text).toBe('skidor')
    expect(read('s=ski%C2%ADdor%E2%80%8B', 'search').text).toBe('skidor') // as pasted from a page with hyphens
  })

  test('a search leaves out what all that is typed leaves out', () => {
    const text = 'a\0b\vc\u0085d\u00ade\u200bf\u200dg\ufeffh 👨\u200d👩 \u202ei\tj\nk\u007fl'
    expect(read(`s=${encodeURIComponent(text)}`, 'search').text).toBe(visibleText(text))
  })

  test('a search may be sorted by popularity, since its default is relevance', () => {
    expect(read('sort=popularity', 'search').sort).toBe('popularity')
    expect(read('sort=relevance', 'search').sort).toBeNull()
  })
})

describe('toggleFilter', () => {
  const red = { code: 'ls_farg', value: '49', single: false }
  const cheap = { code: 'price', value: '0-500', single: true }

  test('R2.89 R4.117 a click adds a value to the list', () => {
    const query = aQuery({ filters: { ls_farg: ['50'] } })
    expect(toggleFilter(query, red).filters).toEqual({ ls_farg: ['49', '50'] })
  })

  test('R2.87 R4.117 a second click removes it again, and the key with the last value', () => {
    expect(toggleFilter(toggleFilter(aQuery(), red), red)).toEqual(aQuery())
  })

  test('R2.90 a single choice replaces the list', () => {
    const query = aQuery({ filters: { price: ['500-1000'] } })
    expect(toggleFilter(query, cheap).filters).toEqual({ price: ['0-500'] })
  })

  test('R4.116 R4.118 a single choice clicked again is removed', () => {
    expect(toggleFilter(toggleFilter(aQuery(), cheap), cheap).filters).toEqual({})
  })

  test('a click leads back to the first page and keeps the sort', () => {
    expect(toggleFilter(aQuery({ page: 4, sort: 'latest' }), red)).toMatchObject({ page: 1, sort: 'latest' })
  })
})

describe('page and reset', () => {
  test('R2.91 a reset empties the query but for the text searched', () => {
    const query = aQuery({ filters: { ls_farg: ['49'] }, sort: 'latest', page: 2, text: 'skate' })
    expect(resetFilters(query)).toEqual(aQuery({ text: 'skate' }))
  })
})

test('a filter or value the shop does not know is ignored, the rest stays', () => {
  const rest = aQuery({ sort: 'latest', page: 2, text: 'skate' })
  const query = { ...rest, filters: { ls_farg: ['49', '666'], ls_gone: ['1'], price: ['0-500'] } }
  const known: Record<string, Set<string>> = { ls_farg: new Set(['49']) }
  const filters = { ls_farg: ['49'], price: ['0-500'] }
  expect(withoutUnknownFilters(query, (code) => known[code])).toEqual({ ...rest, filters })
})

describe('listQueryToString', () => {
  test('keys and values are sorted, the first page and the default sort left out', () => {
    const query = aQuery({ filters: { price: ['500-1000'], ls_farg: ['49', '50'] } })
    expect(listQueryToString(query)).toBe('ls_farg=49&ls_farg=50&price=500-1000')
  })

  test('a link without a query is the path alone', () => {
    expect(filterLink('/skidor', aQuery())).toBe('/skidor')
    expect(filterLink('/skidor', setPage(aQuery(), 2))).toBe('/skidor?page=2')
  })
})

describe('any query', () => {
  const code = fc.constantFrom('ls_farg', 'ls_skidlangd', 'size')
  const values = fc.array(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1 })
  const filters = fc.dictionary(code, values)
  const price = fc.constantFrom('0-500', '500-1000', '4000-')
  const sort = fc.option(fc.constantFrom(...offeredSorts('category')))
  const page = fc.integer({ min: 1, max: 99 })
  const query = fc.record({ filters, price: fc.option(price), sort, page }).map((parts) => {
    const list = Object.entries(parts.filters).flatMap(([key, all]) =>
      all.map((value) => ({ code: key, value, single: false })),
    )
    const clicks = parts.price ? [...list, { code: 'price', value: parts.price, single: true }] : list
    return { ...clicks.reduce(toggleFilter, emptyListQuery), sort: parts.sort, page: parts.page }
  })

  test('R2.86 reads back from the URL it writes', () => {
    fc.assert(
      fc.property(query, (any) => {
        expect(read(listQueryToString(any))).toEqual(any)
      }),
    )
  })

  test('R2.87 is itself again after two clicks on a value', () => {
    fc.assert(
      fc.property(query, code, fc.string({ minLength: 1 }), (any, key, value) => {
        const click = { code: key, value, single: false }
        expect(toggleFilter(toggleFilter(any, click), click)).toEqual({ ...any, page: 1 })
      }),
    )
  })

  test('has one spelling, whatever order the URL came in', () => {
    fc.assert(
      fc.property(query, (any) => {
        const text = listQueryToString(any)
        const reversed = [...new URLSearchParams(text)].toReversed()
        expect(listQueryToString(readListQuery(new URLSearchParams(reversed)))).toBe(text)
      }),
    )
  })

  test('never breaks, whatever the URL says', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = listQueryToString(read(text))
        expect(listQueryToString(read(once))).toBe(once)
      }),
    )
  })
})

test.each([
  ['500-1000', { from: 500, to: 1000 }],
  ['0-50', { from: 0, to: 50 }],
  ['150-', { from: 150, to: null }],
  ['-500', null],
  ['500-500', { from: 500, to: 500 }],
  ['1000-500', null],
  ['1e3-2e3', null],
  ['99999999-', null],
])('R4.118 the price %s is read', (value, range) => {
  expect(parsePriceRange(value)).toEqual(range)
})

test('R9.41 sort, page and words are the listing’s own: never filters, never twice', () => {
  const query = read('sort=price-asc&page=2&s=skate&ls_farg=49', 'search')
  expect(query).toEqual({ filters: { ls_farg: ['49'] }, sort: 'price-asc', page: 2, text: 'skate' })
  expect(listQueryToString(query)).toBe('ls_farg=49&page=2&s=skate&sort=price-asc')
  expect(read('')).toEqual(emptyListQuery)
})
