import {
  DEFAULT_FRESHNESS,
  type Freshness,
  LISTING_FRESHNESS,
  NEGATIVE_FRESHNESS,
} from '../cache/freshness.ts'
import type { PageQuery } from '../cache/page-key.ts'

/**
 * How a page may be kept for everybody: how long, and which part of its query makes another page of it. Its
 * tags are those of all data it was made of and those its loader names. Null: it is personal and never kept.
 */
export type PagePolicy = (Freshness & { query: PageQuery }) | null

export const contentPage: PagePolicy = { ...DEFAULT_FRESHNESS, query: 'none' }
export const productPage: PagePolicy = { ...DEFAULT_FRESHNESS, query: 'variant' }
export const listingPage: PagePolicy = { ...LISTING_FRESHNESS, query: 'listing' }
export const searchPage: PagePolicy = { ...LISTING_FRESHNESS, query: 'search' }
export const missingPage: PagePolicy = { ...NEGATIVE_FRESHNESS, query: 'none' }
export const personalPage: PagePolicy = null
