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
    if (!hasSessionEnded(error)) throw error
    c.var.log.warn('cart.guestInstead', { error })
    const notices = await work() // the session holds neither the customer nor their cart any more
    return [...notices, { type: 'warning', key: LOGGED_OUT }]
  }
}

/** Says that the customer's session has ended, and their cart is the account's. */
export const LOGGED_OUT = 'notices.cart.loggedOut'

/** Whether a call failed because the customer's session has ended. By then it holds neither the customer nor their cart. */
export const hasSessionEnded = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'errors.account.expired'
