import type { PriceGroup } from '#shared/account/price-group.ts'
import { parsePriceRange } from '#shared/catalogue/filters.ts'
import { isPriceStep } from '#shared/catalogue/price-ranges.ts'
import { PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import { type Sort, type SortId, sorts } from '#shared/catalogue/sort.ts'

/** Entity types of the platform's search (contract §8.1). */
type EntityType = 'product' | 'category' | 'attribute' | 'taxrule' | 'review' | 'cms_page' | 'cms_block'

/** The request body of a search (contract §15.1). */
export interface SearchQuery {
  _availableFilters: { field: string; scope: 'catalog'; options: { size?: number } }[]
  _appliedFilters: AppliedFilter[]
  _appliedSort: { field: string; options: 'asc' | 'desc' }[]
  _searchText: string
}

/** `default` filters the product's own fields; `catalog` also those of its variants. */
interface AppliedFilter {
  attribute: string
  value: FilterValue
  scope: 'default' | 'catalog'
}

type FilterValue =
  | { eq: string | number | boolean }
  | { in: (string | number | boolean)[] }
  | { gt?: number; gte?: number; lt?: number; lte?: number }

/** A search: what to find, which page of the hits, and which of their fields. */
export interface SearchRequest {
  entity: EntityType
  query: SearchQuery
  /** Number of hits. */
  size: number
  /** Hits to skip. */
  from: number
  /** Field patterns, empty for all. */
  include: string[]
  exclude: string[]
  /** The price group; absent: guests' prices. Responses for a group are never cached. */
  group?: PriceGroup
}

export const emptySearchQuery: SearchQuery = {
  _availableFilters: [],
  _appliedFilters: [],
  _appliedSort: [],
  _searchText: '',
}

/** A search request. A page size below 1 becomes the default; a start below 0 becomes 0 (Spec §5, Search). */
export function createSearchRequest(
  entity: EntityType,
  options: Partial<Omit<SearchRequest, 'entity'>>,
): SearchRequest {
  const { query = emptySearchQuery, size = PAGE_SIZE, from = 0, include = [], exclude = [] } = options
  return { entity, query, size: size < 1 ? PAGE_SIZE : size, from: Math.max(0, from), include, exclude }
}

/** A search by the products' own fields in the engine's language. */
export const toEngineQuery = ({ _appliedFilters }: SearchQuery): { query: object } => ({
  query: {
    bool: {
      filter: _appliedFilters.map(({ attribute, value }) => {
        if ('in' in value) return { terms: { [attribute]: value.in } }
        return 'eq' in value ? { terms: { [attribute]: [value.eq] } } : { range: { [attribute]: value } }
      }),
    },
  },
})

/** A filter on one field of the product itself. */
export const where = (attribute: string, value: FilterValue): AppliedFilter => ({
  attribute,
  value,
  scope: 'default',
})

const whereAny = (attribute: string, values: (string | number)[]) => where(attribute, { in: values })

/** Values of `visibility`: everything searchable, lists, text search (Spec §5; contract §17 C3). */
export const visibilities = { any: [2, 3, 4], list: [2, 4], search: [3, 4] }
const OFFERED_STATUSES = [0, 1] // Spec §5, Search

/** The filters of every product search (Spec §5): visible and offered. */
export const baseFilters = (visibility = visibilities.any): AppliedFilter[] => [
  whereAny('visibility', visibility),
  whereAny('status', OFFERED_STATUSES),
]

/**
 * The shopper's filters: values of one attribute are combined with "or", attributes with "and". A price range without
 * bounds is dropped, because it would match configurable products only (contract §15.2). `taxFactor` is the tax that shoppers
 * see and the index does not have: 1.25. `priceSteps` are the store's.
 */
export function chosenFilters(
  filters: Record<string, string[]>,
  {
    taxFactor = 1,
    priceSteps = [],
  }: { taxFactor?: number | undefined; priceSteps?: number[] | undefined } = {},
): AppliedFilter[] {
  return Object.entries(filters).flatMap(([attribute, values]): AppliedFilter[] => {
    if (attribute !== 'price')
      return values.length > 0 ? [{ attribute, value: { in: values }, scope: 'catalog' }] : []
    const [chosen = ''] = values
    const range = parsePriceRange(chosen)
    if (!range) return []
    const upTo = isPriceStep(chosen, priceSteps) ? 'lt' : 'lte'
    const value = {
      ...(range.from > 0 && { gte: range.from / taxFactor }),
      ...(range.to !== null && { [upTo]: range.to / taxFactor }),
    }
    return [{ attribute, value, scope: 'catalog' }]
  })
}

/** The sort in the search's form; relevance means no sort. */
export function appliedSort(id: SortId): SearchQuery['_appliedSort'] {
  const { field, direction }: Sort = sorts[id]
  return field ? [{ field, options: direction }] : []
}

const FACET_SIZE = 100 // Spec §9, Aggregation size

/** The aggregations of the given attributes. Each has an explicit size, so that all servers count alike (§17 C37). */
export const facets = (codes: string[]): SearchQuery['_availableFilters'] =>
  codes.map((field) => ({
    field,
    scope: 'catalog',
    options: { size: FACET_SIZE },
  }))
