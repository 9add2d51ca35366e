/** What totals are made of; every amount is gross minor units. */
export interface TotalsInput {
  lines: readonly TotalsLine[]
  /** null: nothing is sent, or nobody chose how. */
  shipping: number | null
  coupon: { kind: 'percent' | 'fixed' | 'free_shipping'; amount: number } | null
  /** What the gift card may pay at most. */
  giftCard: number
  shippingVatPercent: number
}

/** A line to sum: the gross price of one piece, and how many. */
export interface TotalsLine {
  unitPrice: number
  qty: number
  vatPercent: number
}

/** Sums of one line, minor units. */
export interface LineTotals {
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

/** Sums of a cart, minor units: `grandTotal = subtotal + shipping − discount − giftCard`. */
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

/** The totals of a cart (contract §2.12): VAT is inside the prices, a coupon comes off the lines by share, a gift card pays. */
export function sumTotals(input: TotalsInput): Totals {
  const rows = input.lines.map((line) => line.unitPrice * line.qty)
  const subtotal = sum(rows)
  const discounts = spread(discountOf(input, subtotal), rows)
  const lines = input.lines.map((line, at) => sumLine(line, discounts[at] ?? 0))
  const shipping = input.coupon?.kind === 'free_shipping' && input.shipping !== null ? 0 : input.shipping
  const shippingNet = netOf(shipping ?? 0, input.shippingVatPercent)
  const discount = sum(discounts)
  const toPay = subtotal - discount + (shipping ?? 0)
  const giftCard = Math.min(Math.max(0, input.giftCard), toPay)
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

/** The part of a gross amount that is not VAT. */
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

function discountOf({ coupon }: TotalsInput, subtotal: number): number {
  if (!coupon || coupon.kind === 'free_shipping') return 0
  const wanted = coupon.kind === 'percent' ? Math.round((subtotal * coupon.amount) / 100) : coupon.amount
  return Math.min(Math.max(0, wanted), subtotal)
}

/** Splits an amount by share; each part is cut from what is left, so the parts always add up to the whole. */
function spread(amount: number, rows: readonly number[]): number[] {
  let left = amount
  let weight = sum(rows)
  return rows.map((row) => {
    const part = weight === 0 ? 0 : Math.round((left * row) / weight)
    left -= part
    weight -= row
    return part
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
