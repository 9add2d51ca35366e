import { matchPath } from '../paths.ts'
import type { PageName } from '../routes.ts'
import type { StoreView } from '../store-views.ts'
import { filterLink, hasFilters, readListQuery, resetFilters } from './filters.ts'

/** Pages that show a list of products. */
export const LIST_PAGES: readonly PageName[] = ['category', 'brand', 'search-result']

/**
 * The address of a list without filters, sort and page (R2.91); null: no list is there. What the route table does not have is a list
 * where it is filtered, or where `isCategory` knows of one.
 */
export function wholeList(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  store: StoreView,
  isCategory: (path: string) => boolean,
): string | null {
  const name = matchPath(pathname, store)?.name
  const query = readListQuery(new URLSearchParams(search), name === 'search-result' ? 'search' : 'category')
  const isList = name ? LIST_PAGES.includes(name) : hasFilters(query) || isCategory(pathname)
  return isList ? filterLink(pathname, resetFilters(query)) : null
}
