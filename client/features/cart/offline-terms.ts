import type { CheckoutTerms } from '#shared/api/checkout.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { isFields, parseStored } from '../../storage/parse-stored.ts'

const FRESH_MS = 3_600_000

interface KeptTerms extends CheckoutTerms {
  /** When the shop said so, milliseconds since the epoch. */
  savedAt: number
}

const keyOf = ({ code }: StoreView) => `skare:checkout-terms:${code}` as const

/**
 * How the cart could be sent and paid for when the shop was last asked; null: it never was. The checkout uses it while there is
 * no connection, and the shop compares the sum when the order arrives.
 */
export const readTerms = (store: StoreView): CheckoutTerms | null =>
  parseStored(deviceStorage.getItem(keyOf(store)), isTerms)

/** Asks the shop, unless it was asked within the last hour. A failure is no harm: what is kept stays. */
export async function keepTerms(store: StoreView, now = Date.now()): Promise<void> {
  const kept = parseStored(deviceStorage.getItem(keyOf(store)), isTerms)
  if (kept && now - kept.savedAt < FRESH_MS) return
  const terms = await callInTurn(store, 'checkout.offlineTerms', {})
  if (terms.paymentMethods.length > 0)
    await deviceStorage.setItem(keyOf(store), JSON.stringify({ ...terms, savedAt: now }))
}

/** Written above; damaged it is none. */
const isTerms = (value: unknown): value is KeptTerms =>
  isFields(value) &&
  Array.isArray(value.methods) &&
  Array.isArray(value.paymentMethods) &&
  typeof value.savedAt === 'number'
