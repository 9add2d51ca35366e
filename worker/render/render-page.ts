import { MINUTE_MS } from '#shared/durations.ts'
import type { AppContext } from '../app-env.ts'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { StoredPage } from '../cache/entries.ts'
import { lifeFrom } from '../cache/freshness.ts'
import { isolate } from '../cache/isolate.ts'
import { clearNonces } from '../cache/nonce-places.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { canonicalQuery, hasUnboundedInput } from '../cache/page-key.ts'
import { sha256 } from '../cache/storage-key.ts'
import { createNonce } from '../middleware/security-headers.ts'
import { pagePolicies } from '../pages/index.ts'
import type { Redirect } from '../routing/redirect-rules.ts'
import { completeDocument, type LoadedDocument, loadDocument } from './load-document.ts'
import { canonicalUrl, type PageRequest, pathAndQuery } from './page-request.ts'
import { renderDocument } from './renderer.tsx'

/** Result of a page request that no stored page could answer. */
type RenderResult = ({ kind: 'redirect' } & Redirect) | RenderedDocument

interface RenderedDocument {
  kind: 'document'
  /** The loaded document. Its promised fields may still be pending. */
  document: LoadedDocument
  /**
   * The rendered page, once every promised field has settled. It is not stored when a part failed (`isComplete` is false) or an older
   * answer stood in for a newer one: in an outage it would be stored with each view, and be a little younger each time.
   */
  complete: Promise<RenderedPage>
}

interface RenderedPage {
  page: StoredPage
  isComplete: boolean
  isStored: boolean
}

/**
 * Loads, renders and stores a page. Concurrent requests share one render (single flight). The key contains the purge
 * number, so a request that comes after a purge never joins a render that started before it.
 */
export function renderPage(c: AppContext, request: PageRequest, cache: PageCache): Promise<RenderResult> {
  const epoch = cache.epoch()
  return isolate.singleFlight.share<RenderResult>(`page:${request.key}@${epoch}`, {
    start: () => startRender(c, request, { cache, epoch }),
    isDone: async (result) => result.kind === 'document' && result.complete,
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

/** A page request on its way. */
export interface Rendering {
  request: PageRequest
  cache: PageCache
  rendering: Promise<RenderResult>
}

/** What a page request has become after a while. Pending: a promised field has not settled yet. */
type SettledRender =
  | ({ kind: 'redirect' } & Redirect)
  | { kind: 'pending'; document: LoadedDocument }
  | ({ kind: 'page' } & RenderedPage)

/** Waits `waitMs` for a page. If its data was purged during the render, it is rendered once more. */
export async function settleRender(
  c: AppContext,
  { request, cache, rendering }: Rendering,
  waitMs: number,
  tries = 2,
): Promise<SettledRender> {
  const result = await rendering
  if (result.kind === 'redirect') return result
  const rendered = await withTimeout(result.complete, waitMs)
  if (rendered === TIMED_OUT) return { kind: 'pending', document: result.document }
  if (!cache.isPurged(rendered.page) || tries === 1) return { kind: 'page', ...rendered }
  await cache.read(request.key) // reads the purge log again
  return settleRender(c, { request, cache, rendering: renderPage(c, request, cache) }, waitMs, tries - 1)
}

async function startRender(
  c: AppContext,
  request: PageRequest,
  { cache, epoch }: { cache: PageCache; epoch: number },
): Promise<RenderResult> {
  const url = canonicalUrl(request)
  const document = await loadDocument(c, url, request.load)
  if (document.kind === 'redirect') {
    cache.remove(request.key)
    return document
  }
  const complete = completeDocument(document).then(async ({ document: settled, isComplete }) => {
    const page = await toStoredPage({ url, document: settled, epoch })
    const isStored = isComplete && !settled.usage.usesStale
    if (isStored) storePage({ request, page, document: settled, cache })
    return { page, isComplete, isStored }
  })
  return { kind: 'document', document, complete }
}

interface SettledDocument {
  url: URL
  /** Complete: every promised field has settled. */
  document: LoadedDocument
  epoch: number
}

/** How long after the end of its data a page may still be shown while it is made anew. Longer, and what was empty for a minute would be seen next day. */
const STALE_GRACE_MS = 5 * MINUTE_MS
/** A page that lives no longer is not worth a write to KV: something that it is made of was missing or empty. */
const MIN_STORED_MS = 2 * STALE_GRACE_MS

/** Renders the page for the cache. Its age, life and tags are those of all the data that it was rendered from. */
async function toStoredPage({ url, document, epoch }: SettledDocument): Promise<StoredPage> {
  const { usage, tags, boot, status } = document
  const path = pathAndQuery(url)
  const content = await renderContent(path, document)
  const freshness = pagePolicies[boot.page.name] ?? { freshSeconds: 0, staleSeconds: 0, errorSeconds: 0 }
  return {
    ...content,
    status,
    name: boot.page.name,
    path,
    tags: [...new Set([...tags, ...usage.tags])],
    epoch: Math.min(epoch, usage.epoch),
    life: lifeFrom(Date.now(), freshness, {
      random: 1, // the ends of its data are spread already
      freshUntil: usage.freshUntil,
      staleUntil: usage.staleUntil + STALE_GRACE_MS,
      validUntil: usage.validUntil,
    }),
  }
}

const ETAG_LENGTH = 32

/** Bytes without a nonce, and their ETag. The ETag is weak because every response gets its own nonce. */
async function renderContent(
  url: string,
  { boot }: LoadedDocument,
): Promise<Pick<StoredPage, 'body' | 'noncePlaces' | 'etag'>> {
  const nonce = createNonce() // only for this render; it is removed before anybody sees the bytes
  const body = await renderDocument(boot, { url, nonce })
  const noncePlaces = clearNonces(body, nonce)
  const etag = `W/"${(await sha256(body)).slice(0, ETAG_LENGTH)}"`
  return { body, noncePlaces, etag }
}

interface PageToStore {
  request: PageRequest
  page: StoredPage
  document: LoadedDocument
  cache: PageCache
}

/**
 * Stores a page under the key that it is read by. Visitors can invent any number of search texts, prices, missing addresses, other
 * spellings and parameters that the page at this path ignores. Such pages are stored in memory only, where the oldest entries are
 * evicted, and so is what soon ends.
 */
function storePage({ request, page, document, cache }: PageToStore): void {
  const { name, meta } = document.boot.page
  const policy = pagePolicies[name]
  if (!policy) return
  const query = canonicalQuery(request.url.searchParams, policy.query)
  const isUnbounded =
    document.isUnbounded ||
    document.status !== 200 ||
    hasUnboundedInput(query) ||
    query !== canonicalQuery(request.url.searchParams, request.query) ||
    URL.parse(meta.canonical, request.url.href)?.pathname !== request.url.pathname
  const isShortLived = page.life.staleUntil - Date.now() <= MIN_STORED_MS
  if (document.status !== 200) cache.remove(request.key) // or the page that was there would come back from KV
  cache.store(request.key, page, { memoryOnly: isUnbounded || isShortLived })
}
