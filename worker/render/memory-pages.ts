import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { cacheStatusOf } from '../cache/cache-status.ts'
import type { StoredPage } from '../cache/entries.ts'
import { isolate } from '../cache/isolate.ts'
import { createMemoryCache } from '../cache/memory-cache.ts'
import { withNonce } from '../cache/nonce-places.ts'
import { factsOf, type RequestFacts, requestIdOf, writeRequestLine } from '../middleware/request-log.ts'
import { createNonce } from '../middleware/security-headers.ts'
import { createLog } from '../observability/log.ts'
import { purgeRefreshOf } from '../request/services.ts'
import { settingsOf } from '../settings.ts'
import { isNotModified } from './not-modified.ts'
import { ageInSeconds } from './stored-document.ts'

/**
 * An answer that an address has had before: the page's key, its headers, and where its policy has the nonce. It does not
 * hold the page, which memory may have to let go; `life` tells whether the page there is still the one.
 */
interface KnownAnswer {
  key: string
  life: StoredPage['life']
  headers: Headers
  policy: [before: string, after: string]
  /** For the log: each answer has an id and a status of its own. */
  facts: RequestFacts
}

const MAX_ADDRESSES = 4000
const MAX_ADDRESS = 2048 // characters
const addresses = createMemoryCache<KnownAnswer>(MAX_ADDRESSES)

/** Every answer has its own. */
const OWN_HEADERS = new Set([
  'age',
  'content-length',
  'content-security-policy',
  'server-timing',
  'x-request-id',
])

/**
 * The short way of a page that this isolate has handed out before: the same bytes under the same headers, with a nonce, an
 * age and an id of their own. Nothing else is looked at, so a kept page costs little more than its bytes. Whatever is not
 * fresh, or not known to be, goes the whole way.
 */
export const memoryPages = createMiddleware<AppEnv>(async (c, next) => {
  const { method, url } = c.req.raw
  if (method !== 'GET' && method !== 'HEAD') return next()
  const known = addresses.get(url)
  if (known) {
    await refreshPurges(c)
    const page = findServable(known)
    if (page) {
      const response = answer(c, page, known)
      logAnswer(c, response, known.facts)
      return response
    }
  }
  await next()
  remember(c, url)
})

function refreshPurges(c: Context<AppEnv>): Promise<void> | undefined {
  return isolate.purges.refresh({
    ...purgeRefreshOf(c),
    log: createLog('-'),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

/** The page, where it is still the one that is kept, and fresh. Asking for it keeps it in memory. */
function findServable({ key, life }: KnownAnswer): StoredPage | null {
  const page = isolate.pages.get(key)
  if (page?.life !== life) return null
  return cacheStatusOf(page, isolate.purges.known(), Date.now()) === 'fresh' ? page : null
}

function answer(
  c: Context<AppEnv>,
  page: StoredPage,
  { headers, policy: [before, after] }: KnownAnswer,
): Response {
  const nonce = createNonce()
  const isKnown = isNotModified(c.req.raw.headers.get('If-None-Match'), page.etag)
  const response = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(withNonce(page.body, page.noncePlaces, nonce) as Uint8Array<ArrayBuffer>, {
        status: page.status,
        headers,
      })
  const own = response.headers
  own.set('Age', ageInSeconds(page.life, Date.now()))
  own.set('Server-Timing', 'page;dur=0;desc="memory-fresh"')
  own.set('X-Request-Id', requestIdOf(c.req.raw))
  if (isKnown) own.delete('Content-Type')
  else own.set('Content-Security-Policy', before + nonce + after)
  return response
}

function logAnswer(c: Context<AppEnv>, { status, headers }: Response, known: RequestFacts): void {
  writeRequestLine(settingsOf(c.env), status, () => ({
    ...known,
    method: c.req.method,
    requestId: headers.get('X-Request-Id') ?? '',
    status,
    cache: 'memory-fresh',
    upstreamCalls: 0,
    upstreamMs: 0,
    ms: 0,
  }))
}

/** Takes the headers of an answer of the whole way over, but for those that are its own. */
function remember(c: Context<AppEnv>, url: string): void {
  const keptPage = c.get('keptPage')
  if (!keptPage) return
  const { res } = c
  const [before, after] = res.headers.get('Content-Security-Policy')?.split(c.get('nonce')) ?? []
  if (before === undefined || after === undefined) return
  if (url.length > MAX_ADDRESS || res.headers.has('Set-Cookie')) return
  const headers = new Headers([...res.headers].filter(([name]) => !OWN_HEADERS.has(name)))
  const { key, page } = keptPage
  addresses.set(url, { key, life: page.life, headers, policy: [before, after], facts: factsOf(c) }, 1)
}
