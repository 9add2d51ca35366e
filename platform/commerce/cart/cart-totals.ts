import { findShippingMethod, type ShippingMethod, shippingPriceOf } from '../delivery/shipping.ts'
import { toMajor } from '../money.ts'
import type { Store } from '../stores.ts'
import { sumTotals, type Totals } from '../totals.ts'
import { VAT_PERCENT } from '../vat.ts'
import type { Cart } from './carts.ts'
import { areVirtual, isDiscountable, isSellable, nameOf, unitPriceOf, vatPercentOf } from './lines.ts'
import { cartLabelsOf } from './option-labels.ts'

/** A cart with its totals and its shipping method. */
export interface PricedCart {
  cart: Cart
  totals: Totals
  method: ShippingMethod | null
  /** False: something in it is not sold any more. What has no price counts nothing in the totals. */
  isSellable: boolean
}

/** The totals of a cart at a time (SQL time). */
export function priceCart(cart: Cart, at: string): PricedCart {
  const buyer = { at, groupId: cart.groupId }
  const lines = cart.lines.map((line) => ({
    unitPrice: unitPriceOf(line, cart.offersBySku, buyer) ?? 0,
    qty: line.qty,
    vatPercent: vatPercentOf(line, cart.offersBySku),
    isDiscountable: isDiscountable(line, cart.offersBySku),
  }))
  const isSent = cart.lines.length > 0 && !areVirtual(cart.lines)
  const method = isSent ? (findShippingMethod(cart.store, cart.carrierCode, cart.methodCode) ?? null) : null
  const goods = lines.reduce((sum, line) => sum + line.unitPrice * line.qty, 0)
  const totals = sumTotals({
    lines,
    shipping: method && shippingPriceOf(method, goods),
    coupon: cart.coupon,
    giftCard: cart.giftCard?.amount ?? 0,
    shippingVatPercent: VAT_PERCENT,
  })
  return {
    cart,
    totals,
    method,
    isSellable: cart.lines.every((line) => isSellable(line, cart.offersBySku, buyer)),
  }
}

type Titles = Record<'subtotal' | 'shipping' | 'discount' | 'giftCard' | 'tax' | 'grandTotal' | 'vat', string>

const titles: Record<Store['language'], Titles> = {
  sv: {
    subtotal: 'Delsumma',
    shipping: 'Frakt',
    discount: 'Rabatt',
    giftCard: 'Presentkort',
    tax: 'Moms',
    grandTotal: 'Totalt',
    vat: 'Moms',
  },
  nb: {
    subtotal: 'Delsum',
    shipping: 'Frakt',
    discount: 'Rabatt',
    giftCard: 'Gavekort',
    tax: 'Mva.',
    grandTotal: 'Totalt',
    vat: 'Mva.',
  },
  en: {
    subtotal: 'Subtotal',
    shipping: 'Shipping & Handling',
    discount: 'Discount',
    giftCard: 'Gift card',
    tax: 'Tax',
    grandTotal: 'Grand Total',
    vat: 'VAT',
  },
}

/** Totals in the responses of the cart calls (contract §2.5): major units, segments in fixed order. */
export function toWireTotals(priced: PricedCart) {
  const { cart, totals } = priced
  const netDiscount = totals.lines.reduce((sum, line) => sum + line.rowTotal - line.discount - line.tax, 0)
  return {
    grand_total: toMajor(totals.grandTotal),
    base_grand_total: toMajor(totals.grandTotal),
    subtotal: toMajor(totals.subtotalNet),
    discount_amount: toMajor(-totals.discount),
    subtotal_with_discount: toMajor(netDiscount),
    shipping_amount: toMajor(totals.shippingNet),
    shipping_incl_tax: toMajor(totals.shipping ?? 0),
    tax_amount: toMajor(totals.tax),
    subtotal_incl_tax: toMajor(totals.subtotal),
    base_currency_code: cart.store.currency,
    quote_currency_code: cart.store.currency,
    items_qty: cart.lines.reduce((sum, line) => sum + line.qty, 0),
    ...(cart.coupon && { coupon_code: cart.coupon.code }),
    items: toWireLines(priced),
    total_segments: toSegments(priced),
  }
}

function toWireLines({ cart, totals }: PricedCart) {
  return cart.lines.flatMap((line, at) => {
    const sums = totals.lines[at]
    if (!sums) return []
    const share = sums.rowTotal === 0 ? 0 : (sums.discount * 100) / sums.rowTotal
    return {
      item_id: line.itemId,
      price: toMajor(sums.unitNet),
      base_price: toMajor(sums.unitNet),
      qty: line.qty,
      row_total: toMajor(sums.rowNet),
      row_total_with_discount: sums.discount === 0 ? 0 : toMajor(sums.rowTotal - sums.discount - sums.tax),
      tax_amount: toMajor(sums.tax),
      tax_percent: sums.vatPercent,
      discount_amount: toMajor(sums.discount),
      discount_percent: Math.round(share * 100) / 100,
      price_incl_tax: toMajor(sums.unitPrice),
      row_total_incl_tax: toMajor(sums.rowTotal),
      name: nameOf(line, cart.offersBySku),
      options: JSON.stringify(cartLabelsOf(line, cart.offersBySku, cart.store.language)),
    }
  })
}

function toSegments({ cart, totals, method }: PricedCart) {
  const text = titles[cart.store.language]
  const shippingTitle = method ? `${text.shipping} (${method.methodTitle})` : text.shipping
  const discountTitle = `${text.discount} (${cart.coupon?.code ?? ''})`
  const giftCardTitle = `${text.giftCard} (${cart.giftCard?.code ?? ''})`
  return [
    { code: 'subtotal', title: text.subtotal, value: toMajor(totals.subtotal) },
    {
      code: 'shipping',
      title: shippingTitle,
      value: totals.shipping === null ? null : toMajor(totals.shipping),
    },
    ...(totals.discount > 0
      ? [{ code: 'discount', title: discountTitle, value: toMajor(-totals.discount) }]
      : []),
    ...(totals.giftCard > 0
      ? [{ code: 'giftcardaccount', title: giftCardTitle, value: toMajor(-totals.giftCard) }]
      : []),
    toTaxSegment(text, totals.tax),
    { code: 'grand_total', title: text.grandTotal, value: toMajor(totals.grandTotal), area: 'footer' },
  ]
}

function toTaxSegment(text: Titles, tax: number) {
  const rates = [{ percent: String(VAT_PERCENT), title: `${text.vat} ${VAT_PERCENT}%` }]
  return {
    code: 'tax',
    title: text.tax,
    value: toMajor(tax),
    area: 'taxes',
    extension_attributes: { tax_grandtotal_details: [{ amount: toMajor(tax), rates, group_id: 1 }] },
  }
}
