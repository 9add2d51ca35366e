import type { Context } from 'hono'
import type { AppError } from '#shared/errors.ts'
import { pageTitle } from '#shared/seo/page-title.ts'
import type { AppEnv } from '../app-env.ts'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import { nothingUsed } from '../cache/data-cache.ts'
import { createPageCache, type FoundPage as KeptFound, type PageCache } from '../cache/page-cache.ts'
import { canonicalQuery } from '../cache/page-key.ts'
import { errorPage, type FoundPage } from '../pages/load-page.ts'
import { emptyShell, loadShell } from '../pages/shell.ts'
import { SEARCH_DEADLINE_MS } from '../platform/client.ts'
import { isCrawler } from '../request/crawlers.ts'
import { createOptional } from '../request/optional.ts'
import { cacheContextOf, createLoaderContext } from '../request/services.ts'
import { mergeQuery } from '../routing/redirect-rules.ts'
import { PRELOAD_LINKS } from './assets.ts'
import {
  completeDocument,
  type LoadedDocument,
  loadDocument,
  toDocument,
  withOwnClock,
} from './load-document.ts'
import {
  keyOf,
  pathAndQuery,
  queryOfPath,
  type RenderRequest,
  type RenderResult,
  renderOnce,
} from './render-page.ts'
import { renderWhole, streamDocument } from './renderer.tsx'
import { sendStored } from './stored-document.ts'

type AppContext = Context<AppEnv>

/** How long a document waits for its holes before it streams them. */
const HOLES_GRACE_MS = 25

/** `GET *`: a document, from the page cache where it may be kept, else rendered. */
export async function serveDocument(c: AppContext): Promise<Response> {
  const url = c.get('url')
  const query = queryOfPath(c, url)
  if (query === null || !c.get('settings').pageCache) return renderUnkept(c, url)
  const cache = createPageCache(cacheContextOf(c))
  const request: RenderRequest = { url, query, key: await keyOf(c, url, query) }
  const found = await cache.read(request.key)
  if (found && found.cacheStatus !== 'staleIfError') {
    if (found.cacheStatus !== 'fresh') c.executionCtx.waitUntil(refill(c, request, cache))
    return sendKept(c, request.key, found)
  }
  try {
    return await serveResult(c, request, cache)
  } catch (error) {
    if (!found) throw error
    c.get('log').warn('page.servedStale', { path: url.pathname, error })
    return sendStored(c, found.page, `${found.tier}-error`)
  }
}

function sendKept(c: AppContext, key: string, { page, tier, cacheStatus }: KeptFound): Response {
  if (cacheStatus === 'fresh') c.set('keptPage', { key, page })
  return sendStored(c, page, `${tier}-${cacheStatus}`)
}

/** The page that this or another request is making. One of which something was purged meanwhile is made once more. */
async function serveResult(
  c: AppContext,
  request: RenderRequest,
  cache: PageCache,
  tries = 2,
): Promise<Response> {
  const result = await renderOnce(c, request, cache)
  if (result.kind === 'redirect') return c.redirect(mergeQuery(result.to, marksOf(request)), result.status)
  const whole = await withTimeout(result.complete, graceOf(c))
  if (whole === TIMED_OUT) return streamResult(c, request.url, result)
  if (cache.isPurged(whole.page) && tries > 1) {
    await cache.read(request.key) // looks at the purge log again
    return serveResult(c, request, cache, tries - 1)
  }
  return sendStored(c, whole.page, 'miss', whole)
}

/** What the page did not understand of its query, such as campaign marks: it travels along with a redirect. */
function marksOf({ url, query }: RenderRequest): string {
  const understood = new URLSearchParams(canonicalQuery(url.searchParams, query))
  return new URLSearchParams([...url.searchParams].filter(([key]) => !understood.has(key))).toString()
}

/** A slow hole: the page streams now; what is rendered for keeping is not waited for. */
function streamResult(
  c: AppContext,
  url: URL,
  { document }: Extract<RenderResult, { kind: 'document' }>,
): Promise<Response> {
  c.header('Cache-Control', 'private, no-store')
  c.get('timings').note('page', 'stream')
  return sendRendered(c, url, withOwnClock(document, SEARCH_DEADLINE_MS), { stream: true })
}

/** Renews a kept document behind the shopper's back. A failure leaves the old one in place. */
async function refill(c: AppContext, request: RenderRequest, cache: PageCache): Promise<void> {
  try {
    const result = await renderOnce(c, { ...request, budgetMs: SEARCH_DEADLINE_MS }, cache) // nobody waits
    if (result.kind === 'document') await result.complete
  } catch (error) {
    c.get('log').warn('page.refillFailed', { path: request.url.pathname, error })
  }
}

async function renderUnkept(c: AppContext, url: URL): Promise<Response> {
  const document = await loadDocument(c, url)
  if (document.kind === 'redirect') return c.redirect(document.to, document.status)
  c.header('Cache-Control', 'private, no-store')
  const whole = await withTimeout(completeDocument(document), HOLES_GRACE_MS)
  return whole === TIMED_OUT
    ? sendRendered(c, url, document, { stream: true })
    : sendRendered(c, url, whole.document)
}

async function sendRendered(
  c: AppContext,
  url: URL,
  { status, boot }: LoadedDocument,
  { stream = false } = {},
): Promise<Response> {
  c.status(status as 200)
  c.header('Link', PRELOAD_LINKS)
  const options = { url: pathAndQuery(url), nonce: c.get('nonce') }
  if (stream) {
    // The local runtime compresses like the edge, but holds a stream back while it does: there a stream goes as it is.
    if (c.get('settings').environment === 'development') c.header('Content-Encoding', 'identity')
    return streamDocument(c, boot, options)
  }
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(await renderWhole(boot, options))
}

/** The error page: it asks nobody and is not kept. */
export async function serveErrorPage(c: AppContext, error: AppError): Promise<Response> {
  const url = new URL(c.req.url)
  c.header('Cache-Control', 'no-store')
  const optional = createOptional(c.get('log'))
  const found = errorPage(c.var, error)
  return sendRendered(c, url, toDocument(c, url, { found, shell: emptyShell, optional, used: nothingUsed() }))
}

/** A few words of ours as a page: the answer to a form that has nowhere else to lead. */
export async function serveWords(
  c: AppContext,
  { title, text }: { title: string; text: string },
): Promise<Response> {
  const url = new URL(c.req.url)
  const bodyHtml = `<p>${text}</p>`
  const page = { slug: '', title, heroImage: null, bodyHtml, questions: [], openingHours: [] }
  const meta = {
    title: pageTitle(title),
    description: null,
    image: null,
    canonical: url.pathname,
    alternates: {},
    noIndex: true,
  }
  const found: FoundPage = {
    kind: 'page',
    page: { name: 'cms-page', data: { page }, meta },
    status: 200,
    tags: [],
    isUnbounded: false,
  }
  const context = createLoaderContext(c, url)
  c.header('Cache-Control', 'private, no-store')
  const shell = await loadShell(context)
  const { optional, platform } = context
  return sendRendered(c, url, toDocument(c, url, { found, shell, optional, used: platform.cache.used }))
}

/** Crawlers get the complete page. */
const graceOf = (c: AppContext): number =>
  isCrawler(c.req.header('User-Agent')) ? c.get('settings').serverTimeoutMs : HOLES_GRACE_MS
