import type { ProductCard } from '../product/product.ts'

export const PAGE_SIZE = 50 // Spec §9, Lists

/** One page of a listing with its filters: what category, search and brand pages show. */
export interface ProductList {
  cards: ProductCard[]
  /** Products that match, over all pages, as the platform counts them. */
  total: number
  /** The same as a shopper sees them, one per parent (Spec §3, Search result). */
  fakeTotal: number
  /** 1-based. */
  page: number
  pageCount: number
  filters: FilterGroup[]
  /** Id of the sort in force, one of `sorts`. */
  sort: string
}

export interface FilterGroup {
  /** Attribute code, for example `ls_farg`; also the key in the query. */
  code: string
  label: string
  kind: 'list' | 'swatch' | 'price'
  /** A single choice replaces the one before (price ranges). */
  single: boolean
  options: FilterOption[]
  /** Ends of what a price can be chosen between; of the price only. */
  bounds?: SliderBounds
}

/** Spec §3, Filter option. Counts leave the group's own selection out. */
export interface FilterOption {
  /** Option id, or `from-to` in major units for a price range (`500-1000`, `4000-`). */
  value: string
  label: string
  count: number
  selected: boolean
  swatch?: string
}

/** Pages a list of `total` products takes: at least one, so that an empty list has a page too. */
export const pageCount = (total: number, pageSize = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** What tells products of a list apart: the parent's sku, and attribute values where a comparison asks for them. */
export interface ListedProduct {
  sku: string
  values?: Record<string, string | undefined>
}

/**
 * One product per parent sku and comparison attribute, the first of each (Spec §4, Product list). Of several
 * comparison attributes the last one that a product has counts: `['ls_farg', 'ls_smak']`.
 */
export function onePerParent<T extends ListedProduct>(products: T[], comparedBy: string[] = []): T[] {
  const first = new Map<string, T>()
  for (const product of products) {
    const attribute = comparedBy.findLast((code) => product.values?.[code])
    const key = JSON.stringify([product.sku, attribute ? product.values?.[attribute] : null])
    if (!first.has(key)) first.set(key, product)
  }
  return [...first.values()]
}

/**
 * How many products a list has where several hits are one of them: the platform's total without the hits of this page that
 * went into another. Exact for a list of one page; more pages may hold more of them (contract §16.12).
 */
export const fakeTotal = (total: number, { hits, shown }: { hits: number; shown: number }): number =>
  total - (hits - shown)

/** Whether the number a shopper is told may still fall on further pages. */
export const isAboutTotal = ({
  total,
  fakeTotal,
  pageCount,
}: Pick<ProductList, 'total' | 'fakeTotal' | 'pageCount'>): boolean => fakeTotal < total && pageCount > 1

/** Ends of the price slider, whole major units. */
export interface SliderBounds {
  min: number
  max: number
}

/**
 * Ends of the price slider: the lowest price rounded down and the highest rounded up, widened by what the category
 * had before (Spec §4, Product list). `prices` are minor units. Null while no price is known.
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
