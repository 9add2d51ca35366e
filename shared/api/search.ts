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
  /** Help, guides and other content. */
  guides: SuggestedPage[]
  /** Products that match in all. */
  total: number
  /** The text as it was probably meant; absent: nothing better is known. */
  didYouMean?: string | undefined
}
