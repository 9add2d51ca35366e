import type { OfflineCheckoutOptions } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { readStoredCart } from './stored-cart.ts'

const FRESH_MS = HOUR_MS

interface StoredOptions extends OfflineCheckoutOptions {
  /** When the shop said so, milliseconds since the epoch. */
  savedAt: number
  /** What nobody sends, of the cart that it said so of: gift cards are not paid for as goods are. Absent: of an earlier build. */
  virtualSkus?: string[]
}

const keyOf = ({ code }: StoreView) => `skare:checkout-terms:${code}` as const

/**
 * How the cart could be sent and paid for when the shop was last asked; null: it never was, or the cart holds other things that
 * nobody sends. The checkout uses it while there is no connection, and the shop compares the sum when the order arrives.
 */
export function readOfflineOptions(store: StoreView, cart: Cart): OfflineCheckoutOptions | null {
  const stored = readStored(store)
  return stored && isOf(stored, cart) ? stored : null
}

/** Asks the shop about the cart as it is known, unless it was asked within the last hour. A moment far ahead is none: the clock was set back. A failure is no harm: what is stored stays. */
export async function refreshOfflineOptions(store: StoreView, now = Date.now()): Promise<void> {
  const stored = readStored(store)
  const cart = readStoredCart(store) ?? emptyCart
  if (stored && isOf(stored, cart) && Math.abs(now - stored.savedAt) < FRESH_MS) return
  const options = await callInTurn(store, 'checkout.offlineTerms', {})
  if (options.paymentMethods.length === 0) return
  const newest: StoredOptions = { ...options, savedAt: now, virtualSkus: virtualSkus(cart) }
  await deviceStorage.setItem(keyOf(store), JSON.stringify(newest))
}

const readStored = (store: StoreView): StoredOptions | null =>
  parseStored(deviceStorage.getItem(keyOf(store)), isStoredOptions)

const isOf = (stored: StoredOptions, cart: Cart): boolean =>
  virtualSkus(cart).every((sku) => stored.virtualSkus?.includes(sku))

const virtualSkus = ({ lines }: Cart): string[] =>
  lines.filter(({ type }) => type === 'virtual').map(({ sku }) => sku)

/** Written above; damaged it is none. */
const isStoredOptions = (value: unknown): value is StoredOptions =>
  isRecord(value) &&
  Array.isArray(value.methods) &&
  Array.isArray(value.paymentMethods) &&
  typeof value.savedAt === 'number'
