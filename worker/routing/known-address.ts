import { matchPath } from '#shared/paths.ts'
import { peekCategoryAt } from '../platform/categories.ts'
import type { PlatformClient } from '../platform/client.ts'
import { canonicalPath } from './redirect-rules.ts'
import { lookUpPath } from './url-dispatcher.ts'

/**
 * Whether the edge knows without asking that a page stands at `url`: the search's, which has an answer to every text, or a
 * category's, which the isolate's tree has. Only for these is waiting the rule: what is searched for is mostly new.
 */
export function isKnownAddress(platform: PlatformClient, { pathname }: URL): boolean {
  const match = matchPath(pathname, platform.store)
  if (match) return match.name === 'search-result'
  const path = pathname === canonicalPath(pathname) && lookUpPath(platform, pathname)
  return Boolean(path && peekCategoryAt(platform, path))
}
