import { PRICE, priceFields } from '#shared/catalogue/filters.ts'
import { matchPath } from '#shared/paths.ts'
import { storeOrigin } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { BUILD } from '../assets.ts'
import { canonicalQuery, type PageQuery, pageKey } from '../cache/page-key.ts'
import { pagePolicies } from '../pages/index.ts'
import type { LoadOptions } from '../request/services.ts'
import { mergeQuery } from '../routing/redirect-rules.ts'

/** A request for a page that the page cache may hold. All requests with the same key get the same page. */
export interface PageRequest {
  url: URL
  /** Which part of the URL's query the page may use, as far as its path tells. */
  query: PageQuery
  /** Key of the page in the page cache. */
  key: string
  /** How the page is loaded; default: as for a visitor who waits. */
  load?: LoadOptions
}

/** The request for the page at `url`; null when the page must not be stored. */
export async function toPageRequest(c: AppContext, url: URL): Promise<PageRequest | null> {
  const query = queryAt(c, url)
  return query ? { url, query, key: await keyOf(c, url, query) } : null
}

/** Which part of the query the page at `url` may use; undefined: the page is personal. */
function queryAt(c: AppContext, { pathname }: URL): PageQuery | undefined {
  const match = matchPath(pathname, c.get('store'))
  return match ? pagePolicies[match.name]?.query : 'dispatched'
}

/** Key of the page at `url` when it uses the part `query` of the URL's query. */
function keyOf(c: AppContext, url: URL, query: PageQuery): Promise<string> {
  const { store, settings } = c.var
  return pageKey({
    build: BUILD,
    store: store.code,
    origin: storeOrigin(store, url, settings.storeHosts),
    path: url.pathname,
    query: canonicalQuery(url.searchParams, query),
  })
}

/** The request's URL without the query parameters that the page ignores. The page is loaded and rendered for this URL. */
export function canonicalUrl({ url, query }: PageRequest): URL {
  const canonical = new URL(url)
  canonical.search = canonicalQuery(url.searchParams, query)
  return canonical
}

/** The query parameters that the page ignores, such as campaign parameters. */
export function ignoredQuery({ url, query }: Pick<PageRequest, 'url' | 'query'>): string {
  const used = new URLSearchParams(canonicalQuery(url.searchParams, query))
  const fields: string[] = used.has(PRICE) ? Object.values(priceFields) : []
  return new URLSearchParams(
    [...url.searchParams].filter(([key]) => !used.has(key) && !fields.includes(key)),
  ).toString()
}

/** The address that a page at `url` redirects to, with the parameters that the page ignores. */
export function withIgnored(c: AppContext, url: URL, to: string): string {
  const query = queryAt(c, url)
  return query ? mergeQuery(to, ignoredQuery({ url, query })) : to
}

export const pathAndQuery = ({ pathname, search }: URL): string => pathname + search
