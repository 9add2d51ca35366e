import type { Context } from 'hono'
import type { Notice } from '#shared/api/notice.ts'
import type { AppEnv } from '../app-env.ts'
import { hasSessionEnded } from '../session/session-ended.ts'

/** Does the work, and once more as a guest when the customer's session turns out to have ended: what they send is not lost. */
export async function orAsGuest<T>(
  c: Context<AppEnv>,
  work: (isGuestInstead: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await work(false)
  } catch (error) {
    if (!hasSessionEnded(error)) throw error
    c.var.log.warn('session.guestInstead', { error })
    return work(true) // the session holds neither the customer nor their cart any more
  }
}

/** The same for a change of the cart: the shopper is told that it is a guest's now (R4.48, R4.57). */
export const changeOrAsGuest = (c: Context<AppEnv>, change: () => Promise<Notice[]>): Promise<Notice[]> =>
  orAsGuest(c, async (isGuestInstead) => {
    const notices = await change()
    return isGuestInstead ? [...notices, { type: 'warning', key: LOGGED_OUT }] : notices
  })

/** Says that the customer's session has ended, and their cart is the account's. */
export const LOGGED_OUT = 'notices.cart.loggedOut'
