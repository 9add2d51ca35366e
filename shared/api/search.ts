import type { ProductCard } from '../product/product.ts'

/** Answer of `GET /api/search/suggest?q=`: what predictive search shows, best first, at most ten in all. */
export interface SearchSuggestions {
  query: string
  products: ProductCard[]
  categories: { name: string; path: string }[]
  /** Products that match in all. */
  total: number
}
