import { fakeTotal, onePerParent } from '#shared/catalogue/product-list.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { variantAddress } from '#shared/product/variant-address.ts'
import { type Freshness, LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { attributesTag, categoryTag, contentTag, productTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { toCard } from '../products/to-card.ts'
import { validUntilOf } from '../products/to-price.ts'
import { productSchema, type WireProduct } from '../protocol/product.ts'
import type { SearchRequest } from '../protocol/search.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { search } from '../search/search.ts'
import type { TextFinds } from '../search/text-finds.ts'
import type { Aggregations } from '../search/to-filters.ts'

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

export interface CardOptions {
  find?: typeof searchCards
  /** True for a choice of skus, ids or filters that visitors make themselves. */
  memoryOnly?: boolean
  /** How long an answer with products is fresh. */
  freshness?: (result: CardResult) => Freshness
}

/** Cards of a search, cached by the whole request (Spec §7; contract §8.4). */
export function fetchCards(
  platform: PlatformClient,
  request: SearchRequest,
  { find = searchCards, memoryOnly = false, freshness = () => LISTING_FRESHNESS }: CardOptions = {},
): Promise<CardResult> {
  return platform.cache.fetch(`cards|${platform.store.code}|${nameOf(request)}`, {
    freshness: (result) => (result.total > 0 ? freshness(result) : NEGATIVE_FRESHNESS),
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

/** Types of the pages that a text may find besides products. */
const pageTags = ['pages', 'guides', 'activityPage', 'magazineItem'].map(contentTag)

/** Tags of the categories that a search covers, and of the pages that its text finds. */
function tagsOf({ query }: SearchRequest): string[] {
  const ids = query._appliedFilters.flatMap(({ attribute, value }) =>
    attribute === 'category_ids' && 'in' in value ? value.in : [],
  )
  return [...ids.map((id) => categoryTag(Number(id))), ...(query._searchText ? pageTags : [])]
}

/** Whether visitors can invent any number of such searches: those with a text or a price. */
const isFreeSearch = ({ query }: SearchRequest): boolean =>
  query._searchText !== '' || query._appliedFilters.some(({ value }) => !('in' in value || 'eq' in value))
