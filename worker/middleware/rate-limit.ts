import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { LIMIT_PERIOD_SECONDS, type LimitName, limits } from '../limits.ts'
import { cartPart } from '../session/session-parts.ts'

/**
 * Refuses a client that asks too often, with 429 and `Retry-After`. A limiter is a brake, not a count: it is per data
 * centre and approximate. In development there may be none; elsewhere the settings demand it.
 */
export const limited = (name: LimitName) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const limiter = c.env[limits[name].binding]
    if (!limiter) return next()
    for (const key of await keysOf(c, name)) {
      if (await isAllowed(limiter, key, c)) continue
      throw new AppError('errors.tooMany', { status: 429, retryAfterSeconds: LIMIT_PERIOD_SECONDS })
    }
    await next()
  })

async function keysOf(c: AppContext, name: LimitName): Promise<string[]> {
  const address = `ip:${clientNetwork(c.req.header('CF-Connecting-IP'))}`
  if (!limits[name].perCart) return [address]
  const cartId = await c.get('session').read(cartPart(c.get('store').code))
  return cartId ? [address, `cart:${cartId}`] : [address]
}

/** A limiter that fails must not close the shop. */
async function isAllowed(limiter: RateLimit, key: string, c: AppContext): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success
  } catch (error) {
    c.get('log').error('limit.failed', { error })
    return true
  }
}

const NETWORK_GROUPS = 4 // of eight

/** The address, or for IPv6 its /64 network: a client has all the addresses of one. */
export function clientNetwork(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'unknown'
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = before === '' ? [] : before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length)
  const all = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(after ? after.split(':') : []),
  ]
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
