import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { MOVED_STATUS, staticRedirect } from '../routing/redirect-rules.ts'

const READING = new Set(['GET', 'HEAD'])

/**
 * Redirects documents of old addresses before the platform is called (Spec §2, Redirects); page data needs no menu. And documents
 * of a host with the dot that a full name may end with (RFC 1034): its cookies are not those of the host without it, to which
 * a payment returns.
 */
export const redirects = createMiddleware<AppEnv>(async (c, next) => {
  if (!READING.has(c.req.method)) return next()
  const url = c.get('url')
  if (url.hostname.endsWith('.')) return c.redirect(withoutFinalDot(url), MOVED_STATUS)
  const redirect = staticRedirect(url.pathname, c.get('store'))
  return redirect ? c.redirect(redirect.to + url.search, redirect.status) : next()
})

function withoutFinalDot(url: URL): string {
  const to = new URL(url)
  to.hostname = url.hostname.slice(0, -1)
  return to.href
}
