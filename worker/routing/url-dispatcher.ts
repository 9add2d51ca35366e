import { toStorePath } from '#shared/paths.ts'
import { withoutPrefix } from '#shared/store-views.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import { fetchUrlRewrite, fetchUrlTarget } from '../platform/urls.ts'
import type { Resolved } from './resolve-page.ts'

const NOT_FOUND: Resolved = { kind: 'page', name: 'page-not-found', params: {} }

/**
 * Which page an address outside of the route table is (R2.70–R2.77): the platform's rewrites first, then its URL map.
 * Answers come through the data cache: memory, KV, platform. What the platform cannot say is not found.
 */
export async function dispatchUrl(context: LoaderContext): Promise<Resolved> {
  const path = lookUpPath(context)
  if (!path) return NOT_FOUND
  const [rewrite, target] = await Promise.all([fetchUrlRewrite(context.platform, path), fetchUrlTarget(context.platform, path)])
  if (rewrite && rewrite.status > 0) {
    const status = rewrite.status === 301 ? 301 : 302
    return { kind: 'redirect', to: withQuery(toStorePath(rewrite.target, context.store), context.url), status }
  }
  const found = rewrite ? await fetchUrlTarget(context.platform, rewrite.target) : target
  return found ? { kind: 'page', name: found.page, params: found.params } : NOT_FOUND
}

/** The path as the platform knows it: no store prefix, no slash at either end; null when it cannot be one. */
function lookUpPath({ url, store }: LoaderContext): string | null {
  const path = withoutPrefix(url.pathname, store).replace(/^\/+|\/+$/g, '')
  try {
    return decodeURIComponent(path) || null
  } catch {
    return null // a broken escape is no address
  }
}

const withQuery = (path: string, { search }: URL) => (path.includes('?') ? path : path + search)
