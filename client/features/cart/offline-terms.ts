import type { CheckoutTerms } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { readStoredCart } from './stored-cart.ts'

const FRESH_MS = HOUR_MS

interface KeptTerms extends CheckoutTerms {
  /** When the shop said so, milliseconds since the epoch. */
  savedAt: number
  /** What nobody sends, of the cart that it said so of: gift cards are not paid for as goods are. Absent: of an earlier build. */
  virtualSkus?: string[]
}

const keyOf = ({ code }: StoreView) => `skare:checkout-terms:${code}` as const

/**
 * How the cart could be sent and paid for when the shop was last asked; null: it never was, or the cart holds other things that nobody sends. The checkout uses it while there is
 * no connection, and the shop compares the sum when the order arrives.
 */
export function readTerms(store: StoreView, cart: Cart): CheckoutTerms | null {
  const kept = readKept(store)
  return kept && isOf(kept, cart) ? kept : null
}

/** Asks the shop about the cart as it is known, unless it was asked within the last hour. A failure is no harm: what is kept stays. */
export async function keepTerms(store: StoreView, now = Date.now()): Promise<void> {
  const kept = readKept(store)
  const cart = readStoredCart(store) ?? emptyCart
  if (kept && isOf(kept, cart) && now - kept.savedAt < FRESH_MS) return
  const terms = await callInTurn(store, 'checkout.offlineTerms', {})
  if (terms.paymentMethods.length === 0) return
  const newest: KeptTerms = { ...terms, savedAt: now, virtualSkus: virtualSkus(cart) }
  await deviceStorage.setItem(keyOf(store), JSON.stringify(newest))
}

const readKept = (store: StoreView): KeptTerms | null =>
  parseStored(deviceStorage.getItem(keyOf(store)), isTerms)

const isOf = (kept: KeptTerms, cart: Cart): boolean =>
  virtualSkus(cart).every((sku) => kept.virtualSkus?.includes(sku))

const virtualSkus = ({ lines }: Cart): string[] =>
  lines.filter(({ type }) => type === 'virtual').map(({ sku }) => sku)

/** Written above; damaged it is none. */
const isTerms = (value: unknown): value is KeptTerms =>
  isRecord(value) &&
  Array.isArray(value.methods) &&
  Array.isArray(value.paymentMethods) &&
  typeof value.savedAt === 'number'
