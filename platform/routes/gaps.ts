import type { MiddlewareHandler } from 'hono'
import { answerNoRoute } from '#platform/answers.ts'
import { hasGap } from '#platform/commerce/dial-state.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** The extensions that a stock platform comes with. */
const STOCK_EXTENSION = /^\/api\/ext\/(?:cms-data|mail-service)\//
const SLOW_ORDER_MS = 3000

/** Leaves out what a stock platform does not have; runs before all routes. */
export const leaveGaps: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { path, method } = c.req
  const isExtension = path.startsWith('/api/ext/') && !STOCK_EXTENSION.test(path)
  if (isExtension && hasGap(c.env, 'extensions')) return answerNoRoute(c)
  if (path.startsWith('/api/sync/') && hasGap(c.env, 'syncOrder')) return answerNoRoute(c)
  if (c.req.header('authorization') && hasGap(c.env, 'headerToken')) {
    const headers = new Headers(c.req.raw.headers)
    headers.delete('authorization')
    c.req.raw = new Request(c.req.raw, { headers })
  }
  if (method === 'POST' && path === '/api/order' && hasGap(c.env, 'slowOrder'))
    await new Promise((resolve) => setTimeout(resolve, SLOW_ORDER_MS))
  return next()
}
