import type { Context } from 'hono'
import type { AppError } from '#shared/errors.ts'
import type { Boot } from '#shared/page-data.ts'
import { matchPath } from '#shared/paths.ts'
import { pageTitle } from '#shared/seo/head.ts'
import { ageOf, type Freshness, servesOnError } from '../cache/freshness.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { canonicalQuery, pageKey } from '../cache/page-key.ts'
import type { AppEnv } from '../env.ts'
import { pagePolicies } from '../pages/index.ts'
import { errorPage, type FoundPage } from '../pages/load-page.ts'
import { createParts } from '../pages/parts.ts'
import { emptyShell, loadShell } from '../pages/shell.ts'
import { SEARCH_DEADLINE_MS } from '../platform/client.ts'
import { BUILD, PRELOAD_LINKS } from './assets.ts'
import { completeDocument, hasHoles, type LoadedDocument, loadDocument, toDocument } from './load-document.ts'
import { createLoaderContext } from './loader-context.ts'
import { renderDocument } from './renderer.tsx'
import { renderStored, sendStored, setCacheHeaders } from './stored-document.ts'

type AppContext = Context<AppEnv>

/** How long a document waits for its holes before it streams them. */
const HOLES_GRACE_MS = 25

/** `GET *`: a document, from the page cache where it may be kept, else rendered. */
export async function serveDocument(c: AppContext, cache: PageCache): Promise<Response> {
  const url = new URL(c.req.url)
  if (isPersonal(c, url) || !c.var.settings.pageCache) return renderUnkept(c, url)
  const key = await pageKey(c.var.store, url, BUILD)
  const stored = await cache.read(key)
  const age = stored ? ageOf(stored.page.storedAt, Date.now(), stored.page.freshness) : 'expired'
  if (stored && age !== 'expired') {
    if (age === 'stale') c.executionCtx.waitUntil(refill(c, url, cache, key))
    return sendStored(c, stored.page, `${stored.tier}-${age}`)
  }
  try {
    return await renderAndStore(c, url, cache, key)
  } catch (error) {
    if (!stored || !servesOnError(stored.page.storedAt, Date.now(), stored.page.freshness)) throw error
    c.var.log.warn('page.servedStale', { path: url.pathname, error })
    return sendStored(c, stored.page, `${stored.tier}-error`)
  }
}

/** Pages with something of the shopper in them are never kept. */
function isPersonal(c: AppContext, url: URL): boolean {
  const match = matchPath(url.pathname, c.var.store)
  return match !== null && policyOf(match.name) === null
}

const policyOf = (name: Boot['page']['name']): Freshness | null => pagePolicies[name]

async function renderUnkept(c: AppContext, url: URL): Promise<Response> {
  const document = await loadDocument(c, url)
  if (document.kind === 'redirect') return c.redirect(document.to, document.status)
  c.header('Cache-Control', 'private, no-store')
  const whole = await Promise.race([completeDocument(document), wait(HOLES_GRACE_MS)])
  return sendRendered(c, url, whole?.document ?? document)
}

/**
 * Renders for this shopper and keeps the complete document for the next. Holes that fill at once make no stream:
 * the document is rendered whole, as a string. With a slow hole it streams now, and is rendered again, whole, for keeping.
 */
async function renderAndStore(c: AppContext, url: URL, cache: PageCache, key: string): Promise<Response> {
  const document = await loadDocument(c, url)
  if (document.kind === 'redirect') return c.redirect(document.to, document.status)
  const freshness = policyOf(document.boot.page.name)
  if (!freshness) return sendRendered(c, url, document)
  const complete = completeDocument(document)
  const whole = await Promise.race([
    complete,
    wait(isCrawler(c) ? c.var.settings.serverTimeoutMs : HOLES_GRACE_MS),
  ])
  if (whole) {
    const page = await renderStored(c, addressOf(url), whole.document, freshness)
    if (whole.isWhole) cache.store(key, page)
    return sendStored(c, page, 'miss')
  }
  c.executionCtx.waitUntil(
    complete.then(async ({ document: later, isWhole }) => {
      if (isWhole) cache.store(key, await renderStored(c, addressOf(url), later, freshness))
    }),
  )
  setCacheHeaders(c, { tags: document.tags, freshness }, 'miss')
  return sendRendered(c, url, document)
}

/** Renews a stored document behind the shopper's back. A failure leaves the old one in place. */
async function refill(c: AppContext, url: URL, cache: PageCache, key: string): Promise<void> {
  try {
    const document = await loadDocument(c, url, SEARCH_DEADLINE_MS) // nobody waits
    if (document.kind === 'redirect') return
    const freshness = policyOf(document.boot.page.name)
    const { document: whole, isWhole } = await completeDocument(document)
    if (freshness && isWhole) cache.store(key, await renderStored(c, addressOf(url), whole, freshness))
  } catch (error) {
    c.var.log.warn('page.refillFailed', { path: url.pathname, error })
  }
}

function sendRendered(c: AppContext, url: URL, document: LoadedDocument): Promise<Response> {
  c.status(document.status as 200)
  c.header('Link', PRELOAD_LINKS)
  const stream = hasHoles(document)
  // The local runtime compresses like the edge, but holds a stream back while it does: there a stream goes as it is.
  if (stream && c.var.settings.environment === 'development') c.header('Content-Encoding', 'identity')
  const options = { url: addressOf(url), nonce: c.var.nonce, stream }
  return renderDocument(c, document.boot, options)
}

/** The error page: it asks nobody and is not kept. */
export async function serveErrorPage(c: AppContext, error: AppError): Promise<Response> {
  const url = new URL(c.req.url)
  c.header('Cache-Control', 'no-store')
  const parts = createParts(c.var.log)
  const found = errorPage(c.var, error)
  return sendRendered(c, url, toDocument(c, url, { found, shell: emptyShell, parts }))
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
    ...{ title: pageTitle(title), description: null, image: null },
    ...{ canonical: url.pathname, alternates: {}, noIndex: true },
  }
  const found: FoundPage = {
    kind: 'page',
    page: { name: 'cms-page', data: { page }, meta },
    status: 200,
    tags: [],
  }
  const context = createLoaderContext(c, url)
  c.header('Cache-Control', 'private, no-store')
  return sendRendered(
    c,
    url,
    toDocument(c, url, { found, shell: await loadShell(context), parts: context.parts }),
  )
}

/** Path and query as far as the page knows the query: what the document is rendered for. */
const addressOf = (url: URL): string => {
  const query = canonicalQuery(url.searchParams)
  return url.pathname + (query ? `?${query}` : '')
}

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null))

const CRAWLER = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i

/** Crawlers get the complete page. */
const isCrawler = (c: AppContext): boolean => CRAWLER.test(c.req.header('User-Agent') ?? '')
