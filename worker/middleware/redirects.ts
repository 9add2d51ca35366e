import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { staticRedirect } from '../routing/redirect-rules.ts'

/** Answers what is known to have moved before anything is asked of the platform (Spec §2, Redirects). */
export const redirects = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  const moved = staticRedirect(pathname, c.get('store'))
  if (!moved || c.req.method !== 'GET') return next()
  return c.redirect(moved.to + search, moved.status)
})
