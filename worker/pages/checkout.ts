import type { CheckoutView, Receipt } from '#shared/checkout/checkout-view.ts'
import type { StoreView } from '#shared/store-views.ts'
import { type LoadedPage, toLoadedPage } from './load-page.ts'
import { unlistedPage } from './unlisted-page.ts'

/** A step of the checkout: personal, unlike the checkout's own document. */
export const checkoutPage = (view: CheckoutView, status: number, store: StoreView): LoadedPage => ({
  ...toLoadedPage('checkout', { ...unlistedPage('checkout', store), data: view }, store),
  status,
})

/** The thank-you page of one shopper. */
export const receiptPage = (receipt: Receipt, store: StoreView): LoadedPage =>
  toLoadedPage('order-confirmation', { ...unlistedPage('order-confirmation', store), data: receipt }, store)
