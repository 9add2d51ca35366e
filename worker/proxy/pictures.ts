import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { fetchService } from '../upstream/fetch-service.ts'

/** What a picture may be: a document of another type would run on our own address. */
const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
])

/** Headers of a picture that reach the browser. */
const PASSED_ON = ['Cache-Control', 'ETag', 'Content-Length']

/** A picture opened by itself is a document: an SVG may style itself and nothing else, whatever its service says. */
const OWN_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}
const PLACEHOLDER = '/placeholder.webp'

/**
 * `GET /img/…` and, in the default store, `GET /i/…` (R2.83): the platform's image service under our own address.
 * A picture it cannot give is the placeholder (Spec §9, Images).
 */
export async function servePicture(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const path = pathname.replace(/^\/i\//, '/img/')
  const response = await fetchPicture(c, path)
  const type = typeOf(response)
  if (response?.ok && PICTURE_TYPES.has(type)) {
    const passedOn = Object.fromEntries(PASSED_ON.flatMap((name) => headerOf(response, name)))
    return new Response(response.body, { headers: { ...passedOn, 'Content-Type': type, ...OWN_HEADERS } })
  }
  await response?.body?.cancel()
  c.var.log.warn('picture.missing', { path, status: response?.status, type })
  const placeholder = await c.env.ASSETS.fetch(new URL(PLACEHOLDER, c.req.url))
  return new Response(placeholder.body, {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=300', ...OWN_HEADERS },
  })
}

const typeOf = (response: Response | null): string =>
  response?.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''

const headerOf = (response: Response, name: string): [string, string][] => {
  const value = response.headers.get(name)
  return value === null ? [] : [[name, value]]
}

function fetchPicture({ var: { settings, log } }: Context<AppEnv>, path: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(PICTURE_DEADLINE_MS)
  const request = new Request(settings.platform.origin + path, { signal })
  return fetchService(settings.platform, request).catch((error: unknown) => {
    log.warn('picture.failed', { path, error })
    return null
  })
}

const PICTURE_DEADLINE_MS = 5000 // Spec §9, Search client timeout: the longest a browser is kept waiting
