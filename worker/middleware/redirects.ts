import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { staticRedirect } from '../routing/redirect-rules.ts'

const READING = new Set(['GET', 'HEAD'])

/** Redirects documents of old addresses before the platform is called (Spec §2, Redirects); page data needs no menu. */
export const redirects = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  const redirect = staticRedirect(pathname, c.get('store'))
  if (!redirect || !READING.has(c.req.method)) return next()
  return c.redirect(redirect.to + search, redirect.status)
})
