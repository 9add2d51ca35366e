import { toStorePath } from '#shared/paths.ts'
import { withoutPrefix } from '#shared/store-views.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import { fetchUrlRewrite, fetchUrlTarget, type UrlTarget } from '../platform/urls.ts'
import type { Resolved } from './resolve-page.ts'

const NOT_FOUND: Resolved = { kind: 'page', name: 'page-not-found', params: {} }

/**
 * Which page an address outside of the route table is (R2.70–R2.77): what lives there by the platform's URL map, else
 * where its rewrites say it has gone. Answers come through the data cache: memory, KV, platform.
 */
export async function dispatchUrl(context: LoaderContext): Promise<Resolved> {
  const path = lookUpPath(context)
  if (!path) return NOT_FOUND
  const target = await fetchUrlTarget(context.platform, path)
  return target ? toPage(target) : followRewrite(context, path)
}

/** A failed look-up means no rewrite (contract §12), but the page it leads to is not kept. */
async function followRewrite(
  { platform, store, url, parts }: LoaderContext,
  path: string,
): Promise<Resolved> {
  const rewrite = await parts.orNull('rewrite', fetchUrlRewrite(platform, path))
  if (!rewrite) return NOT_FOUND
  if (rewrite.status > 0) {
    const status = rewrite.status === 301 ? 301 : 302
    return { kind: 'redirect', to: withQuery(toStorePath(rewrite.target, store), url), status }
  }
  const target = await fetchUrlTarget(platform, rewrite.target)
  return target ? toPage(target) : NOT_FOUND
}

const toPage = ({ page, params }: UrlTarget): Resolved => ({ kind: 'page', name: page, params })

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
