import type { ProductCard } from '../product/product.ts'

/** A page that a search may be about. */
export interface SuggestedPage {
  name: string
  path: string
}

/** Answer of `GET /api/search/suggest?q=`: what predictive search shows, best first, at most ten in all. */
export interface SearchSuggestions {
  query: string
  products: ProductCard[]
  categories: SuggestedPage[]
  brands: SuggestedPage[]
  /** Buying guides. */
  guides: SuggestedPage[]
  /** Products that match in all. */
  total: number
}
