import { createSearchRequest, emptySearchQuery, type SearchRequest, where } from './search.ts'

const CATEGORY_SIZE = 4000 // Spec §9
const ATTRIBUTE_SIZE = 150 // Spec §9

/** Every active category, flat, in the editors' order (Spec §7): the shop makes the tree of them itself. */
export function activeCategories(): SearchRequest {
  const query = {
    ...emptySearchQuery,
    _appliedFilters: [where('is_active', { eq: true })],
    _appliedSort: [{ field: 'position', options: 'asc' as const }],
  }
  return { ...createSearchRequest('category', { query, size: CATEGORY_SIZE }), exclude: ['children_data'] }
}

/** Attributes with their options by code (contract §15.7 E6). */
export function attributesByCode(codes: string[]): SearchRequest {
  const query = {
    ...emptySearchQuery,
    _appliedFilters: [
      where('attribute_code', { in: codes }),
      where('is_user_defined', { in: [true] }),
      where('is_visible', { in: [true] }),
    ],
  }
  return createSearchRequest('attribute', { query, size: ATTRIBUTE_SIZE })
}
