import { expect, test } from 'vitest'
import { activeCategories, attributesByCode } from '#worker/platform/protocol/category-search.ts'
import { type SearchRequest, where } from '#worker/platform/protocol/search.ts'

const filtersOf = ({ query }: SearchRequest) => query._appliedFilters

test('R9.20 categories are the active ones in their order, up to 4000', () => {
  const request = activeCategories()
  expect(request).toMatchObject({ entity: 'category', size: 4000 })
  expect(request.query._appliedSort).toEqual([{ field: 'position', options: 'asc' }])
  expect(filtersOf(request)).toEqual([where('is_active', { eq: true })])
})

test('R7.50 R9.23 attributes are found by code among the visible ones, up to 150', () => {
  const request = attributesByCode(['ls_farg'])
  expect(request).toMatchObject({ entity: 'attribute', size: 150 })
  expect(filtersOf(request)).toEqual([
    where('attribute_code', { in: ['ls_farg'] }),
    where('is_user_defined', { in: [true] }),
    where('is_visible', { in: [true] }),
  ])
})
