import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { offlineChanges } from '../../features/cart/offline-changes.ts'
import { forgetPayments } from '../../features/checkout/paid-stores.ts'
import { loadAccountLists } from '../../features/saved-products/start-account-lists.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { forgetCustomer } from './end-session.ts'

/**
 * Sends what has not been sent yet, logs out, and then does what `leave` does. What there is to say of a change that could not
 * be sent.
 */
export const logout = (store: StoreView, customerId: number | null | undefined, leave: () => Promise<void>) =>
  forgettingOnLeave(async () => {
    await tellLists(store)
    const unsaved = await sendLastChange(customerId)
    await callInTurn(store, 'user.logout', {})
    await leave()
    return unsaved
  })

/** Syncs the saved lists with the account before the logout. A failure does not stop the logout. */
const tellLists = (store: StoreView): Promise<void> =>
  loadAccountLists()
    .then(({ syncLists }) => syncLists(store, { isAsked: false }))
    .catch((error: unknown) => console.info('lists not told', error))

/** Sends a waiting change of the profile before the logout. A failure does not stop the logout. */
const sendLastChange = async (customerId: number | null | undefined) =>
  customerId && hasOutboxMark()
    ? loadTakeLater()
        .then((later) => later.sendLastChange(customerId))
        .catch((error: unknown) => {
          console.error('outbox', error)
          return null
        })
    : null

/**
 * Runs a logout. If the customer leaves the page before the shop has answered, their data is removed from the device too: the call
 * goes on without the page, and no code receives its answer.
 */
async function forgettingOnLeave<T>(logout: () => Promise<T>): Promise<T> {
  const onLeave = () => {
    forgetCustomer()
    forgetPurchases()
  }
  addEventListener('pagehide', onLeave)
  try {
    return await logout()
  } finally {
    removeEventListener('pagehide', onLeave)
  }
}

/**
 * Changes of the cart that the shop has not heard of, and payments without their order, are the customer's: the next one would find
 * them in theirs (R4.93).
 */
export function forgetPurchases(): void {
  forgetPayments()
  for (const code of storeCodes) {
    const changes = offlineChanges(storeViews[code])
    changes.clear(changes.read())
  }
}
