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
  const payment = paymentCostIn(segments)
  const giftCards = segments.filter(({ code }) => GIFT_CARD_SEGMENTS.includes(code))
  return {
    subtotal,
    subtotalExclTax,
    tax,
    shipping: shipping && shipping.value !== null ? totals.shipping : null,
    discount: negative(totals.discount),
    giftCard: negative(giftCards.reduce((sum, { value }) => sum + (value ?? 0), 0)),
    ...(payment > 0 && { payment }),
    grandTotal,
  }
}

/** Platforms name it `payment`, `payment_fee`, `fooman_surcharge`: what a way to pay costs is no other segment's. */
const PAYMENT_SEGMENT = /payment|fee|surcharge/

/** What the way to pay costs, as the segments of a sum say it. */
export const paymentCostIn = (segments: PlatformTotals['segments']): number =>
  segments.reduce((sum, { code, value }) => sum + (PAYMENT_SEGMENT.test(code) ? (value ?? 0) : 0), 0)

/** Platforms differ in the sign of what is taken off; never `-0`, which would show. */
const negative = (amount: number) => (amount === 0 ? 0 : -Math.abs(amount))

/**
 * Sums worked out on the device: while an answer is under way, and offline (contract §16.1). Shipping counts once.
 * What only the platform knows stays as it was: delivery, the cost of paying, discount, gift card and the share of tax, which is
 * the same of all but the gift card.
 */
export function localTotals(
  lines: { quantity: number; unitPrice: number }[],
  confirmed: CartTotals,
): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + rowTotal(line), 0)
  const netShare = confirmed.subtotal > 0 ? confirmed.subtotalExclTax / confirmed.subtotal : 1
  const subtotalExclTax = Math.round(subtotal * netShare)
  const beside = (confirmed.shipping ?? 0) + (confirmed.payment ?? 0) + confirmed.discount
  return {
    ...confirmed,
    subtotal,
    subtotalExclTax,
    tax: Math.max(0, subtotal - subtotalExclTax + Math.round(beside * (1 - netShare))),
    grandTotal: Math.max(0, subtotal + beside + confirmed.giftCard),
  }
}

/** The sums with a delivery that the shop does not know of yet. */
export const withShipping = (totals: CartTotals, shipping: number): CartTotals => ({
  ...withAdded(totals, shipping - (totals.shipping ?? 0)),
  shipping,
})

/** The sums before a way to deliver is chosen. */
export const withoutShipping = (totals: CartTotals): CartTotals => ({
  ...withAdded(totals, -(totals.shipping ?? 0)),
  shipping: null,
})

/** The sums with what the chosen way to pay costs. A platform that counts such a cost itself is believed. */
export const withPayment = (totals: CartTotals, cost: number | undefined): CartTotals =>
  !cost || totals.payment ? totals : { ...withAdded(totals, cost), payment: cost }

/** What is added is taxed as the goods are. A gift card pays no more than there is to pay. */
function withAdded(totals: CartTotals, added: number): CartTotals {
  const taxShare = totals.subtotal > 0 ? 1 - totals.subtotalExclTax / totals.subtotal : 0
  const sum = Math.max(0, totals.grandTotal - totals.giftCard + added)
  const giftCard = Math.max(totals.giftCard, -sum)
  return { ...totals, tax: totals.tax + Math.round(added * taxShare), giftCard, grandTotal: sum + giftCard }
}

/** Price of a line; quantities below 0 do not count (Spec §4, Add to cart). */
export const rowTotal = ({ quantity, unitPrice }: { quantity: number; unitPrice: number }): number =>
  Math.max(0, quantity) * unitPrice
