import { pathTo } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'

/** Spec §9: static redirects are temporary unless a rule says otherwise, variant redirects are permanent. */
export const STATIC_REDIRECT_STATUS = 302
export const VARIANT_REDIRECT_STATUS = 301
/** Another spelling of an address is no address of its own. */
export const MOVED_STATUS = 301

const STATUSES = [301, 302, 303, 307, 308] as const
export type RedirectStatus = (typeof STATUSES)[number]

/** The code a rewrite asks for; one that is no redirect is the temporary one. */
export const redirectStatus = (code: number): RedirectStatus =>
  STATUSES.find((status) => status === code) ?? STATIC_REDIRECT_STATUS

/** An address outside of the shop. */
export const isElsewhere = (target: string): boolean => /^https?:\/\//i.test(target)

/** `path` with the query of the request; what the path says itself counts more. */
export function mergeQuery(path: string, search: string): string {
  const [address = '', hash = ''] = path.split('#')
  const [pathname = '', own = ''] = address.split('?')
  const params = new URLSearchParams(own)
  for (const [key, value] of new URLSearchParams(search)) {
    if (!new URLSearchParams(own).has(key)) params.append(key, value)
  }
  const query = params.size > 0 ? `?${params}` : ''
  return `${pathname}${query}${hash && `#${hash}`}`
}

export interface Redirect {
  to: string
  status: RedirectStatus
}

/** Prefixes of the stores' former addresses (R2.63). */
const DROPPED_PREFIX = /^\/(?:sv|nb-no)(?=\/|$)/

/** Norwegian buying guides as they were misspelt in print (R2.65). */
const MISSPELT_GUIDES =
  /^(?:\/en)?\/kj(?:opsveiled(?:ning|inger|ing|niger|ningar)|%C3%B8psveiled(?:ninger|ning))\/?$/i

/** Where a path has moved to, or null. The query is kept by the caller. A `//host` path never leaves the shop. */
export function staticRedirect(pathname: string, store: StoreView): Redirect | null {
  if (MISSPELT_GUIDES.test(pathname)) {
    return { to: pathTo('guides', {}, store), status: STATIC_REDIRECT_STATUS } // in Sweden the Swedish index
  }
  if (!DROPPED_PREFIX.test(pathname)) return null
  const rest = pathname.replace(DROPPED_PREFIX, '').replace(/^\/+/, '')
  return { to: `/${rest}`, status: STATIC_REDIRECT_STATUS }
}

/** A path without slashes at its end or doubled ones at its start. */
export const canonicalPath = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`
