import type { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-env.ts'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { StoredPage } from '../cache/entries.ts'
import { type CachedPage, createPageCache, type PageCache } from '../cache/page-cache.ts'
import { isRenewalPaused, pauseRenewal } from '../cache/renewals.ts'
import { SEARCH_DEADLINE_MS } from '../platform/deadlines.ts'
import { isCrawler } from '../request/crawlers.ts'
import { cacheContextOf } from '../request/services.ts'
import { pageOfHead, serveHeadFirst } from './head-first.ts'
import {
  completeDocument,
  type LoadedDocument,
  loadDocument,
  toErrorDocument,
  withOwnTimers,
} from './load-document.ts'
import { ignoredQuery, type PageRequest, toPageRequest, withIgnored } from './page-request.ts'
import { type Rendering, renderPage, settleRender } from './render-page.ts'
import { STREAMED, sendDocument, sendStream } from './send-document.ts'
import { sendStored } from './stored-document.ts'

/** How long a response waits for promised fields before it streams. */
const STREAM_AFTER_MS = 25

/** `GET *`: responds with a document, from the page cache where the page may be stored, else rendered. */
export async function serveDocument(c: AppContext): Promise<Response> {
  const url = c.get('url')
  const request = c.get('settings').pageCache ? await toPageRequest(c, url) : null
  if (!request) return serveUncached(c, url)
  const cache = createPageCache(cacheContextOf(c))
  const cached = await cache.read(request.key)
  if (cached && cached.cacheStatus !== 'staleIfError') return serveCached(c, { request, cache, cached })
  const rendering = renderPage(c, request, cache)
  const head = cached ? null : await findHead(c, request, rendering)
  if (head) return serveHeadFirst(c, { request, cache, rendering }, head)
  try {
    return await serveRendered(c, { request, cache, rendering })
  } catch (error) {
    if (!cached) throw error
    c.get('log').warn('page.servedStale', { path: url.pathname, error })
    return sendStored(c, cached.page, { source: `${cached.tier}-error` })
  }
}

interface Cached {
  request: PageRequest
  cache: PageCache
  cached: CachedPage
}

/** A stored page. One that is not fresh is revalidated in the background. */
function serveCached(c: AppContext, { request, cache, cached }: Cached): Promise<Response> {
  const { page, tier, cacheStatus, late } = cached
  if (cacheStatus === 'fresh') rememberServed(c, request, page)
  else c.executionCtx.waitUntil(revalidate(c, { request, cache, late }))
  return sendStored(c, page, { source: `${tier}-${cacheStatus}` })
}

/** Tells the fast path, but for an address of its own that an advertisement gave to one click: it never comes again. */
function rememberServed(c: AppContext, request: PageRequest, page: StoredPage): void {
  if (!request.url.search || !ignoredQuery(request)) c.set('servedPage', { key: request.key, page })
}

/** Renders a stored page again. If that fails, the old page stays, and the next views leave it at that for a while. */
async function revalidate(
  c: AppContext,
  { request, cache, late }: Pick<Cached, 'request' | 'cache'> & Pick<CachedPage, 'late'>,
): Promise<void> {
  const context = cacheContextOf(c)
  if (isRenewalPaused(context, request.key) || (await late)) return
  try {
    const load = { budgetMs: SEARCH_DEADLINE_MS, isRenewal: true } // no visitor is waiting
    const result = await renderPage(c, { ...request, load }, cache)
    const isRenewed = result.kind === 'redirect' || (await result.complete).isStored
    if (!isRenewed) pauseRenewal(context, request.key)
  } catch (error) {
    pauseRenewal(context, request.key)
    c.get('log').warn('page.refillFailed', { path: request.url.pathname, error })
  }
}

/** The page whose head goes first: it is there, the reader wants it at once, and memory alone does not have it. */
async function findHead(c: AppContext, request: PageRequest, rendering: Promise<unknown>) {
  const head = streamAfterMs(c) > STREAM_AFTER_MS ? null : pageOfHead(c, request)
  if (!head) return null
  const settled = rendering.then(ignore, ignore) // serveRendered has the failure
  return (await withTimeout(settled, 0)) === TIMED_OUT ? head : null
}

const ignore = () => undefined

async function serveRendered(c: AppContext, started: Rendering): Promise<Response> {
  const { request } = started
  const settled = await settleRender(c, started, streamAfterMs(c))
  if (settled.kind === 'redirect') return c.redirect(withIgnored(c, request.url, settled.to), settled.status)
  if (settled.kind === 'pending') return serveStream(c, settled.document)
  return sendStored(c, settled.page, { source: 'miss', isComplete: settled.isComplete })
}

/** A stream, because a promised field is slow. The page for the cache is rendered in the background. */
function serveStream(c: AppContext, document: LoadedDocument): Promise<Response> {
  c.header('Cache-Control', STREAMED)
  c.get('timings').record('page', 'stream')
  return sendStream(c, withOwnTimers(document, SEARCH_DEADLINE_MS))
}

/** A page that is never stored, because it is personal or the page cache is off. */
async function serveUncached(c: AppContext, url: URL): Promise<Response> {
  const document = await loadDocument(c, url)
  if (document.kind === 'redirect') return c.redirect(withIgnored(c, url, document.to), document.status)
  c.header('Cache-Control', 'private, no-store')
  const completed = await withTimeout(completeDocument(document), STREAM_AFTER_MS)
  return completed === TIMED_OUT ? sendStream(c, document) : sendDocument(c, completed.document)
}

/** The error page. It is never stored. */
export async function serveErrorPage(c: AppContext, error: AppError): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  return sendDocument(c, toErrorDocument(c, error))
}

/** Crawlers run no scripts, and a service worker saves the document: both wait for the complete page. */
function streamAfterMs(c: AppContext): number {
  const isForLater = c.req.header('Sec-Fetch-Dest') === 'empty' // fetched by a script
  return isForLater || isCrawler(c.req.header('User-Agent'))
    ? c.get('settings').serverTimeoutMs
    : STREAM_AFTER_MS
}
