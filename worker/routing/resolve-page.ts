import { matchPath } from '#shared/paths.ts'
import type { LoaderContext } from '../request/services.ts'
import { canonicalPath, MOVED_STATUS, staticRedirect } from './redirect-rules.ts'
import type { Resolved } from './resolved.ts'
import { dispatchUrl } from './url-dispatcher.ts'

/**
 * Finds the page for a path: in the route table, otherwise with the URL dispatcher (Spec §2, URL resolution). Each page
 * has one address. Another language's path, or a slash too many, redirects permanently; in one step, if the address without the
 * slash redirects as well.
 */
export async function resolvePage(context: LoaderContext): Promise<Resolved> {
  const { url, store } = context
  const moved = staticRedirect(url.pathname, store)
  if (moved) return { kind: 'redirect', to: moved.to + url.search, status: moved.status }
  const path = canonicalPath(url.pathname, store)
  const isCanonical = path === url.pathname
  const respelt: Resolved = { kind: 'redirect', to: path + url.search, status: MOVED_STATUS }
  const match = matchPath(path, store)
  if (match) return isCanonical ? { kind: 'page', ...match } : respelt
  const found = await dispatchUrl(context)
  return isCanonical || found.kind === 'redirect' ? found : respelt
}
