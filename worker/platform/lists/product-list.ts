import { FACET_CODES, type FilterCounts, toFilterGroups } from '#shared/catalogue/filter-groups.ts'
import { hasCombinedFilters, type ListQuery } from '#shared/catalogue/filters.ts'
import { MAX_PAGES, type ProductList, pageCount } from '#shared/catalogue/product-list.ts'
import type { ListingKind, SortId } from '#shared/catalogue/sort.ts'
import type { PlatformClient } from '../client.ts'
import { toListedGear } from '../products/to-gear.ts'
import {
  attributeListing,
  categoryListing,
  facetSearches,
  filtersOnly,
  type ListingSearch,
  textSearch,
} from '../protocol/product-search.ts'
import type { SearchRequest } from '../protocol/search.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { loadSorted } from '../search/listing-sort.ts'
import type { TextFinds } from '../search/text-finds.ts'
import { toFilterCounts } from '../search/to-filters.ts'
import { type CardOptions, fetchCards } from './cards.ts'
import { searchInStages } from './list-stages.ts'

/** The searches of a listing: of a category with all its descendants, or of a text. */
export interface Listing {
  kind: ListingKind
  /** Attributes that all its products share. They are not offered as filters. */
  fixedCodes?: string[]
  request: (listing: ListingSearch) => SearchRequest
}

export const listingOfCategories = (ids: number[]): Listing => ({
  kind: 'category',
  request: (listing) => categoryListing(ids, listing),
})

export const listingOfText = (text: string): Listing => ({
  kind: 'search',
  request: (listing) => textSearch(text, listing),
})

/**
 * A listing of products with all these attribute values, optionally in one of some categories and matching a text: brands
 * and sub-brands.
 */
export const listingOfAttributes = (
  values: { code: string; value: string }[],
  narrowing: { categoryIds?: number[]; text?: string } = {},
): Listing => ({
  kind: 'category',
  fixedCodes: values.map(({ code }) => code),
  request: (listing) => attributeListing(values, narrowing, listing),
})

/**
 * One page of a listing with its filters. The counts of each chosen filter group are searched in parallel with the
 * hits.
 */
export async function fetchProductList(
  platform: PlatformClient,
  listing: Listing,
  query: ListQuery,
): Promise<ProductList> {
  const { list } = await fetchListWithFinds(platform, listing, query)
  return list
}

/** The same, with what the text finds besides products. */
export async function fetchListWithFinds(
  platform: PlatformClient,
  listing: Listing,
  query: ListQuery,
): Promise<{ list: ProductList; finds: TextFinds }> {
  const { kind } = listing
  const { sort, sorts, result } = await loadSorted(platform, { kind, wanted: query.sort }, (tried) =>
    fetchInSort(platform, listing, { ...query, sort: tried }),
  )
  const { finds, ...list } = result
  return { list: { ...list, sort, sorts }, finds }
}

async function fetchInSort(
  platform: PlatformClient,
  listing: Listing,
  query: ListQuery & { sort: SortId },
): Promise<Omit<ProductList, 'sort' | 'sorts'> & { finds: TextFinds }> {
  const { filters, sort } = query
  const page = Math.min(query.page, MAX_PAGES) // a search for a later page fails; its address redirects to the last one
  const { taxFactor } = platform.listing
  const facetCodes = FACET_CODES.filter((code) => !listing.fixedCodes?.includes(code))
  const request = listing.request({
    filters,
    sort,
    page,
    facetCodes,
    taxFactor,
    priceSteps: platform.store.priceSteps,
  })
  const memoryOnly = hasCombinedFilters(query)
  const [attributes, result, { all, ownCounts }] = await Promise.all([
    fetchAttributes(platform),
    fetchCards(platform, request, { find: searchInStages, memoryOnly }),
    fetchFacets(platform, request, { memoryOnly }),
  ])
  const { cards, total } = result
  const counted = toFilterCounts(result.aggregations, taxFactor)
  const everything = all ?? counted
  const gear = toListedGear(everything)
  return {
    cards,
    total,
    fakeTotal: result.fakeTotal,
    finds: result.finds,
    page,
    pageCount: pageCount(total),
    filters: toFilterGroups({
      codes: facetCodes,
      attributes,
      chosen: filters,
      counted,
      ownCounts,
      all: everything,
      prices: cards.flatMap(({ price }) => price.current ?? []),
      store: platform.store,
    }),
    ...(gear && { gear }),
  }
}

/** The counts of each chosen filter group without its own filter, and those without any; null: nothing is chosen. */
async function fetchFacets(
  platform: PlatformClient,
  request: SearchRequest,
  options: Pick<CardOptions, 'memoryOnly'>,
): Promise<{ all: FilterCounts | null; ownCounts: Record<string, FilterCounts> }> {
  const count = async (facet: SearchRequest, how: typeof options = {}) =>
    toFilterCounts((await fetchCards(platform, facet, how)).aggregations, platform.listing.taxFactor)
  const facets = facetSearches(request)
  const [all, ...own] = await Promise.all([
    facets.length > 0 ? count(filtersOnly(request)) : null,
    ...facets.map(async (facet) => [facet.code, await count(facet.request, options)] as const),
  ])
  return { all, ownCounts: Object.fromEntries(own) }
}
