import type { StoreCode } from '#shared/store-views.ts'

/**
 * Keys of `localStorage`, which persists between visits. Each line says what the key holds and which module owns it: the only
 * one that writes it and understands its text. Others may look whether there is one, and remove it. A new key must be added here
 * first; otherwise the code does not compile.
 */
export type DeviceKey =
  | 'skare:font' // address of the font that came last · client/starter/font.ts
  | `skare:cart-badge:${StoreCode}` // text on the cart's badge · features/cart/stored-cart.ts; the starter reads it
  | `skare:cart:${StoreCode}` // the cart as last confirmed, JSON · features/cart/stored-cart.ts
  | `skare:cart-changes:${StoreCode}` // changes of the cart made without a connection, JSON · features/cart/offline-changes.ts
  | `skare:cart-later:${StoreCode}` // lines saved for later, JSON · features/cart/saved-for-later.ts
  | 'skare:wishlist' // saved products, JSON · features/saved-products
  | 'skare:compare' // saved products, JSON · features/saved-products
  | 'skare:account-lists' // whose lists these are, and what the account had last, JSON · features/saved-products/account-lists.ts
  | 'skare:login' // moment of the last login or logout, ISO 8601 · features/account/login-of-other-tabs.ts
  | 'skare:price-owner' // customer and group that have prices of their own · shop-ui/group-prices/price-owner.ts; the starter reads it
  | 'skare:view-history' // products looked at, JSON; goes first when there is no room · pages/product/secondary-sections/view-history.ts
  | 'skare:skier' // weight, height, style and level, JSON · features/ski-finder/skier-of-device.ts
  | 'skare:searches' // what was searched for, JSON · features/search/recent-searches.ts
  | 'skare:claims' // what the shopper was asked and has put off, JSON · features/outbox/postponed-question.ts
  | 'skare:outbox' // "1" while the outbox may hold a task · outbox/outbox-mark.ts; the starter reads it
  | `skare:checkout:${StoreCode}` // what was typed in the checkout, JSON · features/checkout/details.ts
  | `skare:checkout-terms:${StoreCode}` // how the cart can be sent and paid for, JSON · features/cart/offline-checkout-options.ts
  | `skare:widget:${StoreCode}` // token of the provider's widget, JSON · features/checkout/load-widget.ts
  | 'skare:install-hint' // visits, and whether the hint was shown, JSON · app/service-worker/install-hint.ts
  | `skare:last-order:${StoreCode}` // moment of the last order, ISO 8601 · features/checkout/last-order.ts

/** Keys of `sessionStorage`, which survives a reload of the tab. */
export type TabKey =
  | 'skare:places' // where the shopper was on each page, JSON · router/positions.ts
  | 'skare:gathered' // the list put together by loading more, JSON · features/product-list/use-gathered-cards.ts
  | `skare:cart-unanswered:${StoreCode}` // "1" while the shop has not answered a change of the cart · features/cart/stored-cart.ts; the starter reads it
  | 'skare:order-hashes' // digests of orders that the shop has accepted, JSON · outbox/session-hashes.ts
  | 'skare:session-end' // "pending", then "shown" · pages/account/session-mark.ts
  | `skare:paid:${StoreCode}` // "paid", then "reloaded" · features/checkout/paid-stores.ts

/** Databases of IndexedDB, each with one table of rows. */
export type DatabaseName =
  | 'skare-outbox' // tasks on their way, sealed · outbox/outbox-rows.ts
  | 'skare-outbox-key' // the key that seals them · outbox/seal.ts
  | 'skare-leases' // who sends, where there are no locks · storage/lease.ts
  | 'skare-categories' // categories and brands whose lists were seen · storage/saved-catalogue.ts
  | 'skare-attributes' // names of filters and their values · storage/saved-catalogue.ts
  | 'skare-products' // cards with what filters and searches need · storage/saved-catalogue.ts
  | 'skare-queries' // answers of lists and searches · storage/saved-catalogue.ts

/** Names of locks, which all tabs share. They store nothing, but browsers block them together with storage. */
export type LockName =
  | 'skare:cart' // calls that change the cart or the session · api/customer-lock.ts, features/cart/offline-changes.ts
  | 'skare:profile' // changes of the profile and the addresses · pages/account/use-account.ts
  | 'skare:account-lists' // agreeing with the account on saved products · features/saved-products/account-lists.ts
  | 'skare:outbox' // sending of what waits, in pages and in the service worker · outbox/device-outbox.ts
  | 'skare:outbox-add' // taking something in, which must not wait for what is being sent · outbox/device-outbox.ts
  | `skare:build:${string}` // held by each tab of a build · storage/build-lock.ts
