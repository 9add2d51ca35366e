import type { Key } from '../i18n/messages.ts'
import type { StoreView } from '../store-views.ts'

/** A quantity from outside as an integer, one when there is none: `'3 st'` is 3, `''` is 1 (Spec §4, Add to cart). */
export function parseQuantity(value: unknown): number {
  const quantity = Number.parseInt(String(value), 10)
  return Number.isSafeInteger(quantity) ? quantity : 1
}

/** The sum of quantities; only those of 0 or more count (Spec §4, Add to cart). */
export function sumQuantities(quantities: unknown[]): number {
  return quantities.map(parseQuantity).reduce((sum, quantity) => sum + Math.max(0, quantity), 0)
}

/** The number on the cart's badge: pieces, or lines where the store counts these (Spec §9, Cart count type). */
export const cartCount = (
  lines: { quantity: number }[],
  { cartCountType }: Pick<StoreView, 'cartCountType'>,
): number => (cartCountType === 'items' ? lines.length : sumQuantities(lines.map(({ quantity }) => quantity)))

export type QuantityError =
  | {
      key: Key<
        'errors.quantity.aboveZero' | 'errors.quantity.positiveInteger' | 'errors.quantity.notHigherThanStock'
      >
    }
  | { key: Key<'errors.quantity.onlyAvailable'>; params: { maxQuantity: number } }
  | { key: Key<'errors.quantity.below'>; params: { quantity: number } }

interface QuantityLimits {
  /** What the stock allows; null when the platform does not count. */
  maxQuantity: number | null
  /** Quantity of the line so far; null for something new. */
  current?: number | null
}

/** No shopper buys more of one thing; the platform's own limit of a line (contract §4, `max_sale_qty`). */
export const QUANTITY_LIMIT = 10_000
export const MAX_LINE_QUANTITY = QUANTITY_LIMIT - 1

/** The quantity one step on. A step down leads to what there is: the stock may have fallen since. */
export const stepQuantity = (quantity: number, by: 1 | -1, maxQuantity: number | null): number =>
  by > 0 ? quantity + 1 : Math.min(quantity - 1, maxQuantity ?? quantity)

/** That the stock has fallen below a quantity, or null. Where nothing is left, the stock itself says so. */
export const excessOf = (quantity: number, maxQuantity: number | null): QuantityError | null =>
  maxQuantity && quantity > maxQuantity
    ? { key: 'errors.quantity.onlyAvailable', params: { maxQuantity } }
    : null

/** What is wrong with the text of a quantity field, or null (Spec §5, Quantity rules). */
export function validateQuantity(
  text: string,
  { maxQuantity, current = null }: QuantityLimits,
): QuantityError | null {
  const quantity = Number(text.trim() || Number.NaN)
  if (!Number.isInteger(quantity)) return { key: 'errors.quantity.positiveInteger' }
  if (quantity <= 0) return { key: 'errors.quantity.aboveZero' }
  if (quantity >= QUANTITY_LIMIT)
    return { key: 'errors.quantity.below', params: { quantity: QUANTITY_LIMIT } }
  if (maxQuantity === null || quantity <= maxQuantity) return null
  return current !== null && current >= maxQuantity
    ? { key: 'errors.quantity.notHigherThanStock' }
    : { key: 'errors.quantity.onlyAvailable', params: { maxQuantity } }
}
