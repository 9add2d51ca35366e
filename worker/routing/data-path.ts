const DATA_PREFIX = '/_data'

/** The page's path of a `/_data/…` path; other paths are returned unchanged. */
export function withoutDataPrefix(pathname: string): string {
  const isData = pathname === DATA_PREFIX || pathname.startsWith(`${DATA_PREFIX}/`)
  return isData ? pathname.slice(DATA_PREFIX.length) || '/' : pathname
}
