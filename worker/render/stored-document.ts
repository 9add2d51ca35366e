import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { StoredPage } from '../cache/entries.ts'
import { clearNonces, withNonce } from '../cache/nonce-places.ts'
import { sha256 } from '../cache/storage-key.ts'
import { createNonce } from '../middleware/security-headers.ts'
import { PRELOAD_LINKS } from './assets.ts'
import type { LoadedDocument } from './load-document.ts'
import { isNotModified } from './not-modified.ts'
import { renderWhole } from './renderer.tsx'

const ETAG_LENGTH = 32

/** Renders a complete document into the form that is kept. The tag is a weak one: every answer has its own nonce. */
export async function renderStored(
  url: string,
  { boot }: LoadedDocument,
): Promise<Pick<StoredPage, 'body' | 'noncePlaces' | 'etag'>> {
  const nonce = createNonce() // of this rendering only: it leaves the bytes before anybody sees them
  const body = await renderWhole(boot, { url, nonce })
  const noncePlaces = clearNonces(body, nonce)
  const etag = `W/"${(await sha256(body)).slice(0, ETAG_LENGTH)}"`
  return { body, noncePlaces, etag }
}

/**
 * Hands stored bytes out. Every response has a nonce of its own; the entity behind it is the same. A browser that has it
 * keeps its bytes with the nonce they have, and the policy that belongs to them: a 304 says nothing about the policy.
 */
export function sendStored(
  c: Context<AppEnv>,
  page: StoredPage,
  tier: string,
  { isComplete = true }: { isComplete?: boolean } = {},
): Response {
  c.get('timings').note('page', isComplete ? tier : 'partial')
  c.set('page', page.name)
  setHeaders(c, page, isComplete)
  if (isComplete && isNotModified(c.req.header('If-None-Match'), page.etag)) return c.body(null, 304)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  c.status(page.status as 200)
  return c.body(withNonce(page.body, page.noncePlaces, c.get('nonce')) as Uint8Array<ArrayBuffer>)
}

/**
 * Browsers ask again each time, because every answer has its own nonce; caches in front of us may hold a page as long as
 * we do, because they know its tags. A page with a part missing is nobody's to keep.
 */
function setHeaders(c: Context<AppEnv>, { tags, life, etag }: StoredPage, isComplete: boolean): void {
  c.header('Link', PRELOAD_LINKS)
  c.header('Vary', 'Accept-Encoding')
  c.header('Cache-Control', isComplete ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  if (!isComplete) return
  c.header('CDN-Cache-Control', sharedControl(life))
  c.header('ETag', etag)
  c.header('Age', ageInSeconds(life, Date.now()))
  if (tags.length > 0) c.header('Cache-Tag', toTagHeader(tags))
}

const sharedControl = ({ storedAt, freshUntil, staleUntil, errorUntil }: StoredPage['life']): string =>
  [
    `max-age=${seconds(freshUntil - storedAt)}`,
    `stale-while-revalidate=${seconds(staleUntil - freshUntil)}`,
    `stale-if-error=${seconds(errorUntil - storedAt)}`,
  ].join(', ')

/** Seconds since the page was stored. */
export const ageInSeconds = ({ storedAt }: StoredPage['life'], now: number): string =>
  String(seconds(now - storedAt))

const seconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000))

const MAX_TAGS = 1000 // of one answer
const MAX_TAG_HEADER = 16_000 // bytes

/** What does not fit stands for itself in our own caches, which know every tag; caches in front are told the most they take. */
export function toTagHeader(tags: string[]): string {
  const text = tags.slice(0, MAX_TAGS).join(',')
  return text.length <= MAX_TAG_HEADER ? text : text.slice(0, text.lastIndexOf(',', MAX_TAG_HEADER))
}
