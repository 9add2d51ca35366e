import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../env.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests of other sites, whatever their content type. A browser names the origin of every
 * such request; a request that names neither is not a browser's and carries no cookie of a shopper.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && isForeign(c.req.raw)) {
    throw new AppError('errors.foreignOrigin', { status: 403 })
  }
  await next()
})

function isForeign(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}
