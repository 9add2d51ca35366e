import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from '../app-env.ts'
import { PRELOAD_LINKS } from '../assets.ts'
import type { StoredPage } from '../cache/entries.ts'
import { isolate } from '../cache/isolate.ts'
import { createMemoryCache } from '../cache/memory-cache.ts'
import { mayShowTimings } from '../middleware/operators.ts'
import {
  type RequestFacts,
  requestFactsOf,
  requestIdOf,
  writeRequestLine,
} from '../middleware/request-log.ts'
import { createNonce } from '../middleware/security-headers.ts'
import { createLog } from '../observability/log.ts'
import { purgeRefreshOf } from '../request/services.ts'
import { settingsOf } from '../settings.ts'
import type { InlineStyles } from './inline-styles.ts'
import { ageInSeconds, isFresh, stylesFor, toStoredResponse } from './stored-document.ts'

/**
 * A recent response for a URL: the page's key, its headers, and its policy before and after the nonce. It does not hold
 * the page itself, so the page cache can evict it. `life` tells whether the page in memory is still the same one.
 */
interface CachedResponse {
  key: string
  life: StoredPage['life']
  headers: Headers
  policy: [before: string, after: string]
  /** For the log. Each response replaces id and status with its own. */
  facts: RequestFacts
}

const MAX_BYTES = 2 * 1024 * 1024 // of addresses and headers; a header with tags alone may have 16 kB
const MAX_URL = 2048 // characters
const responses = createMemoryCache<CachedResponse>(MAX_BYTES)

/** Headers that differ in every response. */
const PER_RESPONSE_HEADERS = new Set([
  'age',
  'content-length',
  'content-security-policy',
  'link',
  'server-timing',
  'x-request-id',
])

/**
 * The fast path for a page that this isolate has served before: the same bytes and headers, with a new nonce, age and
 * request id. It runs before all other middleware, so such a page costs little more than copying its bytes. Every other
 * request, and every page that is not fresh, goes through the whole application.
 */
export const memoryPages = createMiddleware<AppEnv>(async (c, next) => {
  const { method, url } = c.req.raw
  if (method !== 'GET' && method !== 'HEAD') return next()
  const response = await respondFromMemory(c, url)
  if (response) return response
  await next()
  storeResponse(c, url)
})

/** The response for a page that is in memory and fresh, or null. */
async function respondFromMemory(c: AppContext, url: string): Promise<Response | null> {
  const cached = responses.get(url)
  if (!cached) return null
  await refreshPurges(c)
  const page = readFreshPage(cached)
  if (!page) return null
  const response = toResponse(c, page, { cached, styles: await stylesFor(c, page) })
  if (await mayShowTimings(c.req.raw, settingsOf(c.env)))
    response.headers.set('Server-Timing', 'page;dur=0;desc="memory-fresh"')
  logResponse(c, response, cached.facts)
  return response
}

function refreshPurges(c: AppContext): Promise<void> | undefined {
  return isolate.purges.refresh({
    ...purgeRefreshOf(c),
    log: createLog('-'),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

/** The page in memory, if it is the same one and fresh. Reading it marks it as recently used. */
function readFreshPage({ key, life }: CachedResponse): StoredPage | null {
  const page = isolate.pages.get(key)
  return page?.life === life && isFresh(page) ? page : null
}

interface ResponseForm {
  cached: CachedResponse
  /** For a browser that has no stylesheet yet. */
  styles: InlineStyles | null
}

function toResponse(c: AppContext, page: StoredPage, { cached, styles }: ResponseForm): Response {
  const [before, after] = cached.policy
  const nonce = createNonce()
  const ifNoneMatch = c.req.raw.headers.get('If-None-Match')
  const { status, body } = toStoredResponse(page, { ifNoneMatch, nonce, styles })
  const response = new Response(body, { status, headers: cached.headers })
  const { headers } = response
  if (!styles) headers.set('Link', PRELOAD_LINKS)
  headers.set('Age', ageInSeconds(page.life, Date.now()))
  headers.set('X-Request-Id', requestIdOf(c.req.raw))
  if (body) headers.set('Content-Security-Policy', before + nonce + after)
  else headers.delete('Content-Type')
  return response
}

function logResponse(c: AppContext, { status, headers }: Response, facts: RequestFacts): void {
  writeRequestLine(settingsOf(c.env), status, () => ({
    ...facts,
    method: c.req.method,
    requestId: headers.get('X-Request-Id') ?? '',
    status,
    cache: 'memory-fresh',
    upstreamCalls: 0,
    upstreamMs: 0,
    ms: 0,
  }))
}

/** Stores the headers of a response, without those that differ in every response. */
function storeResponse(c: AppContext, url: string): void {
  const servedPage = c.get('servedPage')
  if (!servedPage) return
  const { res } = c
  const [before, after] = res.headers.get('Content-Security-Policy')?.split(c.get('nonce')) ?? []
  if (before === undefined || after === undefined) return
  if (url.length > MAX_URL || res.headers.has('Set-Cookie')) return
  const headers = new Headers([...res.headers].filter(([name]) => !PER_RESPONSE_HEADERS.has(name)))
  const { key, page } = servedPage
  const policy: CachedResponse['policy'] = [before, after]
  const bytes = [url, ...policy, ...[...headers].flat()].join('').length
  responses.set(url, { key, life: page.life, headers, policy, facts: requestFactsOf(c) }, bytes)
}
