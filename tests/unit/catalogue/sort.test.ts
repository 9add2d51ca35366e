import { describe, expect, test } from 'vitest'
import { allSorts, offeredSorts } from '#shared/catalogue/offered-sorts.ts'
import { isSortId } from '#shared/catalogue/sort.ts'

test('R9.33 there are ten sorts, relevance only for searches', () => {
  expect(offeredSorts('search')).toHaveLength(10)
  expect(offeredSorts('category')).toHaveLength(9)
  expect(offeredSorts('category')).not.toContain('relevance')
})

describe('the default sort is the first', () => {
  const without =
    (...missing: string[]) =>
    (field: string) =>
      !missing.includes(field)

  test.each([
    ['R9.32 popularity in a category', offeredSorts('category'), 'popularity'],
    ['relevance in a search', offeredSorts('search'), 'relevance'],
    ['what the settings name first', offeredSorts('category', { ids: ['name-asc', 'latest'] }), 'name-asc'],
    [
      'the latest products where the index has no popularity',
      offeredSorts('category', { isSortable: without('popularity') }),
      'latest',
    ],
    [
      'any other sort where it has no dates, too',
      offeredSorts('category', { isSortable: without('popularity', 'created_at') }),
      'price-asc',
    ],
    [
      'relevance where it has nothing to sort by',
      offeredSorts('category', { isSortable: () => false }),
      'relevance',
    ],
  ])('%s', (_, [first], expected) => {
    expect(first).toBe(expected)
  })

  test('no sort is offered twice, and none whose field is missing', () => {
    const offered = offeredSorts('category', { isSortable: without('popularity', 'name.keyword') })
    expect(new Set(offered).size).toBe(offered.length)
    expect(offered.toSorted()).toEqual(
      allSorts.filter((id) => !['popularity', 'name-asc', 'name-desc'].includes(id)).toSorted(),
    )
  })
})

test('names of the language itself are no sorts', () => {
  expect(isSortId('toString')).toBe(false)
})
