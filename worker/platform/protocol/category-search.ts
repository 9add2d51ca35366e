import {
  type AppliedFilter,
  createSearchRequest,
  emptySearchQuery,
  type SearchRequest,
  where,
} from './search.ts'

const CATEGORY_SIZE = 4000 // Spec §9
const ATTRIBUTE_SIZE = 150 // Spec §9
const TOP_LEVEL = 2 // level of the root's children

/** Which categories to find. A missing field does not filter. */
export interface CategoryFilter {
  parentId?: number
  level?: number
  ids?: number[]
  urlPath?: string
  /** Leaves out categories without products (Spec §5, Search). */
  onlyWithProducts?: boolean
  /** Also inactive categories. */
  includeInactive?: boolean
}

/** Categories in their editors' order (Spec §7). */
export function searchCategories(filter: CategoryFilter): SearchRequest {
  const { parentId, level, ids, urlPath, onlyWithProducts = false, includeInactive = false } = filter
  const filters: (AppliedFilter | false)[] = [
    parentId !== undefined && where('parent_id', { eq: parentId }),
    level !== undefined && where('level', { eq: level }),
    ids !== undefined && where('id', { in: ids }),
    urlPath !== undefined && where('url_path', { eq: urlPath }),
    !includeInactive && where('is_active', { eq: true }),
    onlyWithProducts && where('product_count', { gt: 0 }),
  ]
  const query = {
    ...emptySearchQuery,
    _appliedFilters: filters.filter((entry) => entry !== false),
    _appliedSort: [{ field: 'position', options: 'asc' as const }],
  }
  return createSearchRequest('category', { query, size: CATEGORY_SIZE })
}

/** The category tree for the menu: top categories with products, their children nested (contract §15.7 E5). */
export const categoryTree = (): SearchRequest =>
  searchCategories({ level: TOP_LEVEL, onlyWithProducts: true })

/**
 * Attributes with their options by code (E6). Codes with a dot are names of nested fields and are skipped. Attributes
 * that are loaded already are not requested again (Spec §4, Product loading).
 */
export function attributesByCode(codes: string[], loaded: ReadonlySet<string> = new Set()): SearchRequest {
  return searchAttributes(
    'attribute_code',
    codes.filter((code) => !code.includes('.') && !loaded.has(code)),
  )
}

/** Attributes with their options by id. */
export const attributesById = (ids: number[]): SearchRequest => searchAttributes('attribute_id', ids)

function searchAttributes(field: string, values: (string | number)[]): SearchRequest {
  const query = {
    ...emptySearchQuery,
    _appliedFilters: [
      where(field, { in: values }),
      where('is_user_defined', { in: [true] }),
      where('is_visible', { in: [true] }),
    ],
  }
  return createSearchRequest('attribute', { query, size: ATTRIBUTE_SIZE })
}

/** Every tax rule (Spec §7). */
export const taxRules = (): SearchRequest => createSearchRequest('taxrule', {})
