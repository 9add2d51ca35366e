import { withLock } from '../storage/with-lock.ts'
import { LONGEST_MS } from './longest-ms.ts'

/**
 * Runs what acts as the customer, one after the other in all tabs and the service worker: each may renew the session's token, and
 * where the platform gives a new refresh token with it, two renewals at once log the shopper out (DECISIONS.md, The token refresh is
 * the worker's). A turn ends with the answer. An order or a payment may take 75 seconds for that, and the cart does not wait so long:
 * after what any other call may take, the next one begins. Both can renew the token then, which is rarer than a slow order.
 */
export const withCustomerLock = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const turn = async () => {
      const answer = work()
      resolve(answer)
      await Promise.race([answer, new Promise((end) => setTimeout(end, LONGEST_MS))])
    }
    withLock('skare:cart', turn).catch(reject)
  })
