import type { Page } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { Loaded } from './load-page.ts'

/** A failure is a cached result too. Otherwise every render would load the page again. */
export type FinalOutcome = Loaded | { kind: 'failed'; isOffline: boolean }

export type PageOutcome =
  | FinalOutcome
  /** A product's page that is still loading, and what its card says of it. */
  | { kind: 'preview'; card: ProductCard; loading: Promise<FinalOutcome> }

/** A page that is here: React shows it without waiting. */
export const shown = (page: Page, savedAt: string | null = null): Promise<FinalOutcome> =>
  settled({ kind: 'page', page, savedAt })
