import type { Cart } from '#shared/cart/cart.ts'
import { cartCount } from '#shared/cart/quantity.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreCode, StoreView } from '#shared/store-views.ts'
import { deviceStorage, tabStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'

const MAX_SHOWN = 99

/** The number of the cart. */
export const countOf = (cart: Cart | undefined, store: StoreView): number =>
  cart ? cartCount(cart.lines, store) : 0

/** The text on the cart's badge: none for an empty cart. */
export const badgeOf = (count: number): string =>
  count > MAX_SHOWN ? `${MAX_SHOWN}+` : count > 0 ? String(count) : ''

/** Where the device keeps a store's cart. Other tabs hear of a change by the storage event of this key. */
export const storedCartKey = ({ code }: StoreView) => `skare:cart:${code}` as const

/** A cart with when the shop confirmed it (ISO 8601); of an older build it does not say. */
type StoredCart = Cart & { savedAt?: string }

/** The cart as the shop last confirmed it on this device: for the first paint, and for reading offline. */
export function readStoredCart(store: StoreView): StoredCart | undefined {
  return parseCart(deviceStorage.getItem(storedCartKey(store)))
}

/** Whether the shop has confirmed a cart since the browser asked for this document: by the page before, or in another tab. */
export const isNewerThanDocument = (store: StoreView): boolean =>
  Date.parse(readStoredCart(store)?.savedAt ?? '') > performance.timeOrigin

/** Where the device keeps the changes that the shop has not heard of (offline-changes.ts). */
export const offlineChangesKey = ({ code }: StoreView) => `skare:cart-changes:${code}` as const

const storesWithChanges = new Set<StoreCode>()

/** Whether this tab has such changes, which the storage may have refused. */
export const recordOfflineChanges = ({ code }: StoreView, hasChanges: boolean): void =>
  void (hasChanges ? storesWithChanges.add(code) : storesWithChanges.delete(code))

/** Whether there may be such changes. */
export const hasOfflineChanges = (store: StoreView): boolean =>
  storesWithChanges.has(store.code) || deviceStorage.getItem(offlineChangesKey(store)) !== null

/** Keeps the badge for the starter, which paints it before React. */
export const writeBadge = (store: StoreView, cart: Cart): void =>
  void deviceStorage.setItem(`skare:cart-badge:${store.code}`, badgeOf(countOf(cart, store)))

/** Keeps the cart for the next visit. */
export function writeStoredCart(store: StoreView, cart: Cart): void {
  void deviceStorage.setItem(storedCartKey(store), JSON.stringify({ ...cart, savedAt: new Date() }))
  writeBadge(store, cart)
}

let parsed: { text: string | null; cart: StoredCart | undefined } = { text: null, cart: undefined }

/** The cart of a stored text: the same object for the same text, so that rendering it again costs nothing. */
export function parseCart(text: string | null): StoredCart | undefined {
  if (parsed.text !== text) parsed = { text, cart: parseStored(text, isCart) ?? undefined }
  return parsed.cart
}

/** Written above; of an older build or damaged it is none: the server's cart comes. */
const isCart = (value: unknown): value is StoredCart =>
  isRecord(value) && isRecord(value.totals) && Array.isArray(value.lines) && value.lines.every(isRecord)

/** A page that is left hears no answer, although its call goes on: the next page of the tab has to ask how the cart is. */
const unansweredKey = ({ code }: StoreView) => `skare:cart-unanswered:${code}` as const

/** The shop is being told of a change. */
export const recordUnanswered = (store: StoreView): void => void tabStorage.setItem(unansweredKey(store), '1')

/** Whether a page of this tab was left before the shop's answer. */
export const isUnanswered = (store: StoreView): boolean => tabStorage.getItem(unansweredKey(store)) !== null

export const forgetUnanswered = (store: StoreView): void => void tabStorage.removeItem(unansweredKey(store))
