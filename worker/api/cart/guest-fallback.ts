import type { Notice } from '#shared/api/notice.ts'
import type { AppContext } from '../../app-env.ts'
import { hasSessionEnded, LOGGED_OUT } from '../../session/session-ended.ts'

/** Runs the work, and again as a guest when the customer's session has ended. So nothing that the shopper sends is lost. */
export async function withGuestFallback<T>(
  c: AppContext,
  work: (isFallback: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await work(false)
  } catch (error) {
    if (!hasSessionEnded(error)) throw error
    c.var.log.warn('session.guestInstead', { error })
    return work(true) // the session holds neither the customer nor their cart any more
  }
}

/** The same for a change of the cart, with a notice that it is a guest's cart now (R4.48, R4.57). */
export const changeWithGuestFallback = (c: AppContext, change: () => Promise<Notice[]>): Promise<Notice[]> =>
  withGuestFallback(c, async (isFallback) => {
    const notices = await change()
    return isFallback ? [...notices, { type: 'warning', key: LOGGED_OUT }] : notices
  })
