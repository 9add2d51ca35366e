import { buyableFirst, EXTRA_CARDS } from '#shared/product/buyable-first.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { DEFAULT_FRESHNESS, LISTING_FRESHNESS } from '../../cache/freshness.ts'
import type { PlatformClient } from '../client.ts'
import { attributeListing, pagesOfSkus, productsById, productsBySku } from '../protocol/product-search.ts'
import { loadSorted } from '../search/listing-sort.ts'
import { type CardOptions, type CardResult, fetchCards } from './cards.ts'

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
    const freshness = ({ total }: CardResult) =>
      total >= page.length ? DEFAULT_FRESHNESS : LISTING_FRESHNESS
    return fetchCards(platform, productsBySku(page), { freshness, ...options })
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
    const listing = { filters: {}, sort, page: 1, facetCodes: [] }
    const request = attributeListing([], { ...(categoryIds && { categoryIds }) }, listing)
    return fetchCards(platform, { ...request, size: size + EXTRA_CARDS })
  })
  return buyableFirst(result.cards, size)
}
