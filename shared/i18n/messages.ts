import type account from '#locales/sv/account.json'
import type cart from '#locales/sv/cart.json'
import type checkout from '#locales/sv/checkout.json'
import type content from '#locales/sv/content.json'
import type edge from '#locales/sv/edge.json'
import type errors from '#locales/sv/errors.json'
import type product from '#locales/sv/product.json'
import type saved from '#locales/sv/saved.json'
import type shop from '#locales/sv/shop.json'

/**
 * The texts by the file that holds them; the browser loads `shop` at once and each other group with the code that shows
 * it. The Swedish files are the model: the other languages have the same keys (tests/unit/locales.test.ts).
 */
interface MessageGroups {
  /** What every page may show, and what goes wrong on it without the shop being asked. */
  shop: typeof shop
  /** Login, registration and the customer's own page. */
  account: typeof account
  /** The cart in its panel and on its page. */
  cart: typeof cart
  checkout: typeof checkout
  /** Guides, magazine, brands, editors' pages. */
  content: typeof content
  /** What the shop answers when it refuses, and what forms check. */
  errors: typeof errors
  /** What a product shows below its fold and in its dialog of pictures. */
  product: typeof product
  /** Wishlist and comparison. */
  saved: typeof saved
}

export type MessageGroup = keyof MessageGroups

/**
 * Texts by group, as far as they are here; parts of a tree such as `errors` may lie in several groups. Browsers do not
 * load `edge`.
 */
export type Messages = Partial<Record<MessageGroup | 'edge', object>>

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]

/** Dotted key of a text, for example `cart.title`; an unknown key does not compile. */
export type MessageKey = { [G in MessageGroup]: Keys<MessageGroups[G]> }[MessageGroup]

/** Keys of texts that only the worker writes. */
export type EdgeMessageKey = Keys<typeof edge>

/** These keys of all: `Key<'stock.inStock' | 'stock.outOfStock'>`; one that the catalogue lacks does not compile. */
export type Key<Names extends MessageKey> = Names
