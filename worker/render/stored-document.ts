import { BUILD_HEADER } from '#shared/page-format.ts'
import type { AppContext } from '../app-env.ts'
import { BUILD, PRELOAD_LINKS } from '../assets.ts'
import { cacheStatusOf } from '../cache/cache-status.ts'
import type { StoredPage } from '../cache/entries.ts'
import { isolate } from '../cache/isolate.ts'
import { withNonce } from '../cache/nonce-places.ts'
import { toFirstVisit } from './first-visit.ts'
import { type InlineStyles, inlineStylesFor } from './inline-styles.ts'
import { isNotModified } from './not-modified.ts'

interface SendOptions {
  /** For logs and `Server-Timing`: where the page came from, such as `kv-stale`. */
  source: string
  /** False: a part of the page failed. Then nobody may store the response. */
  isComplete?: boolean
}

/**
 * Responds with a stored page. Every response has its own nonce, and another form for a browser that has no stylesheet yet;
 * all other bytes are the same for everybody.
 */
export async function sendStored(
  c: AppContext,
  page: StoredPage,
  { source, isComplete = true }: SendOptions,
): Promise<Response> {
  c.get('timings').record('page', isComplete ? source : 'partial')
  c.set('page', page.name)
  c.header('Vary', 'Accept-Encoding')
  if (isComplete) setCacheHeaders(c, page)
  else c.header('Cache-Control', 'private, no-store')
  const found = await stylesFor(c, page)
  const agreesWithData = isComplete && isFresh(page)
  const styles = found && { ...found, isFirstScreen: found.isFirstScreen && agreesWithData }
  if (!styles) c.header('Link', PRELOAD_LINKS)
  const ifNoneMatch = agreesWithData ? c.req.header('If-None-Match') : null // the browser's copy may have no data of its own
  const { status, body } = toStoredResponse(page, { ifNoneMatch, nonce: c.get('nonce'), styles })
  c.status(status as 200)
  if (!body) return c.body(null)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(body)
}

/** Whether a page is what `/_data` answers. One that is older, or was made of older answers, must have its own data. */
export const isFresh = (page: StoredPage): boolean =>
  cacheStatusOf(page, isolate.purges.current(), Date.now()) === 'fresh'

/** The styles in this response. The shell is kept by devices, which have the stylesheet beside it. */
export const stylesFor = (
  c: AppContext,
  { name }: StoredPage,
): InlineStyles | Promise<InlineStyles | null> | null =>
  name === 'offline' ? null : inlineStylesFor(c.req.raw, c.env.ASSETS, name)

interface Recipient {
  ifNoneMatch: string | null | undefined
  nonce: string
  /** For a browser that has no stylesheet yet. */
  styles: InlineStyles | null
}

/**
 * Status and body for a stored page: 304 without a body when the browser has the page already (only in the place of a 200: RFC 9110
 * §13.2.1). The browser then uses its copy with the nonce and the policy that came with it, so a 304 must not send a new policy.
 */
export function toStoredResponse(
  page: StoredPage,
  { ifNoneMatch, nonce, styles }: Recipient,
): { status: number; body: Uint8Array<ArrayBuffer> | null } {
  if (page.status === 200 && isNotModified(ifNoneMatch, page.etag)) return { status: 304, body: null }
  const { body, noncePlaces } = styles ? toFirstVisit(page, styles) : page
  return { status: page.status, body: withNonce(body, noncePlaces, nonce) as Uint8Array<ArrayBuffer> } // never shared memory
}

/**
 * Every response has its own nonce, so it belongs to one browser, which must revalidate it each time. A shared cache would
 * give one nonce to everybody.
 */
function setCacheHeaders(c: AppContext, { name, tags, life, etag }: StoredPage): void {
  const audience = name === 'offline' ? 'public' : 'private' // only the shell, which holds no text of anybody, is saved on devices
  c.header('Cache-Control', `${audience}, max-age=0, must-revalidate`)
  c.header('ETag', etag)
  if (name === 'offline') c.header(BUILD_HEADER, BUILD) // a service worker keeps the shell of its own build only
  c.header('Age', ageInSeconds(life, Date.now()))
  if (tags.length > 0) c.header('Cache-Tag', toTagHeader(tags))
}

/** Seconds since the page was stored, for the `Age` header. */
export const ageInSeconds = ({ storedAt }: StoredPage['life'], now: number): string =>
  String(Math.max(0, Math.floor((now - storedAt) / 1000)))

const MAX_TAGS = 1000 // of one response
const MAX_TAG_HEADER = 16_000 // bytes

/** The `Cache-Tag` header, shortened to what proxies accept. Our own caches store every tag. */
function toTagHeader(tags: string[]): string {
  const text = tags.slice(0, MAX_TAGS).join(',')
  return text.length <= MAX_TAG_HEADER ? text : text.slice(0, text.lastIndexOf(',', MAX_TAG_HEADER))
}
