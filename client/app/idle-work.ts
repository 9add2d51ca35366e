import type { Boot } from '#shared/page-data.ts'
import { type StoreView, storeViews } from '#shared/store-views.ts'
import { loadSchemas } from '../api/call-api.ts'
import { askUntilAnswered } from '../features/cart/ask-until-answered.ts'
import { cartActions } from '../features/cart/cart-actions.ts'
import { refreshOfflineOptions } from '../features/cart/offline-checkout-options.ts'
import { countOf, isUnanswered, offlineChangesKey, readStoredCart } from '../features/cart/stored-cart.ts'
import { startAccountLists } from '../features/saved-products/start-account-lists.ts'
import { withMessages } from '../i18n/load-messages.ts'
import { preloadPage } from '../pages/index.ts'
import { cardExtras } from '../shop-ui/product-card/card-extras.ts'
import { followKey } from '../storage/follow-key.ts'
import { runWhenIdle } from '../ui/run-when-idle.ts'
import { preloadOffline } from './offline-parts.ts'
import { startPrefetch } from './prefetch.ts'
import { startServiceWorker } from './service-worker/start.ts'

/**
 * What nothing on the page needs, loaded and done when the page is idle: each in an idle moment of its own, so that a tap does not wait
 * for all of them. A failure costs later visits some time only. `url` is the address of the document's page, which the shopper
 * may have left since.
 */
export function startIdleWork(boot: Boot, url: string): Promise<void> {
  const store = storeViews[boot.store]
  return runWhenIdle([
    () => startServiceWorker(boot, url), // which also saves the page: the shopper may leave at once
    () => startPrefetch(store),
    addCardExtras,
    preloadOffline,
    preloadBrowsing,
    () => followCart(store),
    () => startAccountLists(store),
    () => keepCatalogue(boot, url),
  ])
}

/** Its own file, because it checks what it asks for, and what checks is large. */
async function keepCatalogue(boot: Boot, url: string): Promise<void> {
  const { keepPages } = await import('./catalogue/keep-pages.ts')
  keepPages(boot, url)
}

/** What cards show beside what their documents have. */
async function addCardExtras(): Promise<void> {
  const { CardExtras } = await withMessages(import('./card-extras.tsx'), 'saved')
  cardExtras.write(CardExtras)
}

/**
 * Shows what another tab changes without a connection. Asks for the cart where an earlier page of the tab did not hear the
 * answer. A cart with something in it needs what ordering without a connection takes.
 */
async function followCart(store: StoreView): Promise<void> {
  followKey(offlineChangesKey(store), (text) => void (text && cartActions(store).refresh()))
  const askIfUnanswered = async () => isUnanswered(store) && askUntilAnswered(store)
  addEventListener('pageshow', askIfUnanswered) // out of the back/forward cache, too
  await askIfUnanswered()
  if (countOf(readStoredCart(store), store) > 0) await refreshOfflineOptions(store)
}

/** Preloads the code of the pages that shoppers usually visit next, and the schemas of the API's answers. */
const preloadBrowsing = () =>
  Promise.all([loadSchemas(), ...(['home', 'category', 'simple-product'] as const).map(preloadPage)])
