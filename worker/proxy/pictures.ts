import { PLACEHOLDER_IMAGE } from '#shared/product/placeholder-image.ts'
import type { AppContext } from '../app-env.ts'
import type { Outcome } from '../async/circuit-breaker.ts'
import { GATEWAY_FAILURES, TOO_MANY_REQUESTS } from '../http-status.ts'
import { SEARCH_DEADLINE_MS } from '../platform/deadlines.ts'
import { isNotModified } from '../render/not-modified.ts'
import { recordOutcome, requestTicket } from '../upstream/breakers.ts'
import { fetchService } from '../upstream/fetch-service.ts'
import { parseRetryAfter } from '../upstream/retry.ts'

/** Allowed content types. A document of another type could run scripts on our own origin. */
const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
])

/** Headers of the image service that are sent to the browser. */
const FORWARDED_HEADERS = ['Cache-Control', 'ETag']

/**
 * An image opened directly is a document. An SVG may use inline styles and nothing else, whatever the image service
 * allows. Pictures are shown on other sites too: in mails and in search results.
 */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * `GET /img/…` and, in the default store, `GET /i/…` (R2.83): the platform's image service under our own address. A
 * missing picture becomes the placeholder (Spec §9, Images).
 */
export async function servePicture(c: AppContext): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const path = pathname.replace(/^\/i\//, '/img/')
  const response = await fetchFirst(c, formsOf(path))
  const type = typeOf(response)
  if (response?.ok && PICTURE_TYPES.has(type)) return toPicture(c, response, type)
  await response?.body?.cancel()
  c.var.log.warn('picture.missing', { path, status: response?.status, type })
  const placeholder = await c.env.ASSETS.fetch(new URL(PLACEHOLDER_IMAGE, c.req.url))
  const isMissing = response !== null && MISSING_STATUSES.has(response.status)
  const life = isMissing ? 'public, max-age=300' : 'no-store' // what failed or was refused may be there at the next look
  return new Response(placeholder.body, {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': life, ...SECURITY_HEADERS },
  })
}

/** A drawing that pages ask for in pixels comes as it is from a platform that draws none. */
const IN_PIXELS = /^(\/img\/\d+\/\d+)\/webp(?=\/)/
const formsOf = (path: string) =>
  IN_PIXELS.test(path) ? [path, path.replace(IN_PIXELS, '$1/resize')] : [path]

async function fetchFirst(c: AppContext, [path = '', ...others]: string[]): Promise<Response | null> {
  const response = await fetchPicture(c, path)
  if (response?.status !== BAD_REQUEST || others.length === 0) return response
  await response.body?.cancel()
  return fetchFirst(c, others)
}

const BAD_REQUEST = 400 // what the image service answers to an action that it does not have (contract §8.7)
const MISSING_STATUSES: ReadonlySet<number> = new Set([BAD_REQUEST, 404, 410])

/** The picture; 304 without a body when the browser has it already. */
async function toPicture(c: AppContext, response: Response, type: string): Promise<Response> {
  const isEncoded = response.headers.has('Content-Encoding') // then its length is not that of the body
  const names = [...FORWARDED_HEADERS, ...(isEncoded ? [] : ['Content-Length'])]
  const forwarded = Object.fromEntries(names.flatMap((name) => headerOf(response, name)))
  const etag = response.headers.get('ETag')
  if (etag !== null && isNotModified(c.req.header('If-None-Match'), etag)) {
    await response.body?.cancel()
    const { 'Content-Length': _, ...unchanged } = forwarded
    return new Response(null, { status: 304, headers: { ...unchanged, ...SECURITY_HEADERS } })
  }
  return new Response(response.body, {
    headers: { ...forwarded, 'Content-Type': type, ...SECURITY_HEADERS },
  })
}

const typeOf = (response: Response | null): string =>
  response?.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''

const headerOf = (response: Response, name: string): [string, string][] => {
  const value = response.headers.get(name)
  return value === null ? [] : [[name, name === 'Cache-Control' ? toPublic(value) : value]]
}

/** Nobody is named in the request, so the picture is everybody's; stock platforms do not say so (contract §8.7). */
const toPublic = (value: string): string =>
  /\b(?:public|private|no-store)\b/i.test(value) ? value : `public, ${value}`

/** Whether the service wants to be left alone; other statuses concern one picture. */
const isOverloaded = (status: number): boolean => status === TOO_MANY_REQUESTS || GATEWAY_FAILURES.has(status)

const outcomeOf = ({ status, headers }: Response): Outcome =>
  isOverloaded(status)
    ? { kind: 'failure', retryAfterMs: parseRetryAfter(headers.get('Retry-After'), Date.now()) }
    : { kind: 'success' }

/**
 * Null: it failed, or pictures have failed too often and none is fetched for a moment. The deadline is that of the answer's
 * beginning: the picture itself takes as long as the browser's network.
 */
async function fetchPicture({ var: { settings, log } }: AppContext, path: string): Promise<Response | null> {
  const ticket = requestTicket('pictures', log)
  if (typeof ticket === 'string') return null
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), SEARCH_DEADLINE_MS)
  const request = new Request(settings.platform.origin + path, { signal: deadline.signal })
  try {
    const response = await fetchService(settings.platform, request)
    recordOutcome('pictures', ticket, outcomeOf(response), log)
    return response
  } catch (error) {
    recordOutcome('pictures', ticket, { kind: 'failure' }, log)
    log.warn('picture.failed', { path, error })
    return null
  } finally {
    clearTimeout(timer)
  }
}
