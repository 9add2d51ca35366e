import { expect, test } from 'vitest'
import { queryOf } from '#shared/catalogue/list-query.ts'
import type { FilterGroup, FilterOption, ProductList } from '#shared/catalogue/product-list.ts'

const anOption = (value: string, selected: boolean, code?: string): FilterOption => ({
  value,
  label: value,
  count: 1,
  selected,
  ...(code && { code }),
})

const aGroup = (code: string, options: FilterOption[]): FilterGroup => ({
  code,
  label: code,
  kind: 'list',
  single: false,
  options,
})

const aList = (part: Partial<ProductList>): ProductList => ({
  cards: [],
  total: 0,
  fakeTotal: 0,
  page: 1,
  pageCount: 1,
  filters: [],
  sort: 'latest',
  sorts: ['latest', 'price-asc'],
  ...part,
})

test('the query of a list is what is selected in it, its sort and its page', () => {
  const list = aList({
    filters: [
      aGroup('ls_farg', [anOption('49', true), anOption('50', false), anOption('51', true)]),
      aGroup('size', [anOption('M', false)]),
    ],
    sort: 'price-asc',
    page: 2,
  })
  expect(queryOf(list, 'skidor')).toEqual({
    filters: { ls_farg: ['49', '51'] },
    sort: 'price-asc',
    page: 2,
    text: 'skidor',
  })
  expect(queryOf(aList({}), null)).toEqual({ filters: {}, sort: null, page: 1, text: null })
})

test('R4.117 whom a list is for is a filter of its own attribute, not of the group’s', () => {
  const filters = [
    aGroup('ls_dam', [
      anOption('1', false, 'ls_dam'),
      anOption('1', true, 'ls_herr'),
      anOption('1', true, 'ls_junior'),
    ]),
  ]
  expect(queryOf(aList({ filters }), null).filters).toEqual({ ls_herr: ['1'], ls_junior: ['1'] })
})
