import { matchPath, pathTo } from '#shared/paths.ts'
import type { PlatformClient } from '../platform/client.ts'
import { peekCategoryAt } from '../platform/search/categories.ts'
import { canonicalPath } from './redirect-rules.ts'
import { lookUpPath } from './url-dispatcher.ts'

/**
 * The page that the edge knows without asking to stand at `url`: the search's, which has an answer to every text, or a
 * category's, which the isolate's tree has. Only for these is waiting the rule: what is searched for is mostly new. Null: it knows
 * of none, or the address is another spelling, which redirects.
 */
export function peekPageAt(platform: PlatformClient, { pathname }: URL): 'search-result' | 'category' | null {
  const { store } = platform
  if (pathname === pathTo('search-result', {}, store)) return 'search-result'
  if (matchPath(pathname, store)) return null
  const path = pathname === canonicalPath(pathname, store) && lookUpPath(platform, pathname)
  return path && peekCategoryAt(platform, path) ? 'category' : null
}
