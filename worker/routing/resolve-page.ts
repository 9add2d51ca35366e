import { matchPath, type PagePath, type PathParams, pathTo } from '#shared/paths.ts'
import type { LoaderContext } from '../request/services.ts'
import { canonicalPath, MOVED_STATUS, staticRedirect } from './redirect-rules.ts'
import type { Resolved } from './resolved.ts'
import { dispatchUrl } from './url-dispatcher.ts'

/**
 * Finds the page for a path: in the route table, otherwise with the URL dispatcher (Spec §2, URL resolution). Each page
 * has one address. Another language's path, or a slash at the end, redirects permanently.
 */
export async function resolvePage(context: LoaderContext): Promise<Resolved> {
  const { url, store } = context
  const moved = staticRedirect(url.pathname, store)
  if (moved) return { kind: 'redirect', to: moved.to + url.search, status: moved.status }
  const match = matchPath(url.pathname, store)
  const path = match
    ? pathTo(match.name, match.params as PathParams<PagePath>, store) // parsed from this path
    : canonicalPath(url.pathname)
  if (path !== url.pathname) return { kind: 'redirect', to: path + url.search, status: MOVED_STATUS }
  return match ? { kind: 'page', ...match } : dispatchUrl(context)
}
