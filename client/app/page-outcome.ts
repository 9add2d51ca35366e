import type { ProductCard } from '#shared/product/product.ts'
import type { Loaded } from './load-page.ts'

/** A failure is a cached result too. Otherwise every render would load the page again. */
export type FinalOutcome = Loaded | { kind: 'failed'; isOffline: boolean }

export type PageOutcome =
  | FinalOutcome
  /** A product's page that is still loading, and what its card says of it. */
  | { kind: 'preview'; card: ProductCard; loading: Promise<FinalOutcome> }
