import { expect, test } from 'vitest'
import { defaultSort, isSortId, sortIds } from '#shared/catalogue/sort.ts'

test('R9.33 there are ten sorts, relevance only for searches', () => {
  expect(sortIds('search')).toHaveLength(10)
  expect(sortIds('category')).toHaveLength(9)
  expect(sortIds('category')).not.toContain('relevance')
  expect(defaultSort('search')).toBe('relevance')
})

test('names of the language itself are no sorts', () => {
  expect(isSortId('toString')).toBe(false)
})
