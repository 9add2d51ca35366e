import { matchPath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'

/** Whether the shopper is still at the checkout: an order may end after they have followed a link. */
export const isCheckoutShown = (store: StoreView): boolean =>
  matchPath(location.pathname, store)?.name === 'checkout'
