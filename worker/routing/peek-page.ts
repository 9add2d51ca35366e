import { matchPath, pathTo } from '#shared/paths.ts'
import type { PlatformClient } from '../platform/client.ts'
import { peekCategoryAt } from '../platform/search/categories.ts'
import { canonicalPath } from './redirect-rules.ts'
import { lookUpPath } from './url-dispatcher.ts'

/**
 * The page at `url` where the edge knows it without a call: the search page, which answers every text, or a category that is in
 * the isolate's tree. These are the pages that mostly wait for the platform. Null: another page, or an address in another
 * spelling, which redirects.
 */
export function peekPageAt(platform: PlatformClient, { pathname }: URL): 'search-result' | 'category' | null {
  const { store } = platform
  if (pathname === pathTo('search-result', {}, store)) return 'search-result'
  if (matchPath(pathname, store)) return null
  const path = pathname === canonicalPath(pathname, store) && lookUpPath(platform, pathname)
  return path && peekCategoryAt(platform, path) ? 'category' : null
}
