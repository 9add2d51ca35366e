import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'
import { now } from '#platform/commerce/clock.ts'
import { completeUnclaimed } from '#platform/commerce/payment/unclaimed-payments.ts'
import type { PlatformEnv } from '#platform/env.ts'

const PAUSE_MS = 60_000
let lookedAt = 0

/** Looks after unclaimed payments beside any call, once a minute in each isolate: the platform has no clock of its own. */
export const settleUnclaimed: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const moment = now(c)
  if (Math.abs(moment.getTime() - lookedAt) >= PAUSE_MS) {
    lookedAt = moment.getTime()
    const settling = completeUnclaimed(c.env.DB, { moment, shopOrigins: c.env.SHOP_ORIGINS })
    waitUntil(settling.catch(console.error)) // the call that is answered has nothing to do with it
  }
  await next()
}
