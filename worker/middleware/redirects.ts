import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { staticRedirect } from '../routing/redirect-rules.ts'

/** Redirects old addresses before the platform is called (Spec §2, Redirects). */
export const redirects = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  const redirect = staticRedirect(pathname, c.get('store'))
  if (!redirect || c.req.method !== 'GET') return next()
  return c.redirect(redirect.to + search, redirect.status)
})
