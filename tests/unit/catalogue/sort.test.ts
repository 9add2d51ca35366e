import { expect, test } from 'vitest'
import { defaultSort, isSortId, type SortId, sortIds, sortParam } from '#shared/catalogue/sort.ts'

test('R9.32 the default sort is popularity descending', () => {
  expect(sortParam(defaultSort('category'))).toBe('popularity:desc')
})

test.each<[SortId, string]>([
  ['popularity', 'popularity:desc'],
  ['updated', 'updated_at:desc'],
  ['latest', 'created_at:desc'],
  ['oldest', 'created_at'],
  ['price-asc', 'final_price'],
  ['price-desc', 'final_price:desc'],
  ['name-asc', 'name.keyword'],
  ['name-desc', 'name.keyword:desc'],
  ['discount', 'discount:desc'],
  ['relevance', ''],
])('R9.33 the sort %s is "%s" on the wire', (id, param) => {
  expect(sortParam(id)).toBe(param)
})

test('R9.33 there are ten sorts, relevance only for searches', () => {
  expect(sortIds('search')).toHaveLength(10)
  expect(sortIds('category')).toHaveLength(9)
  expect(sortIds('category')).not.toContain('relevance')
  expect(defaultSort('search')).toBe('relevance')
})

test('names of the language itself are no sorts', () => {
  expect(isSortId('toString')).toBe(false)
})
