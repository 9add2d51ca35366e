import type { Context } from 'hono'
import type { Freshness } from '../cache/freshness.ts'
import { findNoncePlaces, NONCE_PLACEHOLDER, withNonce } from '../cache/nonce-places.ts'
import type { StoredPage } from '../cache/page-cache.ts'
import { sha256 } from '../cache/page-key.ts'
import type { AppEnv } from '../env.ts'
import { PRELOAD_LINKS } from './assets.ts'
import type { LoadedDocument } from './load-document.ts'
import { renderDocument } from './renderer.tsx'

const ETAG_LENGTH = 32

/** Renders a complete document into the form that is kept. */
export async function renderStored(
  c: Context<AppEnv>,
  url: string,
  { boot, status, tags }: LoadedDocument,
  freshness: Freshness,
): Promise<StoredPage> {
  const response = await renderDocument(c, boot, { url, nonce: NONCE_PLACEHOLDER, stream: false })
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = `"${(await sha256(body)).slice(0, ETAG_LENGTH)}"`
  return { body, noncePlaces: findNoncePlaces(body), etag, tags, status, storedAt: Date.now(), freshness }
}

/** Hands stored bytes out. Every response has a nonce of its own; the entity behind it is the same. */
export function sendStored(c: Context<AppEnv>, page: StoredPage, tier: string): Response {
  setCacheHeaders(c, page, tier)
  c.header('ETag', page.etag)
  c.header('Age', String(Math.max(0, Math.floor((Date.now() - page.storedAt) / 1000))))
  c.header('Content-Type', 'text/html; charset=UTF-8')
  c.status(page.status as 200)
  return c.body(withNonce(page.body, page.noncePlaces, c.var.nonce) as Uint8Array<ArrayBuffer>)
}

/**
 * Browsers ask again each time, because every answer has its own nonce; caches in front of us may hold a page as long as
 * we do, because they know its tags.
 */
export function setCacheHeaders(
  c: Context<AppEnv>,
  { tags, freshness }: Pick<StoredPage, 'tags' | 'freshness'>,
  tier: string,
): void {
  const { freshSeconds, staleSeconds, errorSeconds } = freshness
  const shared = `max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${errorSeconds}`
  c.header('Cache-Control', 'public, max-age=0, must-revalidate')
  c.header('CDN-Cache-Control', shared)
  c.header('Link', PRELOAD_LINKS)
  if (tags.length > 0) c.header('Cache-Tag', tags.join(','))
  c.var.timings.note('page', tier)
}
