/** The input of totals; all amounts are gross minor units. */
export interface TotalsInput {
  lines: readonly TotalsLine[]
  /** Null when nothing is shipped or no method is chosen. */
  shipping: number | null
  coupon: { kind: 'percent' | 'fixed' | 'free_shipping'; amount: number } | null
  /** Maximum amount of the gift card. */
  giftCard: number
  shippingVatPercent: number
}

/** A line: gross unit price and quantity. */
interface TotalsLine {
  unitPrice: number
  qty: number
  vatPercent: number
  /** Whether a coupon counts for it. */
  isDiscountable: boolean
}

/** Totals of one line, minor units. */
interface LineTotals {
  unitPrice: number
  unitNet: number
  qty: number
  vatPercent: number
  rowTotal: number
  rowNet: number
  discount: number
  /** After the discount. */
  tax: number
}

/** Totals of a cart, minor units: `grandTotal = subtotal + shipping − discount − giftCard`. */
export interface Totals {
  lines: LineTotals[]
  subtotal: number
  subtotalNet: number
  discount: number
  shipping: number | null
  shippingNet: number
  giftCard: number
  tax: number
  grandTotal: number
}

/**
 * The totals of a cart (contract §2.12). Prices include VAT, a coupon is spread over the discountable lines in
 * proportion, and a gift card is a payment.
 */
export function sumTotals(input: TotalsInput): Totals {
  const rows = input.lines.map((line) => line.unitPrice * line.qty)
  const subtotal = sum(rows)
  const discountable = input.lines.map(({ isDiscountable }, at) => (isDiscountable ? (rows[at] ?? 0) : 0))
  const discounts = spread(discountOf(input, sum(discountable)), discountable)
  const lines = input.lines.map((line, at) => sumLine(line, discounts[at] ?? 0))
  const shipping = input.coupon?.kind === 'free_shipping' && input.shipping !== null ? 0 : input.shipping
  const shippingNet = netOf(shipping ?? 0, input.shippingVatPercent)
  const discount = sum(discounts)
  const toPay = subtotal - discount + (shipping ?? 0)
  const giftCard = Math.min(input.giftCard, toPay)
  return {
    lines,
    subtotal,
    subtotalNet: sum(lines.map((line) => line.rowNet)),
    discount,
    shipping,
    shippingNet,
    giftCard,
    tax: sum(lines.map((line) => line.tax)) + (shipping ?? 0) - shippingNet,
    grandTotal: toPay - giftCard,
  }
}

/** The net part of a gross amount. */
export function netOf(gross: number, vatPercent: number): number {
  return Math.round((gross * 100) / (100 + vatPercent))
}

function sumLine({ unitPrice, qty, vatPercent }: TotalsLine, discount: number): LineTotals {
  const unitNet = netOf(unitPrice, vatPercent)
  const rowTotal = unitPrice * qty
  const rowTax = (unitPrice - unitNet) * qty
  const tax = rowTotal === 0 ? 0 : Math.round((rowTax * (rowTotal - discount)) / rowTotal)
  return { unitPrice, unitNet, qty, vatPercent, rowTotal, rowNet: unitNet * qty, discount, tax }
}

function discountOf({ coupon }: TotalsInput, goods: number): number {
  if (!coupon || coupon.kind === 'free_shipping') return 0
  const discount = coupon.kind === 'percent' ? Math.round((goods * coupon.amount) / 100) : coupon.amount
  return Math.min(discount, goods)
}

/**
 * Splits an amount in proportion to `rows`. Each part is taken from the remainder, so the parts always add up to the
 * amount.
 */
function spread(amount: number, rows: readonly number[]): number[] {
  let remaining = amount
  let weight = sum(rows)
  return rows.map((row) => {
    const share = weight === 0 ? 0 : Math.round((remaining * row) / weight)
    remaining -= share
    weight -= row
    return share
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
