import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests from other sites, whatever their content type. Today's browsers send the origin with every such request.
 * A request without these headers comes from no browser, or from an old one: of another site it has no shopper's cookies, which
 * are `SameSite=Lax`.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && isCrossOrigin(c.req.raw)) {
    throw new AppError('errors.foreignOrigin', { status: 403 })
  }
  await next()
})

function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}
