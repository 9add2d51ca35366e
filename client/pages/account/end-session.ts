import type { SavedListName } from '#shared/account/saved-products.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import { createTranslate } from '#shared/i18n/translate.ts'
import { pathTo } from '#shared/paths.ts'
import { type StoreCode, type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { LONGEST_MS } from '../../api/longest-ms.ts'
import { tellOtherTabs } from '../../features/account/login-of-other-tabs.ts'
import { cartActions } from '../../features/cart/cart-actions.ts'
import { offlineChanges } from '../../features/cart/offline-changes.ts'
import { savedForLater } from '../../features/cart/saved-for-later.ts'
import {
  countOf,
  readStoredCart,
  recordUnanswered,
  writeStoredCart,
} from '../../features/cart/stored-cart.ts'
import { forgetDetails } from '../../features/checkout/details.ts'
import { savedList } from '../../features/saved-products/saved-list.ts'
import { loadAccountLists } from '../../features/saved-products/start-account-lists.ts'
import { forgetSearches } from '../../features/search/recent-searches.ts'
import { forgetSkier } from '../../features/ski-finder/skier-of-device.ts'
import { messages } from '../../i18n/load-messages.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { setPriceOwner } from '../../shop-ui/group-prices/price-owner.ts'
import { dismiss, notify } from '../../shop-ui/notifications/notifications.ts'
import { forgetAnswers } from '../../storage/device-caches.ts'
import { deviceStorage, tabStorage } from '../../storage/device-storage.ts'
import { removePrivatePages } from '../../storage/saved-pages.ts'
import { wait } from '../../storage/wait.ts'
import { SESSION_END } from './session-mark.ts'

/**
 * What belonged to the customer leaves the device (R4.93, R4.94), with what was changed of their cart's lines without a connection.
 * What was added stays for the guest: a logout lets go of that, too, but a session that ends by itself must not cost a cart.
 */
export function forgetCustomer(): void {
  setPriceOwner(null)
  void forgetAnswers()
  void removePrivatePages()
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

/** Deletes the waiting tasks. A failure does not stop the logout: the shop refuses tasks of a customer who is not logged in. */
export const forgetTasks = async (): Promise<void> => {
  if (!hasOutboxMark()) return
  await loadTakeLater()
    .then((later) => later.forgetTasks())
    .catch((error: unknown) => console.error('outbox', error))
}

let ending: Promise<void> | null = null

/**
 * Handles a session that has expired: the page is reloaded for a guest (R4.101), unless the shopper would lose text in a form. It
 * reloads only once; until the next login a further end is only shown. The promise settles after the reload, so callers show nothing.
 */
export function endSession(): Promise<void> {
  ending ??= end().finally(() => {
    ending = null
  })
  return ending
}

async function end(): Promise<void> {
  const wasAnnounced = tabStorage.getItem(SESSION_END) !== null
  if (wasAnnounced && !deviceStorage.getItem('skare:account-lists')) return tellSessionEnd()
  const store = storeOfPage()
  const added = await addedSinceSync()
  const isReloading = !wasAnnounced && !isWriting(store) && (await tabStorage.setItem(SESSION_END, 'pending')) // a page that forgets that it was loaded anew would be so for ever
  const hasCart = countOf(readStoredCart(store), store) > 0
  forgetCustomer()
  keepLists(added)
  if (hasCart) recordUnanswered(store) // a part of it may have been put in as a guest: the next page asks the shop
  tellOtherTabs() // else they would learn of it later, and forget what the next shopper has saved by then
  await forgetTasks()
  if (!isReloading) {
    void cartActions(store).refresh() // not awaited: the call that found the end has the turn
    return tellSessionEnd()
  }
  location.reload()
  await wait(LONGEST_MS) // after that the browser has kept the page: an order waits in it
}

/** The skus that were added since the last sync: they stay on the device, like additions to the cart. */
const addedSinceSync = () =>
  loadAccountLists().then(
    (lists) => lists.addedSinceSync(),
    (error: unknown) => {
      console.info('lists not kept', error)
      return { wishlist: [], compare: [] }
    },
  )

function keepLists(lists: Record<SavedListName, string[]>): void {
  for (const name of ['wishlist', 'compare'] as const) savedList(name).replace(lists[name])
}

/** Whether the shopper is writing something that is not about the customer: a search, a review. */
function isWriting(store: StoreView): boolean {
  const field = document.activeElement
  const isFilled =
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''
  const ofCustomer = (['account', 'checkout'] as const).map((page) => pathTo(page, {}, store))
  return isFilled && !ofCustomer.includes(location.pathname)
}

/** The worker writes it. */
const storeOfPage = (): StoreView => storeViews[document.documentElement.dataset.store as StoreCode]

/** Says, once the page is here again, why it was loaded anew, and leads to the login (R4.98). */
export async function tellSessionEnd(): Promise<void> {
  if (tabStorage.getItem(SESSION_END) === 'pending') await forgetTasks() // the page may have been left before they were
  void tabStorage.setItem(SESSION_END, 'shown')
  const store = storeOfPage()
  const t = createTranslate(messages, store.language)
  const action = { label: t('account.login'), href: pathTo('account', {}, store) }
  shownEnd = notify({ type: 'error', message: t('errors.account.expired'), action })
}

let shownEnd = 0

/** Somebody is logged in: nothing says any more that they were logged out. */
export function forgetSessionEnd(): void {
  tabStorage.removeItem(SESSION_END)
  dismiss(shownEnd)
}
