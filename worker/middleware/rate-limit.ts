import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppContext, AppEnv } from '../app-env.ts'
import { LIMIT_PERIOD_SECONDS, type LimitName, limits } from '../limits.ts'
import { cartPart } from '../session/session-parts.ts'

/**
 * Refuses a client that sends too many requests, with 429 and `Retry-After`. Limits are per data centre and
 * approximate. In development there may be none; in other environments the settings require them.
 */
export const limited = (name: LimitName) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await refuseTooMany(c, name)
    await next()
  })

/** The same for a handler that shows the refusal in its own page. */
export async function refuseTooMany(c: AppContext, name: LimitName): Promise<void> {
  const limiter = c.env[limits[name].binding]
  if (!limiter) return
  for (const key of await keysOf(c, name)) {
    if (await isAllowed(limiter, key, c)) continue
    throw new AppError('errors.tooMany', { status: 429, retryAfterSeconds: LIMIT_PERIOD_SECONDS })
  }
}

async function keysOf(c: AppContext, name: LimitName): Promise<string[]> {
  const address = `ip:${clientNetwork(c.req.header('CF-Connecting-IP'))}`
  if (!limits[name].perCart) return [address]
  const cartId = await c.get('session').read(cartPart(c.get('store').code))
  return cartId ? [address, `cart:${cartId}`] : [address]
}

/** A failing limiter allows the request: it must not close the shop. */
async function isAllowed(limiter: RateLimit, key: string, c: AppContext): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success
  } catch (error) {
    c.get('log').error('limit.failed', { error })
    return true
  }
}

const NETWORK_GROUPS = 4 // of 8 groups in an IPv6 address

/** The client's address, or for IPv6 its /64 network, because one client may have all addresses of such a network. */
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
