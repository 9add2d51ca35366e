import type svEdge from '#locales/edge/sv.json'
import type sv from '#locales/sv.json'

/** The Swedish catalogue is the model: the other languages have the same keys (tests/unit/locales.test.ts). */
export type Messages = typeof sv

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]

/** Dotted key of a text, for example `cart.title`; an unknown key does not compile. */
export type MessageKey = Keys<Messages>

/** Keys of texts that only the worker writes: heads, footer, overviews. Browsers do not load them. */
export type EdgeMessageKey = Keys<typeof svEdge>

/** These keys of all: `Key<'stock.inStock' | 'stock.outOfStock'>`; one that the catalogue lacks does not compile. */
export type Key<Names extends MessageKey> = Names
