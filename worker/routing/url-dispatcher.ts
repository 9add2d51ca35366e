import { editorialSlug } from '#shared/content/content-lookup.ts'
import { matchPath, toStorePath } from '#shared/paths.ts'
import { withoutPrefix } from '#shared/store-views.ts'
import { fetchCmsPage } from '../content/pages.ts'
import { fetchUrlRewrite, fetchUrlTarget, type UrlRewrite } from '../platform/urls.ts'
import type { LoaderContext } from '../request/services.ts'
import { isElsewhere, mergeQuery, redirectStatus } from './redirect-rules.ts'
import type { Resolved } from './resolved.ts'

const NOT_FOUND: Resolved = { kind: 'page', name: 'page-not-found', params: {} }

/**
 * Which page an address outside of the route table is (R2.70–R2.77): what lives there by the platform's URL map, else
 * where its rewrites say it has gone, else the editorial page its last segment names. Answers come through the data
 * cache: memory, KV, platform.
 */
export async function dispatchUrl(context: LoaderContext): Promise<Resolved> {
  const path = lookUpPath(context, context.url.pathname)
  if (!path) return NOT_FOUND
  const found = await findTarget(context, path)
  if (found) return found
  const rewrite = await findRewrite(context, path)
  return rewrite ? followRewrite(context, path, rewrite) : findContent(context, path)
}

/** What the URL map says lives at a path. */
async function findTarget({ platform }: LoaderContext, path: string): Promise<Resolved | null> {
  const target = await fetchUrlTarget(platform, path)
  return target && { kind: 'page', name: target.page, params: target.params }
}

/** A failed look-up means no rewrite (contract §12), but the page it leads to is not kept. */
const findRewrite = ({ platform, optional }: LoaderContext, path: string): Promise<UrlRewrite | null> =>
  optional.orNull('rewrite', fetchUrlRewrite(platform, path))

const MAX_REWRITES = 5 // a longer chain is a mistake of the platform

/**
 * An internal rewrite shows its target in place, with a canonical link (R2.76); any other redirects with its code
 * (R2.77). A chain of rewrites becomes one hop; a circle leads nowhere.
 */
async function followRewrite(context: LoaderContext, from: string, first: UrlRewrite): Promise<Resolved> {
  if (first.status === 0) return showInPlace(context, first.target)
  const seen = new Set([from])
  let last = first
  while (!isElsewhere(last.target) && last.status > 0) {
    const path = lookUpPath(context, pathOf(last.target))
    if (path && seen.has(path)) return NOT_FOUND
    if (!path || seen.size >= MAX_REWRITES) break
    seen.add(path)
    const next = await findRewrite(context, path)
    if (!next || next.status === 0) break
    last = next
  }
  const target = isElsewhere(last.target) ? last.target : toStorePath(last.target, context.store)
  return {
    kind: 'redirect',
    to: mergeQuery(target, context.url.search),
    status: redirectStatus(first.status),
  }
}

/** The page at `target`, shown at the address that was asked for; the target's own query counts too. */
async function showInPlace(context: LoaderContext, target: string): Promise<Resolved> {
  const url = new URL(mergeQuery(toStorePath(target, context.store), context.url.search), context.url)
  const match = matchPath(url.pathname, context.store)
  if (match) return { kind: 'page', ...match, url }
  const path = lookUpPath(context, url.pathname)
  const found = path && (await findTarget(context, path))
  return found && found.kind === 'page' ? { ...found, url } : NOT_FOUND
}

/** The editorial page that the last segment names (R2.61); without the content service there is none. */
async function findContent({ content, optional }: LoaderContext, path: string): Promise<Resolved> {
  const slug = editorialSlug(path)
  if (slug === null) return NOT_FOUND
  const page = await optional.orNull('content look-up', fetchCmsPage(content, slug))
  return page ? { kind: 'page', name: 'cms-page', params: { slug: page.slug } } : NOT_FOUND
}

/** The path as the platform knows it: no store prefix, no slash at either end; null when it cannot be one. */
function lookUpPath({ store }: LoaderContext, pathname: string): string | null {
  const path = withoutPrefix(pathname, store).replace(/^\/+|\/+$/g, '')
  try {
    return decodeURIComponent(path) || null
  } catch {
    return null // a broken escape is no address
  }
}

const pathOf = (target: string) => `/${target.replace(/^\/+/, '').replace(/[?#].*$/s, '')}`
