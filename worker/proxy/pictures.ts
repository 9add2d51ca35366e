import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { fetchService } from '../upstream/fetch-service.ts'

/** Headers of a picture that reach the browser. */
const PASSED_ON = ['Content-Type', 'Cache-Control', 'ETag', 'Content-Security-Policy', 'Content-Length']
const PLACEHOLDER = '/placeholder.webp'

/**
 * `GET /img/…` and, in the default store, `GET /i/…` (R2.83): the platform's image service under our own address.
 * A picture it cannot give is the placeholder (Spec §9, Images).
 */
export async function servePicture(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const path = pathname.replace(/^\/i\//, '/img/')
  const response = await fetchPicture(c, path)
  if (response?.ok) {
    const headers = new Headers(PASSED_ON.flatMap((name) => headerOf(response, name)))
    return new Response(response.body, { headers })
  }
  await response?.body?.cancel()
  c.var.log.warn('picture.missing', { path, status: response?.status })
  const placeholder = await c.env.ASSETS.fetch(new URL(PLACEHOLDER, c.req.url))
  return new Response(placeholder.body, {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=300' },
  })
}

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
