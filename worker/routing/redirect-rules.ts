import { matchPath, type PagePath, type PathParams, pathTo } from '#shared/paths.ts'
import { type StoreView, withoutPrefix } from '#shared/store-views.ts'

/** Spec §9: static redirects are temporary unless a rule says otherwise, variant redirects are permanent. */
export const STATIC_REDIRECT_STATUS = 302
export const VARIANT_REDIRECT_STATUS = 301
/** For another spelling of an address. */
export const MOVED_STATUS = 301

const STATUSES = [301, 302, 303, 307, 308] as const
type RedirectStatus = (typeof STATUSES)[number]

/** The status of a rewrite; 302 when it is not a redirect status. */
export const redirectStatus = (code: number): RedirectStatus =>
  STATUSES.find((status) => status === code) ?? STATIC_REDIRECT_STATUS

/** Whether an address is outside the shop. */
export const isExternal = (target: string): boolean => /^https?:\/\//i.test(target)

/** `path` with the parameters of `search` added. A parameter that `path` already has wins, and its own query stays as it is. */
export function mergeQuery(path: string, search: string): string {
  const [, address, own, hash] = /^([^?#]*)(\??[^#]*)(.*)$/s.exec(path) ?? []
  const params = new URLSearchParams(own)
  const added = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => !params.has(key)))
  return added.size > 0 ? `${address}${own ? `${own}&` : '?'}${added}${hash}` : path
}

/** An address as headers carry it; what is encoded already stays as it is. */
export const toAscii = (address: string): string =>
  address.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent)

export interface Redirect {
  to: string
  status: RedirectStatus
}

/** Prefixes of the stores' old addresses (R2.63). */
const DROPPED_PREFIX = /^\/(?:sv|nb-no)(?=\/|$)/

/** Misspelt addresses of the Norwegian buying guides, as they were printed (R2.65). */
const MISSPELT_GUIDES = /^\/kj(?:opsveiled(?:ning|inger|ing|niger|ningar)|%C3%B8psveiled(?:ninger|ning))\/?$/i

/** The redirect of a static rule, or null. The caller adds the query. A `//host` path never leads out of the shop. */
export function staticRedirect(pathname: string, store: StoreView): Redirect | null {
  if (MISSPELT_GUIDES.test(withoutPrefix(pathname, store))) {
    return { to: pathTo('guides', {}, store), status: STATIC_REDIRECT_STATUS } // in Sweden this is the Swedish index
  }
  if (!DROPPED_PREFIX.test(pathname)) return null
  const path = pathname.replace(DROPPED_PREFIX, '').replace(/^\/+/, '')
  return { to: canonicalPath(`/${path}`, store), status: STATIC_REDIRECT_STATUS }
}

/** The one spelling of a path: without empty segments, and a path of the route table in the store's own language. */
export function canonicalPath(pathname: string, store: StoreView): string {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`
  const match = matchPath(path, store)
  if (!match) return path
  return pathTo(match.name, match.params as PathParams<PagePath>, store) // parsed from this path
}
