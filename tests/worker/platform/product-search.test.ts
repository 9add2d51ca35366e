import { describe, expect, test } from 'vitest'
import {
  categoryListing,
  facetSearches,
  filtersOnly,
  type ListingSearch,
  listFields,
  parentOfChild,
  productBySku,
  productsBySku,
  textSearch,
} from '#worker/platform/protocol/product-search.ts'
import { type SearchRequest, where } from '#worker/platform/protocol/search.ts'

const aListing = (parts: Partial<ListingSearch> = {}): ListingSearch => ({
  filters: {},
  sort: 'popularity',
  page: 1,
  facetCodes: ['ls_farg', 'price'],
  ...parts,
})
const filtersOf = ({ query }: SearchRequest) => query._appliedFilters

describe('categoryListing', () => {
  test('R5.33 asks for the products of the categories that lists show', () => {
    expect(filtersOf(categoryListing([20, 21], aListing()))).toEqual([
      where('visibility', { in: [2, 4] }),
      where('status', { in: [0, 1] }),
      where('category_ids', { in: [20, 21] }),
    ])
  })

  test('R9.32 is sorted by popularity, fifty at a time', () => {
    const request = categoryListing([20], aListing({ page: 3 }))
    expect(request.query._appliedSort).toEqual([{ field: 'popularity', options: 'desc' }])
    expect(request).toMatchObject({ size: 50, from: 100 })
  })

  test('R7.49 asks for the fields of a card, with all that prices and stock need', () => {
    expect(categoryListing([20], aListing()).include).toBe(listFields)
    expect(listFields).toEqual(
      expect.arrayContaining(['tax_class_id', 'special_to_date', 'stock', 'final_price']),
    )
  })
})

test('a text search always sends its base filters, and has no sort for relevance', () => {
  const request = textSearch('skate skida', aListing({ sort: 'relevance' }))
  expect(request.query).toMatchObject({ _searchText: 'skate skida', _appliedSort: [] })
  expect(filtersOf(request)).toEqual([where('visibility', { in: [3, 4] }), where('status', { in: [0, 1] })])
})

test('the filters of a category are asked for without hits and fields', () => {
  const request = filtersOnly(categoryListing([20], aListing({ filters: { ls_farg: ['49'] }, page: 2 })))
  expect(request).toMatchObject({ size: 0, from: 0, include: [], exclude: ['*'] })
  expect(filtersOf(request).map(({ attribute }) => attribute)).not.toContain('ls_farg')
  expect(request.query._availableFilters).toHaveLength(2)
})

test('R3.20 values of a chosen attribute are counted without its own choice', () => {
  const filters = { ls_farg: ['49'], price: ['0-500'] }
  const searches = facetSearches(categoryListing([20], aListing({ filters })))
  expect(searches.map(({ code }) => code)).toEqual(['ls_farg', 'price'])
  const [colour] = searches
  expect(colour?.request.size).toBe(0)
  expect(colour?.request.query._availableFilters.map(({ field }) => field)).toEqual(['ls_farg'])
  expect(colour && filtersOf(colour.request).map(({ attribute }) => attribute)).toEqual([
    'visibility',
    'status',
    'category_ids',
    'price',
  ])
})

test('nothing chosen needs no further counting', () => {
  expect(facetSearches(categoryListing([20], aListing()))).toEqual([])
})

test('R9.25 products by sku come a hundred at a time', () => {
  const request = productsBySku(['GLIDE-60', 'GRIP-45'])
  expect(request.size).toBe(100)
  expect(filtersOf(request)).toContainEqual(where('sku', { in: ['GLIDE-60', 'GRIP-45'] }))
})

test('R7.54 R9.35 a child sku finds its parent', () => {
  const request = parentOfChild('NV-RACE-187')
  expect(request.size).toBe(1)
  expect(filtersOf(request)).toEqual([where('configurable_children.sku', { eq: 'NV-RACE-187' })])
})

test('R5.25 a single product is asked for by its sku; without one nothing is asked', () => {
  expect(filtersOf(productBySku('NV-RACE'))).toEqual([where('sku', { eq: 'NV-RACE' })])
  expect(() => productBySku('')).toThrow('Please provide the search key sku for product/single action!')
})

test('R5.26 a variant’s parent is looked for by the variant; without one nothing is asked', () => {
  expect(filtersOf(parentOfChild('NV-187'))).toEqual([where('configurable_children.sku', { eq: 'NV-187' })])
  expect(() => parentOfChild('')).toThrow(
    "Product doesn't have parentSku, please check if this is configurable product",
  )
})

test('R3.21 a search says its entity, its query, where it starts and how much it wants, in which order; prices are the store’s, so no group token travels', () => {
  const request = textSearch('skate', aListing({ sort: 'price-asc', page: 2 }))
  expect(request).toMatchObject({ entity: 'product', from: 50, size: 50 })
  expect(request.query).toMatchObject({
    _searchText: 'skate',
    _appliedSort: [{ field: 'final_price', options: 'asc' }],
  })
  expect(JSON.stringify(request)).not.toMatch(/token/i)
})
