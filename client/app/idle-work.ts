import type { Boot } from '#shared/page-data.ts'
import { type StoreView, storeViews } from '#shared/store-views.ts'
import { loadSchemas } from '../api/call-api.ts'
import { cartActions } from '../features/cart/cart-actions.ts'
import { keepTerms } from '../features/cart/offline-terms.ts'
import { countOf, isUnanswered, offlineChangesKey, readStoredCart } from '../features/cart/stored-cart.ts'
import { startAccountLists } from '../features/saved-products/start-account-lists.ts'
import { withMessages } from '../i18n/load-messages.ts'
import { preloadPage } from '../pages/index.ts'
import { cardExtras } from '../shop-ui/product-card/card-extras.ts'
import { followKey } from '../storage/follow-key.ts'
import { keepPages } from './catalogue/keep-pages.ts'
import { preloadOffline } from './offline-parts.ts'
import { startPrefetch } from './prefetch.ts'
import { startServiceWorker } from './service-worker/start.ts'

/**
 * What nothing on the page needs, loaded and done when the page is idle. A failure costs later visits some time only.
 * `url` is the address of the document's page, which the shopper may have left since.
 */
export function startIdleWork(boot: Boot, url: string): void {
  addCardExtras().catch(ignoreFailure)
  preloadBrowsing()
  startPrefetch(storeViews[boot.store])
  preloadOffline().catch(ignoreFailure)
  startServiceWorker(boot, url).catch((error: unknown) => console.warn('no service worker', error))
  keepPages(boot, url)
  followCart(storeViews[boot.store]).catch(ignoreFailure)
  startAccountLists(storeViews[boot.store])
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
  if (isUnanswered(store)) await cartActions(store).refresh()
  if (countOf(readStoredCart(store)) > 0) await keepTerms(store)
}

/** Preloads the code of the pages that shoppers usually visit next, and the schemas of the API's answers. */
function preloadBrowsing(): void {
  void loadSchemas()
  for (const name of ['home', 'category', 'simple-product'] as const) preloadPage(name).catch(ignoreFailure)
}

/** Ignores a failed preload. When the code is needed, it is loaded again and a failure is shown. */
const ignoreFailure = () => undefined
