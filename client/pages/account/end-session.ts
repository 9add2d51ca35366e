import { emptyCart } from '#shared/cart/cart.ts'
import { createTranslate } from '#shared/i18n/translate.ts'
import { pathTo } from '#shared/paths.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { tellOtherTabs } from '../../features/account/login-of-other-tabs.ts'
import { offlineChanges } from '../../features/cart/offline-changes.ts'
import { savedForLater } from '../../features/cart/saved-for-later.ts'
import { writeStoredCart } from '../../features/cart/stored-cart.ts'
import { forgetDetails } from '../../features/checkout/details.ts'
import { savedList } from '../../features/saved-products/saved-list.ts'
import { forgetSearches } from '../../features/search/recent-searches.ts'
import { forgetSkier } from '../../features/ski-finder/skier-of-device.ts'
import { messages } from '../../i18n/load-messages.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { setPriceOwner } from '../../shop-ui/group-prices/price-owner.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { forgetAnswers } from '../../storage/device-caches.ts'
import { deviceStorage, tabStorage } from '../../storage/device-storage.ts'
import { forgetTellingPages } from '../../storage/saved-pages.ts'
import { SESSION_END } from './session-mark.ts'

/**
 * What belonged to the customer leaves the device (R4.93, R4.94), with what was changed of their cart's lines without a connection.
 * What was added stays for the guest: a logout lets go of that, too, but a session that ends by itself must not cost a cart.
 */
export function forgetCustomer(): void {
  setPriceOwner(null)
  void forgetAnswers()
  void forgetTellingPages()
  deviceStorage.removeItem('skare:account-lists') // before the lists: those of the account are not emptied
  savedList('wishlist').clear()
  savedList('compare').clear()
  forgetSearches()
  forgetSkier()
  deviceStorage.removeItem('skare:view-history')
  for (const code of storeCodes) {
    forgetDetails(storeViews[code])
    writeStoredCart(storeViews[code], emptyCart)
    offlineChanges(storeViews[code]).forgetLines()
    savedForLater(storeViews[code]).clear()
  }
}

/** Lets go of what still waits. A failure does not keep the customer here: what is sent without them is refused. */
export const forgetTasks = async (): Promise<void> => {
  if (!hasOutboxMark()) return
  await loadTakeLater()
    .then((later) => later.forgetTasks())
    .catch((error: unknown) => console.error('outbox', error))
}

/** Longer than a page takes to go. One that is still here then was kept: an order waits in it, and the browser has asked. */
const RELOAD_MS = 5000

let ending: Promise<void> | null = null

/**
 * The session has ended by itself: the page is loaded anew, as a guest's (R4.101). Once: until somebody logs in again
 * another end is only told. Who waits for it shows nothing on the page that goes.
 */
export function endSession(): Promise<void> {
  ending ??= end().finally(() => {
    ending = null
  })
  return ending
}

async function end(): Promise<void> {
  if (tabStorage.getItem(SESSION_END)) return tellSessionEnd()
  const isKept = await tabStorage.setItem(SESSION_END, 'untold')
  forgetCustomer()
  tellOtherTabs() // else they would learn of it later, and forget what the next shopper has saved by then
  await forgetTasks()
  if (!isKept) return tellSessionEnd() // a page that forgets that it was loaded anew would be so for ever
  location.reload()
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
}

/** Says, once the page is here again, why it was loaded anew, and leads to the login (R4.98). */
export async function tellSessionEnd(): Promise<void> {
  if (tabStorage.getItem(SESSION_END) === 'untold') await forgetTasks() // the page may have been left before they were
  void tabStorage.setItem(SESSION_END, 'told')
  const store = storeViews[document.documentElement.dataset.store as StoreCode] // the worker writes it
  const t = createTranslate(messages, store.language)
  const action = { label: t('account.login'), href: pathTo('account', {}, store) }
  notify({ type: 'error', message: t('errors.account.expired'), action })
}
