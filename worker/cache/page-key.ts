import { hasCombinedFilters, listQueryToString, readListQuery } from '#shared/catalogue/filters.ts'
import { OPEN_PARAMETER, VARIANT_PARAMETER } from '#shared/product/variant-address.ts'
import { storageKey } from './storage-key.ts'

/**
 * The part of the query that a page uses: nothing, a variant, a listing's filters, sort and page, or a search's text as
 * well. `dispatched`: a path outside the route table, which may be a product or a listing.
 */
export type PageQuery = 'none' | 'variant' | 'listing' | 'search' | 'dispatched'

/**
 * The part of a query that a page uses, in canonical form. URLs that differ only in other parameters, or in how they
 * write the same ones, share a key.
 */
export function canonicalQuery(params: URLSearchParams, query: PageQuery): string {
  const isList = query === 'listing' || query === 'search' || query === 'dispatched'
  const list = isList
    ? listQueryToString(readListQuery(params, query === 'search' ? 'search' : 'category'))
    : ''
  const child = query === 'variant' || query === 'dispatched' ? params.get(VARIANT_PARAMETER) : null
  const open = child && params.get(OPEN_PARAMETER)
  return [
    child && `${VARIANT_PARAMETER}=${encodeURIComponent(child)}`,
    open && `${OPEN_PARAMETER}=${encodeURIComponent(open)}`,
    list,
  ]
    .filter(Boolean)
    .join('&')
}

/**
 * Visitors can invent any number of search texts and prices, and combine filters in any number of ways. Such pages are
 * stored in memory only, where the oldest are evicted.
 */
export const hasUnboundedInput = (canonical: string): boolean =>
  /(?:^|&)(?:s|price)=/.test(canonical) || hasCombinedFilters(readListQuery(new URLSearchParams(canonical)))

interface PageAddress {
  build: string
  store: string
  /** The store's origin, because documents contain it in their links. */
  origin: string
  path: string
  /** In canonical form. */
  query: string
}

/** Key of a page: build, store, origin, path and query. Two different pages never share a key. */
export const pageKey = ({ build, store, origin, path, query }: PageAddress): Promise<string> =>
  storageKey([build, store, origin, path, query])
