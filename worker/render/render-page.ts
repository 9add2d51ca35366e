import type { Context } from 'hono'
import type { Boot } from '#shared/page-data.ts'
import { matchPath } from '#shared/paths.ts'
import { storeOrigin } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'
import type { StoredPage } from '../cache/entries.ts'
import { lifeFrom } from '../cache/freshness.ts'
import { isolate } from '../cache/isolate.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { canonicalQuery, hasUnboundedInput, type PageQuery, pageKey } from '../cache/page-key.ts'
import { pagePolicies } from '../pages/index.ts'
import type { PagePolicy } from '../pages/page-policies.ts'
import type { Redirect } from '../routing/redirect-rules.ts'
import { BUILD } from './assets.ts'
import { completeDocument, type LoadedDocument, loadDocument } from './load-document.ts'
import { renderStored } from './stored-document.ts'

type AppContext = Context<AppEnv>

export const policyOf = (name: Boot['page']['name']): PagePolicy => pagePolicies[name]

/** How the page at an address may be kept, as far as its path tells; null: never. */
export function queryOfPath(c: AppContext, url: URL): PageQuery | null {
  const match = matchPath(url.pathname, c.get('store'))
  if (!match) return 'dispatched'
  return policyOf(match.name)?.query ?? null
}

/** Key of the page at `url`, if the page understands `query`. */
export function keyOf(c: AppContext, url: URL, query: PageQuery): Promise<string> {
  const { store, settings } = c.var
  return pageKey({
    build: BUILD,
    store: store.code,
    origin: storeOrigin(store, url, settings.storeHosts),
    path: url.pathname,
    query: canonicalQuery(url.searchParams, query),
  })
}

/** Path and query as far as the page understands the query: what the document is loaded and rendered for. */
export function canonicalAddress(url: URL, query: PageQuery): URL {
  const address = new URL(url)
  address.search = canonicalQuery(url.searchParams, query)
  return address
}

export const pathAndQuery = ({ pathname, search }: URL): string => pathname + search

/** What a load came to. */
export type RenderResult = ({ kind: 'redirect' } & Redirect) | RenderedDocument

export interface RenderedDocument {
  kind: 'document'
  document: LoadedDocument
  /** The document with its holes filled, rendered and kept; `isComplete` is false when a part failed: then it is not kept. */
  complete: Promise<{ page: StoredPage; isComplete: boolean }>
}

/** A page that is asked for at `url`, which stands for everybody who asks for it now. */
export interface RenderRequest {
  url: URL
  query: PageQuery
  key: string
  /** Milliseconds for what decides the page; default: as long as a shopper is kept waiting. */
  budgetMs?: number
}

/** Loads and renders a page once, however many ask for it meanwhile. Nobody joins what was begun before a purge. */
export function renderOnce(c: AppContext, request: RenderRequest, cache: PageCache): Promise<RenderResult> {
  const epoch = cache.epoch()
  return isolate.singleFlight.share<RenderResult>(`page:${request.key}@${epoch}`, {
    start: () => make(c, request, { cache, epoch }),
    isDone: async (result) => result.kind === 'document' && result.complete,
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

async function make(
  c: AppContext,
  request: RenderRequest,
  { cache, epoch }: { cache: PageCache; epoch: number },
): Promise<RenderResult> {
  const address = canonicalAddress(request.url, request.query)
  const document = await loadDocument(c, address, request.budgetMs)
  if (document.kind === 'redirect') {
    cache.remove(request.key)
    return document
  }
  const complete = completeDocument(document).then(async ({ document: whole, isComplete }) => {
    const page = await toStoredPage({ address, whole, epoch })
    if (isComplete) await keep(c, { request, page, whole, cache })
    return { page, isComplete }
  })
  return { kind: 'document', document, complete }
}

interface Rendering {
  address: URL
  whole: LoadedDocument
  epoch: number
}

/** A page is as old as its oldest doubtful data, fresh as long as all of its data, and carries every tag of it. */
async function toStoredPage({ address, whole, epoch }: Rendering): Promise<StoredPage> {
  const { used, tags, boot } = whole
  const policy = policyOf(boot.page.name)
  const { body, noncePlaces, etag } = await renderStored(pathAndQuery(address), whole)
  const now = Date.now()
  const lasting = policy ?? { freshSeconds: 0, staleSeconds: 0, errorSeconds: 0 }
  return {
    body,
    noncePlaces,
    etag,
    status: whole.status,
    name: boot.page.name,
    path: pathAndQuery(address),
    tags: [...new Set([...tags, ...used.tags])],
    epoch: Math.min(epoch, used.epoch),
    life: lifeFrom(now, lasting, {
      random: Math.random(),
      freshUntil: used.freshUntil,
      validUntil: used.validUntil,
    }),
  }
}

interface Keeping {
  request: RenderRequest
  page: StoredPage
  whole: LoadedDocument
  cache: PageCache
}

/**
 * Keeps a page under the part of the query that it turned out to understand. What anybody can ask for without end (free
 * texts and prices, what is not there, other spellings of an address) is kept in memory only, where the oldest makes room.
 */
async function keep(c: AppContext, { request, page, whole, cache }: Keeping): Promise<void> {
  const { name, meta } = whole.boot.page
  const policy = policyOf(name)
  if (!policy) return
  const query = canonicalQuery(request.url.searchParams, policy.query)
  const isUnbounded =
    whole.isUnbounded ||
    whole.status !== 200 ||
    hasUnboundedInput(query) ||
    meta.canonical.split('?')[0] !== request.url.pathname
  const key = query === canonicalQuery(request.url.searchParams, request.query)
  cache.store(key ? request.key : await keyOf(c, request.url, policy.query), page, {
    memoryOnly: isUnbounded,
  })
}
