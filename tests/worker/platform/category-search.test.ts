import { describe, expect, test } from 'vitest'
import {
  attributesByCode,
  attributesById,
  categoryTree,
  searchCategories,
  taxRules,
} from '#worker/platform/protocol/category-search.ts'
import { type SearchRequest, where } from '#worker/platform/protocol/search.ts'

const filtersOf = ({ query }: SearchRequest) => query._appliedFilters

describe('searchCategories', () => {
  test('R7.52 R9.20 finds active categories in their order, up to 4000', () => {
    const request = searchCategories({ parentId: 20 })
    expect(request).toMatchObject({ entity: 'category', size: 4000 })
    expect(request.query._appliedSort).toEqual([{ field: 'position', options: 'asc' }])
    expect(filtersOf(request)).toEqual([where('parent_id', { eq: 20 }), where('is_active', { eq: true })])
  })

  test('R7.52 a category is found by the key of its page', () => {
    expect(filtersOf(searchCategories({ urlPath: 'skidor/skate', includeInactive: true }))).toEqual([
      where('url_path', { eq: 'skidor/skate' }),
    ])
  })

  test('R5.32 the tree leaves out categories without products', () => {
    expect(filtersOf(categoryTree())).toContainEqual(where('product_count', { gt: 0 }))
    expect(filtersOf(categoryTree())).toContainEqual(where('level', { eq: 2 }))
  })
})

describe('attributes', () => {
  test('R7.50 R9.23 are found by code among the visible ones, up to 150', () => {
    const request = attributesByCode(['ls_farg'])
    expect(request).toMatchObject({ entity: 'attribute', size: 150 })
    expect(filtersOf(request)).toEqual([
      where('attribute_code', { in: ['ls_farg'] }),
      where('is_user_defined', { in: [true] }),
      where('is_visible', { in: [true] }),
    ])
  })

  test('R7.50 are found by id', () => {
    expect(filtersOf(attributesById([201]))).toContainEqual(where('attribute_id', { in: [201] }))
  })

  test('R4.6 R4.7 codes with a dot and known codes are not asked for', () => {
    const request = attributesByCode(['ls_farg', 'stock.qty', 'ls_smak'], new Set(['ls_smak']))
    expect(filtersOf(request)[0]?.value).toEqual({ in: ['ls_farg'] })
  })
})

test('R7.51 tax rules have an entity of their own', () => {
  expect(taxRules().entity).toBe('taxrule')
})
