import type { ProductCard } from '../product/product.ts'
import type { SkiStyle } from '../skis/skier.ts'
import type { SortId } from './sort.ts'

export const PAGE_SIZE = 50 // Spec §9, Lists

/** One page of a listing with its filters: what category, search and brand pages show. */
export interface ProductList {
  cards: ProductCard[]
  /** Number of matching products on all pages, as the platform counts them. */
  total: number
  /** The number of products that the shopper sees: one per parent (Spec §3, Search result). */
  fakeTotal: number
  /** 1-based. */
  page: number
  pageCount: number
  filters: FilterGroup[]
  /** The list is one of skis or poles: what they are. */
  gear?: ListedGear
  sort: SortId
  /** The sorts to choose from, the default sort first. */
  sorts: [SortId, ...SortId[]]
}

/** What the skis or poles of a list are made for. */
export interface ListedGear {
  kind: 'ski' | 'pole'
  styles: SkiStyle[]
}

export interface FilterGroup {
  /** Attribute code, for example `ls_farg`; also the key in the query. */
  code: string
  label: string
  kind: 'list' | 'swatch' | 'price' | 'audience'
  /** Only one value can be chosen (price ranges). */
  single: boolean
  options: FilterOption[]
  /** The lowest and highest possible price; only for the price filter. */
  bounds?: SliderBounds
}

/** A filter option (Spec §3, Filter option). Its count ignores the choices of its own group. */
export interface FilterOption {
  /** Option id, or `from-to` in major units for a price range (`500-1000`, `4000-`). */
  value: string
  label: string
  count: number
  selected: boolean
  swatch?: string
  /** Its attribute, where the values of a group are attributes of their own (women, men, junior). */
  code?: string
}

export const MAX_PAGES = 200 // the search engine returns at most 10 000 hits (contract §8.5), 50 per page

/** Number of pages for `total` products: at least one, because an empty list has a page too, and no more than can be asked for. */
export const pageCount = (total: number): number => Math.min(Math.ceil(total / PAGE_SIZE) || 1, MAX_PAGES)

/** The first product of each parent sku (Spec §4, Product list). */
export function onePerParent<T extends { sku: string }>(products: T[]): T[] {
  const first = new Map<string, T>()
  for (const product of products) if (!first.has(product.sku)) first.set(product.sku, product)
  return [...first.values()]
}

/**
 * The number of products when several hits are one product: the platform's total minus the hits of this page that were
 * merged into another. It is exact for a list of one page; later pages may have more merged hits (contract §16.12).
 */
export const fakeTotal = (total: number, { hits, shown }: { hits: number; shown: number }): number =>
  total - (hits - shown)

/** Whether the shown number is approximate, because later pages may lower it. */
export const isAboutTotal = ({
  total,
  fakeTotal,
  pageCount,
}: Pick<ProductList, 'total' | 'fakeTotal' | 'pageCount'>): boolean => fakeTotal < total && pageCount > 1

/** Bounds of the price slider in whole major units. */
export interface SliderBounds {
  min: number
  max: number
}

/**
 * Bounds of the price slider: the lowest price rounded down and the highest rounded up, widened by the category's
 * earlier bounds (Spec §4, Product list). `prices` are minor units. Null while no price is known.
 */
export function sliderBounds(prices: number[], stored: SliderBounds | null = null): SliderBounds | null {
  if (prices.length === 0) return stored
  const lowest = prices.reduce((least, price) => Math.min(least, price))
  const highest = prices.reduce((most, price) => Math.max(most, price))
  return {
    min: Math.min(Math.floor(lowest / 100), stored?.min ?? Number.POSITIVE_INFINITY),
    max: Math.max(Math.ceil(highest / 100), stored?.max ?? Number.NEGATIVE_INFINITY),
  }
}
