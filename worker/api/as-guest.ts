import type { Context } from 'hono'
import type { Notice } from '#shared/api/notice.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * Does the work, and once more as a guest when the customer's session turns out to have ended: what they add is not lost
 * (R4.48, R4.57).
 */
export async function orAsGuest(c: Context<AppEnv>, work: () => Promise<Notice[]>): Promise<Notice[]> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'errors.account.expired') throw error
    c.var.log.warn('cart.guestInstead', { error })
    const notices = await work() // the session holds neither the customer nor their cart any more
    return [...notices, { type: 'warning', key: 'notices.cart.loggedOut' }]
  }
}
