import type { StoreView } from '#shared/store-views.ts'

/** Query keys that change what a page shows; every other one (campaign marks, noise) is the same page. */
const KNOWN_KEYS = /^(?:ls_[a-z_]+|price|sort|page|s|childSku)$/
const MAX_QUERY = 2048 // characters; a longer query is nobody's filter

/** The part of a query that counts, keys and values sorted: two spellings of one page share one key. */
export function canonicalQuery(params: URLSearchParams): string {
  const known = [...params].filter(([key, value]) => KNOWN_KEYS.test(key) && value !== '')
  known.sort(([keyA, a], [keyB, b]) => compare(keyA, keyB) || compare(a, b))
  const unique = known.filter(
    ([key, value], at) => at === 0 || known[at - 1]?.join('=') !== `${key}=${value}`,
  )
  return new URLSearchParams(unique).toString().slice(0, MAX_QUERY)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Key of a page: store, path, query and build, each with its length before it, so that no two pages can share a key.
 * KV allows 512 bytes; a longer key is named by its hash.
 */
export async function pageKey(store: StoreView, url: URL, build: string): Promise<string> {
  const parts = [build, store.code, url.pathname, canonicalQuery(url.searchParams)]
  const key = parts.map((part) => `${part.length}.${part}`).join('|')
  return key.length <= MAX_KEY ? key : `sha256.${await sha256(key)}`
}

const MAX_KEY = 480 // of 512 bytes, prefix included

/** Hex SHA-256 of a text or of bytes. */
export async function sha256(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
