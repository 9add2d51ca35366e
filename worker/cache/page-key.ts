import { listQueryToString, readListQuery } from '#shared/catalogue/filters.ts'
import { storageKey } from './storage-key.ts'

/**
 * What a page understands of its query: nothing, a variant, a listing's filters, sort and page, a search's as well as its
 * text. `dispatched`: an address that only the URL dispatcher knows may be a product or a listing.
 */
export type PageQuery = 'none' | 'variant' | 'listing' | 'search' | 'dispatched'

const VARIANT = 'childSku'

/**
 * The part of a query that a page understands, in its one spelling: campaign marks, noise and other spellings of the same
 * page share its key.
 */
export function canonicalQuery(params: URLSearchParams, query: PageQuery): string {
  const isList = query === 'listing' || query === 'search' || query === 'dispatched'
  const list = isList
    ? listQueryToString(readListQuery(params, query === 'search' ? 'search' : 'category'))
    : ''
  const child = query === 'variant' || query === 'dispatched' ? params.get(VARIANT) : null
  return [child && `${VARIANT}=${encodeURIComponent(child)}`, list].filter(Boolean).join('&')
}

/** Texts and prices can be made up without end: such pages stay in memory, where the oldest make room. */
export const hasUnboundedInput = (canonical: string): boolean => /(?:^|&)(?:s|price)=/.test(canonical)

export interface PageAddress {
  build: string
  store: string
  /** The store's origin: documents name it in their links. */
  origin: string
  path: string
  /** Canonical. */
  query: string
}

/** Key of a page: build, store, origin, path and query, so that no two pages can share one. */
export const pageKey = ({ build, store, origin, path, query }: PageAddress): Promise<string> =>
  storageKey([build, store, origin, path, query])
