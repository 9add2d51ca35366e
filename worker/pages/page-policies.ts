import {
  DEFAULT_FRESHNESS,
  type Freshness,
  LISTING_FRESHNESS,
  NEGATIVE_FRESHNESS,
} from '../cache/freshness.ts'
import type { PageQuery } from '../cache/page-key.ts'

/**
 * How a page is cached: for how long, and which part of its query makes a different page. Its tags are those of its
 * cached data and those its loader adds. Null: the page is personal and never stored.
 */
export type PagePolicy = (Freshness & { query: PageQuery }) | null

export const contentPage: PagePolicy = { ...DEFAULT_FRESHNESS, query: 'none' }
export const productPage: PagePolicy = { ...DEFAULT_FRESHNESS, query: 'variant' }
export const listingPage: PagePolicy = { ...LISTING_FRESHNESS, query: 'listing' }
export const searchPage: PagePolicy = { ...LISTING_FRESHNESS, query: 'search' }
export const missingPage: PagePolicy = { ...NEGATIVE_FRESHNESS, query: 'none' }
export const personalPage: PagePolicy = null
