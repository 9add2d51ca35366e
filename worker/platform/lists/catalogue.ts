import { FACET_CODES, toFilterGroups } from '#shared/catalogue/filter-groups.ts'
import { emptyListQuery, hasCombinedFilters, type ListQuery } from '#shared/catalogue/filters.ts'
import {
  fakeTotal,
  MAX_PAGES,
  onePerParent,
  type ProductList,
  pageCount,
} from '#shared/catalogue/product-list.ts'
import type { ListingKind, SortId } from '#shared/catalogue/sort.ts'
import { buyableFirst, EXTRA_CARDS } from '#shared/product/buyable-first.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { variantAddress } from '#shared/product/variant-address.ts'
import {
  DEFAULT_FRESHNESS,
  type Freshness,
  LISTING_FRESHNESS,
  NEGATIVE_FRESHNESS,
} from '../../cache/freshness.ts'
import { attributesTag, categoryTag, productTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { toCard } from '../products/to-card.ts'
import { toListedGear } from '../products/to-gear.ts'
import { validUntilOf } from '../products/to-price.ts'
import { productSchema, type WireProduct } from '../protocol/product.ts'
import {
  attributeListing,
  categoryListing,
  facetSearches,
  filtersOnly,
  type ListingSearch,
  pagesOfSkus,
  productsById,
  productsBySku,
  textSearch,
} from '../protocol/product-search.ts'
import type { SearchRequest } from '../protocol/search.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { loadSorted } from '../search/listing-sort.ts'
import { search } from '../search/search.ts'
import type { TextFinds } from '../search/text-finds.ts'
import { type Aggregations, toFilterCounts } from '../search/to-filters.ts'
import { searchInStages } from './list-stages.ts'

/** The cards of a search, with its total and counts. */
export interface CardResult {
  cards: ProductCard[]
  total: number
  fakeTotal: number
  aggregations: Aggregations
  /** What a text found besides. */
  finds: TextFinds
  /** When the first of their prices changes, in milliseconds since the epoch; null: no change is known. */
  pricesUntil: number | null
}

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

/** The same with what a text found besides. */
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
  const page = Math.min(query.page, MAX_PAGES) // a search for a later one fails; who asked for it is led to the last
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
  const facets = facetSearches(request)
  const isNarrowed = facets.length > 0
  const memoryOnly = hasCombinedFilters(query)
  const [attributes, result, all, ...facetResults] = await Promise.all([
    fetchAttributes(platform),
    fetchCards(platform, request, { find: searchInStages, memoryOnly }),
    isNarrowed ? fetchCards(platform, filtersOnly(request)) : null,
    ...facets.map((facet) => fetchCards(platform, facet.request, { memoryOnly })),
  ])
  const ownCounts = Object.fromEntries(
    facets.map(({ code }, at) => [code, toFilterCounts(facetResults[at]?.aggregations ?? {}, taxFactor)]),
  )
  const { cards, total } = result
  const counted = toFilterCounts(result.aggregations, taxFactor)
  const everything = all ? toFilterCounts(all.aggregations, taxFactor) : counted
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

interface CardOptions {
  find?: typeof searchCards
  /** True for a choice of skus, ids or filters that visitors make themselves. */
  memoryOnly?: boolean
  /** How long an answer with products is fresh. */
  freshnessOf?: (result: CardResult) => Freshness
}

/** Cards of a search, cached by the whole request (Spec §7; contract §8.4). */
export function fetchCards(
  platform: PlatformClient,
  request: SearchRequest,
  { find = searchCards, memoryOnly = false, freshnessOf = () => LISTING_FRESHNESS }: CardOptions = {},
): Promise<CardResult> {
  return platform.cache.fetch(`cards|${platform.store.code}|${nameOf(request)}`, {
    freshness: LISTING_FRESHNESS,
    freshnessOf: (result) => (result.total > 0 ? freshnessOf(result) : NEGATIVE_FRESHNESS),
    tags: ({ cards }) => [...cards.map(({ id }) => productTag(id)), ...tagsOf(request), attributesTag],
    validUntil: ({ pricesUntil }) => pricesUntil,
    memoryOnly: ({ cards }) =>
      memoryOnly || isFreeSearch(request) || (cards.length === 0 && request.size > 0), // a page beyond the list has no cards
    load: async () => {
      const [attributes, { hits, total, aggregations, finds }] = await Promise.all([
        fetchAttributes(platform),
        find(platform, request),
      ])
      const now = new Date()
      const sku = request.query._searchText.trim()
      const cards = onePerParent(
        hits.map((hit) => leadToVariant(toCard(hit, { store: platform.store, attributes, now }), hit, sku)),
      )
      return {
        cards,
        total,
        fakeTotal: fakeTotal(total, { hits: hits.length, shown: cards.length }),
        aggregations,
        finds,
        pricesUntil: validUntilOf(hits, now),
      }
    },
  })
}

/** A product that was found by a variant's sku leads to that variant (R2.55). */
function leadToVariant(card: ProductCard, { configurable_children }: WireProduct, sku: string): ProductCard {
  const found = configurable_children?.find((child) => child.sku.toUpperCase() === sku.toUpperCase())
  return found ? { ...card, path: variantAddress(card.path, found.sku) } : card
}

/** A search as a cache key. The long field lists are always the same few, so each gets a short name once. */
const nameOf = ({ include, exclude, ...request }: SearchRequest): string =>
  `${JSON.stringify(request)}|${textOf(include)}|${textOf(exclude)}`

const texts = new WeakMap<string[], string>()

function textOf(fields: string[]): string {
  const text = texts.get(fields) ?? fields.join()
  texts.set(fields, text)
  return text
}

const searchCards = (platform: PlatformClient, request: SearchRequest) =>
  search(platform, request, productSchema)

/** Tags of the categories that a search covers. */
function tagsOf({ query }: SearchRequest): string[] {
  const ids = query._appliedFilters.flatMap(({ attribute, value }) =>
    attribute === 'category_ids' && 'in' in value ? value.in : [],
  )
  return ids.map((id) => categoryTag(Number(id)))
}

/** Whether visitors can invent any number of such searches: those with a text or a price. */
const isFreeSearch = ({ query }: SearchRequest): boolean =>
  query._searchText !== '' || query._appliedFilters.some(({ value }) => !('in' in value || 'eq' in value))

/**
 * Cards by sku, in the requested order. Products that the platform does not have are left out. When it has all of them,
 * only changes of these products change the answer, so it is fresh for as long as a product.
 */
export async function fetchCardsBySku(
  platform: PlatformClient,
  skus: string[],
  options: CardOptions = {},
): Promise<ProductCard[]> {
  const pages = pagesOfSkus(skus).map((page) => {
    const freshnessOf = ({ total }: CardResult) =>
      total >= page.length ? DEFAULT_FRESHNESS : LISTING_FRESHNESS
    return fetchCards(platform, productsBySku(page), { freshnessOf, ...options })
  })
  const cards = (await Promise.all(pages)).flatMap((page) => page.cards)
  return skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? [])
}

/** Cards of listed products by id, in the order that a visitor asks for. */
export async function fetchCardsById(platform: PlatformClient, ids: number[]): Promise<ProductCard[]> {
  const { cards } = await fetchCards(platform, productsById(ids), { memoryOnly: true })
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

const POPULAR = 8

/** The shop's best sellers, optionally of some categories, for the home, product and 404 pages: first what can be bought. */
export async function fetchPopularCards(
  platform: PlatformClient,
  categoryIds?: number[],
  size = POPULAR,
): Promise<ProductCard[]> {
  const { result } = await loadSorted(platform, { kind: 'category', wanted: null }, (sort) => {
    const listing = { filters: emptyListQuery.filters, sort, page: 1, facetCodes: [] }
    const request = categoryListing(categoryIds ?? [], listing)
    const filters = request.query._appliedFilters.filter(
      ({ attribute }) => categoryIds || attribute !== 'category_ids',
    )
    return fetchCards(platform, {
      ...request,
      size: size + EXTRA_CARDS,
      query: { ...request.query, _appliedFilters: filters },
    })
  })
  return buyableFirst(result.cards, size)
}
