import { describe, expect, test } from 'vitest'
import type { SortId } from '#shared/catalogue/sort.ts'
import { storeViews } from '#shared/store-views.ts'
import {
  appliedSort,
  baseFilters,
  chosenFilters,
  createSearchRequest,
  facets,
  visibilities,
} from '#worker/platform/protocol/search.ts'

describe('createSearchRequest', () => {
  test.each([
    [0, 50],
    [-3, 50],
    [1, 1],
    [undefined, 50],
  ])('R5.30 R9.22 a page size of %s becomes %i', (size, expected) => {
    expect(createSearchRequest('product', { size }).size).toBe(expected)
  })

  test('R5.31 a start below 0 becomes 0', () => {
    expect(createSearchRequest('product', { from: -10 }).from).toBe(0)
  })
})

describe('baseFilters', () => {
  test('R5.28 R9.40 every search is for visibility 2, 3, 4 and status 0, 1', () => {
    expect(baseFilters()).toEqual([
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ])
  })

  test('R5.33 lists count only visibility 2 and 4', () => {
    expect(baseFilters(visibilities.list)[0]?.value).toEqual({ in: [2, 4] })
  })
})

describe('chosenFilters', () => {
  test('values of one attribute are alternatives', () => {
    expect(chosenFilters({ ls_farg: ['49', '50'] })).toEqual([
      { attribute: 'ls_farg', value: { in: ['49', '50'] }, scope: 'catalog' },
    ])
  })

  test.each([
    ['500-1000', { gte: 500, lt: 1000 }],
    ['0-500', { lt: 500 }],
    ['4000-', { gte: 4000 }],
    ['500-999', { gte: 500, lte: 999 }],
    ['0-1000', { lte: 1000 }],
  ])(
    'R4.118 R9.29 the price %s is a range; only a step of the store lacks its upper price',
    (price, value) => {
      const { priceSteps } = storeViews.sv
      expect(chosenFilters({ price: [price] }, { priceSteps })).toEqual([
        { attribute: 'price', value, scope: 'catalog' },
      ])
    },
  )

  test('a filter that says nothing is never sent', () => {
    expect(chosenFilters({ price: ['0-'], ls_farg: [] })).toEqual([])
  })
})

test('aggregations state their size: 100, of sizes and colours too', () => {
  expect(facets(['ls_farg', 'ls_skidlangd']).map(({ options }) => options.size)).toEqual([100, 100])
})

test.each<[SortId, string, 'asc' | 'desc']>([
  ['popularity', 'popularity', 'desc'],
  ['updated', 'updated_at', 'desc'],
  ['latest', 'created_at', 'desc'],
  ['oldest', 'created_at', 'asc'],
  ['price-asc', 'final_price', 'asc'],
  ['price-desc', 'final_price', 'desc'],
  ['name-asc', 'name.keyword', 'asc'],
  ['name-desc', 'name.keyword', 'desc'],
  ['discount', 'discount', 'desc'],
])('R9.33 the sort %s is by %s, %s', (id, field, options) => {
  expect(appliedSort(id)).toEqual([{ field, options }])
})

test('R9.33 relevance is no sort at all', () => {
  expect(appliedSort('relevance')).toEqual([])
})
