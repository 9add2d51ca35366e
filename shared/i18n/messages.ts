import type account from '#locales/sv/account.json'
import type cart from '#locales/sv/cart.json'
import type checkout from '#locales/sv/checkout.json'
import type content from '#locales/sv/content.json'
import type customer from '#locales/sv/customer.json'
import type edge from '#locales/sv/edge.json'
import type errors from '#locales/sv/errors.json'
import type list from '#locales/sv/list.json'
import type offline from '#locales/sv/offline.json'
import type orders from '#locales/sv/orders.json'
import type outbox from '#locales/sv/outbox.json'
import type product from '#locales/sv/product.json'
import type saved from '#locales/sv/saved.json'
import type shop from '#locales/sv/shop.json'
import type skis from '#locales/sv/skis.json'

/**
 * The texts by file (group). The browser loads `shop` at once and each other group with the code that shows it. The
 * Swedish files define the keys; the other languages have the same ones (tests/unit/locales.test.ts).
 */
interface MessageGroups {
  /** Texts that every page may show, and errors that need no call. */
  shop: typeof shop
  /** Login and registration, and what says who is logged in. */
  account: typeof account
  /** The cart in its panel and on its page. */
  cart: typeof cart
  checkout: typeof checkout
  /** Guides, magazine, brands, editors' pages. */
  content: typeof content
  /** The customer's own page: orders, addresses, profile and what the shop keeps of them. */
  customer: typeof customer
  /** Errors of the API and of form validation. */
  errors: typeof errors
  /** Lists of products and their filters. */
  list: typeof list
  /** What the device has saved, such as lines for later, and how old it is; the shop as an app: a new version, the installation. */
  offline: typeof offline
  /** An order that exists: its lines and sums, and withdrawing from it. */
  orders: typeof orders
  /** What waits on the device for the shop. */
  outbox: typeof outbox
  /** Product details below the first screen, and the picture dialog; what documents say of the wishlist and the comparison. */
  product: typeof product
  /** Wishlist and comparison, as browsers show them. */
  saved: typeof saved
  /** Which skis, poles and boots fit; which wax. */
  skis: typeof skis
}

export type MessageGroup = keyof MessageGroups

/**
 * The loaded texts by group. A subtree such as `errors` may be split over several groups. Browsers do not load `edge`.
 */
export type Messages = Partial<Record<MessageGroup | 'edge', object>>

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]

/** Dotted key of a text, for example `cart.title`; an unknown key does not compile. */
export type MessageKey = { [G in MessageGroup]: Keys<MessageGroups[G]> }[MessageGroup]

/** Keys of texts that only the worker writes. */
export type EdgeMessageKey = Keys<typeof edge>

/** A subset of the keys: `Key<'stock.inStock' | 'stock.outOfStock'>`. A key that does not exist does not compile. */
export type Key<Names extends MessageKey> = Names
