import { matchPath, type PagePath, type PathParams, pathTo } from '#shared/paths.ts'
import type { LoaderContext } from '../request/services.ts'
import { canonicalPath, MOVED_STATUS } from './redirect-rules.ts'
import type { Resolved } from './resolved.ts'
import { dispatchUrl } from './url-dispatcher.ts'

/**
 * A path of the route table by itself; any other path is the URL dispatcher's (Spec §2, URL resolution). An address
 * has one spelling: another language's path, or one with a slash at its end, leads to the store's own for good.
 */
export async function resolvePage(context: LoaderContext): Promise<Resolved> {
  const { url, store } = context
  const match = matchPath(url.pathname, store)
  const path = match
    ? pathTo(match.name, match.params as PathParams<PagePath>, store) // read from this very path
    : canonicalPath(url.pathname)
  if (path !== url.pathname) return { kind: 'redirect', to: path + url.search, status: MOVED_STATUS }
  return match ? { kind: 'page', ...match } : dispatchUrl(context)
}
