/** Spec §9: static redirects are temporary unless a rule says otherwise, variant redirects are permanent. */
export const STATIC_REDIRECT_STATUS = 302
export const VARIANT_REDIRECT_STATUS = 301
/** Another spelling of an address is no address of its own. */
export const MOVED_STATUS = 301

export interface Redirect {
  to: string
  status: 301 | 302
}

/** Prefixes of the stores' former addresses (R2.63). */
const DROPPED_PREFIX = /^\/(?:sv|nb-no)(?=\/|$)/

/** Where a path has moved to, or null. The query is kept by the caller. A `//host` path never leaves the shop. */
export function staticRedirect(pathname: string): Redirect | null {
  if (!DROPPED_PREFIX.test(pathname)) return null
  const rest = pathname.replace(DROPPED_PREFIX, '').replace(/^\/+/, '')
  return { to: `/${rest}`, status: STATIC_REDIRECT_STATUS }
}

/** A path without slashes at its end or doubled ones at its start. */
export const canonicalPath = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`
