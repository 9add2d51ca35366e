import { editorialSlug } from '#shared/content/content-lookup.ts'
import { matchPath, toStorePath } from '#shared/paths.ts'
import { type StoreView, withoutPrefix } from '#shared/store-views.ts'
import { fetchCmsPage } from '../content/pages.ts'
import { fetchUrlRewrite, fetchUrlTarget, MapFailure, type UrlRewrite } from '../platform/pages/urls.ts'
import type { LoaderContext } from '../request/services.ts'
import { canonicalPath, isExternal, mergeQuery, redirectStatus } from './redirect-rules.ts'
import type { Resolved } from './resolved.ts'

const NOT_FOUND: Resolved = { kind: 'page', name: 'page-not-found', params: {} }

/**
 * Finds the page for an address outside the route table (R2.70–R2.77): first in the platform's URL map, then in its
 * rewrites, then the editorial page that the last segment names. All results are cached. A part that cannot be read is
 * skipped (contract §12) when another one has a page, which is then not stored. Otherwise it throws: a 404 would be stored.
 */
export async function dispatchUrl(context: LoaderContext): Promise<Resolved> {
  const { platform, optional, log } = context
  const path = lookUpPath(context, context.url.pathname)
  if (!path) return NOT_FOUND
  const targetLoad = findTarget(context, path)
  const target = await targetLoad.catch((error: unknown) => {
    if (error instanceof MapFailure) return optional.orNull('url', targetLoad)
    throw error
  })
  if (target) return target
  const rewriteLoad = fetchUrlRewrite(platform, path)
  const rewrite = await optional.orNull('rewrite', rewriteLoad)
  if (rewrite) return followRewrite(context, path, rewrite)
  const page = await findContent(context, path)
  if (page) return page
  await Promise.all([targetLoad, rewriteLoad]) // throws if one failed
  log.warn('url.noMapping', { path }) // R8.51
  return NOT_FOUND
}

/**
 * Where a rewrite leads from an address whose page is not there (R2.70, R2.75); null: nowhere. It throws when the rewrites cannot be
 * read: a 404 would be stored.
 */
export async function findMoved(context: LoaderContext): Promise<Resolved | null> {
  const path = lookUpPath(context, context.url.pathname)
  const rewrite = path && (await fetchUrlRewrite(context.platform, path))
  return rewrite ? followRewrite(context, path, rewrite) : null
}

/** The page at a path according to the URL map. */
async function findTarget({ platform }: LoaderContext, path: string): Promise<Resolved | null> {
  const target = await fetchUrlTarget(platform, path)
  return target && { kind: 'page', name: target.page, params: target.params }
}

const MAX_REWRITES = 5 // a longer chain is an error of the platform

/**
 * An internal rewrite shows its target at the requested address, with a canonical link (R2.76). Other rewrites redirect
 * with their status (R2.77). A chain of rewrites becomes one redirect, with the queries of all of them; a loop is not found.
 */
async function followRewrite(context: LoaderContext, from: string, first: UrlRewrite): Promise<Resolved> {
  const { platform, optional } = context
  if (first.status === 0) return showInPlace(context, first.target)
  const seen = new Set([from])
  let { search } = context.url
  let last = first
  while (!isExternal(last.target) && last.status > 0) {
    const path = lookUpPath(context, addressIn(context.store, last.target).replace(/[?#].*/s, ''))
    if (path && seen.has(path)) return NOT_FOUND
    if (!path || seen.size >= MAX_REWRITES) break
    seen.add(path)
    const next = await optional.orNull('rewrite', fetchUrlRewrite(platform, path))
    if (!next || next.status === 0) break
    search = queryOf(mergeQuery(last.target, search))
    last = next
  }
  const target = isExternal(last.target) ? last.target : addressIn(context.store, last.target)
  return {
    kind: 'redirect',
    to: mergeQuery(target, search),
    status: redirectStatus(first.status),
  }
}

/** The store's address of a rewrite's target: its canonical path, then the query and the anchor as they are. */
function addressIn(store: StoreView, target: string): string {
  const [path = ''] = /^[^?#]*/.exec(target) ?? []
  return canonicalPath(toStorePath(path, store), store) + target.slice(path.length)
}

/** The page at `target`, shown at the requested address. The query of the target counts too. */
async function showInPlace(context: LoaderContext, target: string): Promise<Resolved> {
  const url = new URL(mergeQuery(toStorePath(target, context.store), context.url.search), context.url)
  const match = matchPath(url.pathname, context.store)
  if (match) return { kind: 'page', ...match, url }
  const path = lookUpPath(context, url.pathname)
  const page = path && (await findTarget(context, path))
  return page && page.kind === 'page' ? { ...page, url } : NOT_FOUND
}

/** The editorial page that the last segment names (R2.61). */
async function findContent({ content }: LoaderContext, path: string): Promise<Resolved | null> {
  const slug = editorialSlug(path)
  const page = slug && (await fetchCmsPage(content, slug))
  return page ? { kind: 'page', name: 'cms-page', params: { slug: page.slug } } : null
}

/** The path in the platform's form: no store prefix, no empty segments. Null when it cannot be decoded. */
export function lookUpPath({ store }: Pick<LoaderContext, 'store'>, pathname: string): string | null {
  const path = withoutPrefix(pathname, store).split('/').filter(Boolean).join('/')
  try {
    return decodeURIComponent(path) || null
  } catch {
    return null // invalid percent-encoding
  }
}

const queryOf = (target: string) => /\?[^#]*/.exec(target)?.[0] ?? ''
