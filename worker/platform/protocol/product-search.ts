import { PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import type { SortId } from '#shared/catalogue/sort.ts'
import { chunk } from '#shared/chunk.ts'
import {
  appliedSort,
  baseFilters,
  chosenFilters,
  createSearchRequest,
  emptySearchQuery,
  facets,
  type SearchQuery,
  type SearchRequest,
  visibilities,
  where,
} from './search.ts'

const priceFields = [
  'tax_class_id',
  'price',
  'final_price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'lowest_price_30_days',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
]
const identityFields = [
  'id',
  'sku',
  'type_id',
  'status',
  'name',
  'image',
  'url_path',
  'url_key',
  'slug',
  'stock',
]
/** Attributes are fields of their own, or a list (contract §8.6). */
const attributeFields = ['ls_*', 'custom_attributes']

/**
 * Fields for a product card. Prices need the tax class and dates (§17 C41), stock needs `manage_stock` (§17 C11), and a package
 * what must be chosen of it (§16.6).
 */
export const listFields = [
  ...identityFields,
  ...priceFields,
  'visibility',
  'category_ids',
  'news_from_date',
  'news_to_date',
  'rating_summary',
  'reviews_count',
  ...attributeFields,
  'bundle_options',
  'configurable_options',
  ...['id', 'sku', 'status', 'image', 'stock', ...attributeFields, ...priceFields].map(
    (field) => `configurable_children.${field}`,
  ),
]

/** Fields that no product page needs: signatures and administration. */
export const detailExcludes = [
  'sgn',
  '*.sgn',
  'tier_prices',
  'required_options',
  'has_options',
  '*_options_ids',
]

/** The same search with all fields of a product page (Spec §4, Two-stage caching). */
export const allFields = (request: SearchRequest): SearchRequest => ({
  ...request,
  include: [],
  exclude: detailExcludes,
})

export interface ListingSearch {
  filters: Record<string, string[]>
  sort: SortId
  /** 1-based. */
  page: number
  /** Attribute codes to count values of. */
  facetCodes: string[]
  /** What prices of the index are multiplied by to have tax; default 1: they have it. */
  taxFactor?: number
  /** The store's; default none. */
  priceSteps?: number[]
}

/** Products of a category and its descendants (contract §15.7 E1): `categoryIds` contains all of them. */
export function categoryListing(categoryIds: number[], listing: ListingSearch): SearchRequest {
  const filters = [...baseFilters(visibilities.list), where('category_ids', { in: categoryIds })]
  return listingRequest({ ...emptySearchQuery, _appliedFilters: filters }, listing)
}

/**
 * Products with all these attribute values, optionally in one of some categories and matching a text: a brand or sub-brand.
 */
export function attributeListing(
  values: { code: string; value: string }[],
  { categoryIds, text }: { categoryIds?: number[]; text?: string },
  listing: ListingSearch,
): SearchRequest {
  const filters = [
    ...baseFilters(visibilities.list),
    ...values.map(({ code, value }) => where(code, { in: [value] })),
    ...(categoryIds ? [where('category_ids', { in: categoryIds })] : []),
  ]
  const query = { ...emptySearchQuery, _appliedFilters: filters, ...(text ? { _searchText: text } : {}) }
  return listingRequest(query, listing)
}

/** Products that match a text (E2). Without the base filters the platform ignores the text (§17 C19). */
export function textSearch(text: string, listing: ListingSearch): SearchRequest {
  return listingRequest(
    { ...emptySearchQuery, _appliedFilters: baseFilters(visibilities.search), _searchText: text },
    listing,
  )
}

function listingRequest(
  query: SearchQuery,
  { filters, sort, page, facetCodes, ...prices }: ListingSearch,
): SearchRequest {
  return createSearchRequest('product', {
    query: {
      ...query,
      _appliedFilters: [...query._appliedFilters, ...chosenFilters(filters, prices)],
      _appliedSort: appliedSort(sort),
      _availableFilters: facets(facetCodes),
    },
    from: (page - 1) * PAGE_SIZE,
    include: listFields,
  })
}

/** The same search for its aggregations only (Spec §7): no chosen filters, and no hits, which nobody reads. */
export function filtersOnly(request: SearchRequest): SearchRequest {
  const applied = request.query._appliedFilters.filter(({ scope }) => scope === 'default')
  return {
    ...request,
    query: { ...request.query, _appliedFilters: applied, _appliedSort: [] },
    size: 0,
    from: 0,
    include: [],
    exclude: ['*'],
  }
}

/**
 * Searches that count the values of a chosen attribute without its own filter, one per chosen attribute and without
 * hits (size 0). So a filter group keeps showing its other values (Spec §3, Filter option).
 */
export function facetSearches(request: SearchRequest): { code: string; request: SearchRequest }[] {
  const { query } = request
  const isChosen = (code: string) =>
    query._appliedFilters.some(({ scope, attribute }) => scope === 'catalog' && attribute === code)
  return query._availableFilters
    .filter(({ field }) => isChosen(field))
    .map((facet) => {
      const otherFilters = query._appliedFilters.filter(
        ({ scope, attribute }) => scope === 'default' || attribute !== facet.field,
      )
      const counted = {
        ...query,
        _availableFilters: [facet],
        _appliedFilters: otherFilters,
        _appliedSort: [],
      }
      return {
        code: facet.field,
        request: { ...request, query: counted, size: 0, from: 0, include: [], exclude: ['*'] },
      }
    })
}

const BUNDLE_SIZE = 100 // Spec §9, Bundle fetch size
const SINGLE = 1 // Spec §9, Single item fetch limit

/** Skus in as many lists as there must be searches for them. */
export const pagesOfSkus = (skus: string[]): string[][] => chunk(skus, BUNDLE_SIZE)

/**
 * Products by sku (E3), such as members of a bundle: at most a page of them. They come in the platform's order; missing skus are left
 * out, and with them those of status 0, which lists have (R9.40): the contract's call is for status 1. A platform that lists products
 * of status 0 would have them missing from wishlist and comparison; the embedded one has none.
 */
export function productsBySku(skus: string[], { fields = listFields } = {}): SearchRequest {
  const query = {
    ...emptySearchQuery,
    _appliedFilters: [where('sku', { in: skus }), where('status', { in: [1] })],
  }
  return createSearchRequest('product', { query, size: BUNDLE_SIZE, include: fields })
}

/** Listed products by id, such as recently viewed ones. */
export function productsById(ids: number[]): SearchRequest {
  const filters = [...baseFilters(visibilities.any), where('id', { in: ids })]
  const query = { ...emptySearchQuery, _appliedFilters: filters }
  return createSearchRequest('product', { query, size: ids.length, include: listFields })
}

/** One product by sku, with any status: the page decides whether to show it (contract §16.7). Throws without a sku. */
export function productBySku(sku: string): SearchRequest {
  if (!sku) throw new Error('Please provide the search key sku for product/single action!') // R5.25
  return singleProduct('sku', sku)
}

/** The configurable product of a variant (E4). Throws without a sku. */
export function parentOfChild(childSku: string): SearchRequest {
  if (!childSku)
    throw new Error("Product doesn't have parentSku, please check if this is configurable product") // R5.26
  return singleProduct('configurable_children.sku', childSku)
}

const MAX_PARENTS = 500

/** The ids of the configurable products of these variants, of which one may have several; of other products nothing. */
export function parentsOfChildren(childIds: number[]): SearchRequest {
  const query = {
    ...emptySearchQuery,
    _appliedFilters: [where('configurable_children.id', { in: childIds })],
  }
  return createSearchRequest('product', { query, size: MAX_PARENTS, include: ['id'] })
}

function singleProduct(field: string, value: string): SearchRequest {
  const query = { ...emptySearchQuery, _appliedFilters: [where(field, { eq: value })] }
  return createSearchRequest('product', { query, size: SINGLE, exclude: detailExcludes })
}
