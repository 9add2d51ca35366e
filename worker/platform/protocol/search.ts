import type { PriceGroup } from '#shared/account/price-group.ts'
import { parsePriceRange } from '#shared/catalogue/filters.ts'
import { PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import { type Sort, type SortId, sorts } from '#shared/catalogue/sort.ts'

/** Entities the platform's search knows (contract §8.1). */
export type EntityType =
  | 'product'
  | 'category'
  | 'attribute'
  | 'taxrule'
  | 'review'
  | 'cms_page'
  | 'cms_block'

/** The body of a search, as it travels (contract §15.1). */
export interface SearchQuery {
  _availableFilters: { field: string; scope: 'catalog'; options: { size?: number } }[]
  _appliedFilters: AppliedFilter[]
  _appliedSort: { field: string; options: 'asc' | 'desc' }[]
  _searchText: string
}

/** `default` filters plainly; `catalog` also looks into the children of configurables. */
export interface AppliedFilter {
  attribute: string
  value: FilterValue
  scope: 'default' | 'catalog'
}

export type FilterValue =
  | { eq: string | number | boolean }
  | { in: (string | number | boolean)[] }
  | { gt?: number; gte?: number; lt?: number }

/** A search: what, which part of it, and which fields of the hits. */
export interface SearchRequest {
  entity: EntityType
  query: SearchQuery
  /** Hits wanted. */
  size: number
  /** Hits to skip. */
  from: number
  /** Field patterns, empty for all. */
  include: string[]
  exclude: string[]
  /** Whose prices; absent: those of guests. What is asked for a group is never kept. */
  group?: PriceGroup
}

export const emptySearchQuery: SearchQuery = {
  _availableFilters: [],
  _appliedFilters: [],
  _appliedSort: [],
  _searchText: '',
}

/** A search request; a page size below 1 is the default one, a start below 0 is 0 (Spec §5, Search). */
export function createSearchRequest(
  entity: EntityType,
  parts: Partial<Omit<SearchRequest, 'entity'>>,
): SearchRequest {
  const { query = emptySearchQuery, size = PAGE_SIZE, from = 0, include = [], exclude = [] } = parts
  return { entity, query, size: size < 1 ? PAGE_SIZE : size, from: Math.max(0, from), include, exclude }
}

/** A plain filter on a field. */
export const where = (attribute: string, value: FilterValue): AppliedFilter => ({
  attribute,
  value,
  scope: 'default',
})

const whereAny = (attribute: string, values: (string | number)[]) => where(attribute, { in: values })

/** Values of `visibility`: everything searchable, lists, text search (Spec §5; contract §17 C3). */
export const visibilities = { any: [2, 3, 4], list: [2, 4], search: [3, 4] }
const OFFERED_STATUSES = [0, 1] // Spec §5, Search

/** The filters of every product search (Spec §5): visible, offered, and in stock when sold-out products are not listed. */
export function baseFilters(visibility = visibilities.any, { listOutOfStock = true } = {}): AppliedFilter[] {
  const filters = [whereAny('visibility', visibility), whereAny('status', OFFERED_STATUSES)]
  return listOutOfStock ? filters : [...filters, where('stock.is_in_stock', { eq: true })]
}

/**
 * What a shopper chose, as filters: values of one attribute are alternatives, attributes narrow each other.
 * A price range that says nothing is dropped: without bounds it would match configurables only (contract §15.2).
 */
export function chosenFilters(filters: Record<string, string[]>): AppliedFilter[] {
  return Object.entries(filters).flatMap(([attribute, values]): AppliedFilter[] => {
    if (attribute !== 'price')
      return values.length > 0 ? [{ attribute, value: { in: values }, scope: 'catalog' }] : []
    const range = parsePriceRange(values[0] ?? '')
    if (!range) return []
    const value = { ...(range.from > 0 && { gte: range.from }), ...(range.to !== null && { lt: range.to }) }
    return [{ attribute, value, scope: 'catalog' }]
  })
}

/** The sort as the search takes it; relevance is no sort at all. */
export function appliedSort(id: SortId): SearchQuery['_appliedSort'] {
  const { field, direction }: Sort = sorts[id]
  return field ? [{ field, options: direction }] : []
}

const DEFAULT_FACET_SIZE = 100 // Spec §9, Aggregation size
const FACET_SIZES: Record<string, number> = { size: 10, color: 10 } // Spec §9

/** The aggregations of the given attributes, each with its size stated, so that every server counts alike (§17 C37). */
export const facets = (codes: string[]): SearchQuery['_availableFilters'] =>
  codes.map((field) => ({
    field,
    scope: 'catalog',
    options: { size: FACET_SIZES[field] ?? DEFAULT_FACET_SIZE },
  }))
