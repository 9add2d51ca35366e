import type { Context } from 'hono'
import type { AppError } from '#shared/errors.ts'
import { pageTitle } from '#shared/seo/page-title.ts'
import type { AppEnv } from '../app-env.ts'
import { LATE, within } from '../async/with-timeout.ts'
import { nothingUsed } from '../cache/data-cache.ts'
import { createPageCache, type FoundPage as KeptFound, type PageCache } from '../cache/page-cache.ts'
import { canonicalQuery } from '../cache/page-key.ts'
import { errorPage, type FoundPage } from '../pages/load-page.ts'
import { emptyShell, loadShell } from '../pages/shell.ts'
import { SEARCH_DEADLINE_MS } from '../platform/client.ts'
import { isCrawler } from '../request/crawlers.ts'
import { createParts } from '../request/optional.ts'
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
import { keyOf, type Made, makeOnce, pathAndQuery, queryOfPath, type Wanted } from './make-page.ts'
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
  const wanted: Wanted = { url, query, key: await keyOf(c, url, query) }
  const found = await cache.read(wanted.key)
  if (found && found.standing !== 'spare') {
    if (found.standing !== 'fresh') c.executionCtx.waitUntil(refill(c, wanted, cache))
    return sendKept(c, wanted.key, found)
  }
  try {
    return await serveMade(c, wanted, cache)
  } catch (error) {
    if (!found) throw error
    c.get('log').warn('page.servedStale', { path: url.pathname, error })
    return sendStored(c, found.page, `${found.tier}-error`)
  }
}

function sendKept(c: AppContext, key: string, { page, tier, standing }: KeptFound): Response {
  if (standing === 'fresh') c.set('keptPage', { key, page })
  return sendStored(c, page, `${tier}-${standing}`)
}

/** The page that this or another request is making. One of which something was purged meanwhile is made once more. */
async function serveMade(c: AppContext, wanted: Wanted, cache: PageCache, tries = 2): Promise<Response> {
  const made = await makeOnce(c, wanted, cache)
  if (made.kind === 'redirect') return c.redirect(mergeQuery(made.to, marksOf(wanted)), made.status)
  const whole = await within(made.complete, graceOf(c))
  if (whole === LATE) return streamMade(c, wanted.url, made)
  if (cache.isPurged(whole.page) && tries > 1) {
    await cache.read(wanted.key) // looks at the purge log again
    return serveMade(c, wanted, cache, tries - 1)
  }
  return sendStored(c, whole.page, 'miss', whole)
}

/** What the page did not understand of its query, such as campaign marks: it travels along with a redirect. */
function marksOf({ url, query }: Wanted): string {
  const understood = new URLSearchParams(canonicalQuery(url.searchParams, query))
  return new URLSearchParams([...url.searchParams].filter(([key]) => !understood.has(key))).toString()
}

/** A slow hole: the page streams now; what is rendered for keeping is not waited for. */
function streamMade(
  c: AppContext,
  url: URL,
  { document }: Extract<Made, { kind: 'document' }>,
): Promise<Response> {
  c.header('Cache-Control', 'private, no-store')
  c.get('timings').note('page', 'stream')
  return sendRendered(c, url, withOwnClock(document, SEARCH_DEADLINE_MS), { stream: true })
}

/** Renews a kept document behind the shopper's back. A failure leaves the old one in place. */
async function refill(c: AppContext, wanted: Wanted, cache: PageCache): Promise<void> {
  try {
    const made = await makeOnce(c, { ...wanted, budgetMs: SEARCH_DEADLINE_MS }, cache) // nobody waits
    if (made.kind === 'document') await made.complete
  } catch (error) {
    c.get('log').warn('page.refillFailed', { path: wanted.url.pathname, error })
  }
}

async function renderUnkept(c: AppContext, url: URL): Promise<Response> {
  const document = await loadDocument(c, url)
  if (document.kind === 'redirect') return c.redirect(document.to, document.status)
  c.header('Cache-Control', 'private, no-store')
  const whole = await within(completeDocument(document), HOLES_GRACE_MS)
  return whole === LATE
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
  const parts = createParts(c.get('log'))
  const found = errorPage(c.var, error)
  return sendRendered(c, url, toDocument(c, url, { found, shell: emptyShell, parts, used: nothingUsed() }))
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
    isMadeUp: false,
  }
  const context = createLoaderContext(c, url)
  c.header('Cache-Control', 'private, no-store')
  const shell = await loadShell(context)
  const { parts, platform } = context
  return sendRendered(c, url, toDocument(c, url, { found, shell, parts, used: platform.cache.used }))
}

/** Crawlers get the complete page. */
const graceOf = (c: AppContext): number =>
  isCrawler(c.req.header('User-Agent')) ? c.get('settings').serverTimeoutMs : HOLES_GRACE_MS
