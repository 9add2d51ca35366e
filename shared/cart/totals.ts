import type { CartTotals } from './cart.ts'

/** What the platform answers about the sums of a cart (contract §2.5), in minor units. */
export interface PlatformTotals {
  /** VAT included. */
  subtotal: number
  subtotalExclTax: number
  tax: number
  /** VAT included. */
  shipping: number
  discount: number
  grandTotal: number
  /** `total_segments`; a shipping segment without value says that no delivery method is known yet. */
  segments: { code: string; value: number | null }[]
}

const GIFT_CARD_SEGMENTS = ['giftcardaccount', 'gift_card'] // contract §2.5

/** The platform's sums as the shop shows them (Spec §3, Totals lines). */
export function toCartTotals(totals: PlatformTotals): CartTotals {
  const { subtotal, subtotalExclTax, tax, grandTotal, segments } = totals
  const shipping = segments.find(({ code }) => code === 'shipping')
  const giftCards = segments.filter(({ code }) => GIFT_CARD_SEGMENTS.includes(code))
  return {
    subtotal,
    subtotalExclTax,
    tax,
    shipping: shipping && shipping.value !== null ? totals.shipping : null,
    discount: negative(totals.discount),
    giftCard: negative(giftCards.reduce((sum, { value }) => sum + (value ?? 0), 0)),
    grandTotal,
  }
}

/** Platforms differ in the sign of what is taken off; never `-0`, which would show. */
const negative = (amount: number) => (amount === 0 ? 0 : -Math.abs(amount))

/**
 * Sums worked out on the device: while an answer is under way, and offline (contract §16.1). Shipping counts once.
 * What only the platform knows stays as it was: delivery, discount, gift card and the share of tax.
 */
export function localTotals(
  lines: { quantity: number; unitPrice: number }[],
  known: CartTotals,
  { paymentCost = 0 } = {},
): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + rowTotal(line), 0)
  const netShare = known.subtotal > 0 ? known.subtotalExclTax / known.subtotal : 1
  const subtotalExclTax = Math.round(subtotal * netShare)
  const due = subtotal + (known.shipping ?? 0) + paymentCost + known.discount + known.giftCard
  return {
    ...known,
    subtotal,
    subtotalExclTax,
    tax: subtotal - subtotalExclTax,
    grandTotal: Math.max(0, due),
  }
}

/** The sums with a delivery that the shop does not know of yet. It is taxed as the goods are. */
export function withShipping(totals: CartTotals, shipping: number): CartTotals {
  const added = shipping - (totals.shipping ?? 0)
  const taxShare = totals.subtotal > 0 ? 1 - totals.subtotalExclTax / totals.subtotal : 0
  return {
    ...totals,
    shipping,
    tax: totals.tax + Math.round(added * taxShare),
    grandTotal: Math.max(0, totals.grandTotal + added),
  }
}

/** Price of a line; quantities below 0 do not count (Spec §4, Add to cart). */
export const rowTotal = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }): number =>
  Math.max(0, quantity) * unitPrice
