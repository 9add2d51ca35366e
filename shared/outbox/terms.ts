import type { OrderRequest } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { unavailableLines } from '../cart/unavailable-lines.ts'

/** What an order was agreed to cost, line by line. Minor units, VAT included. */
export interface Terms {
  lines: TermsLine[]
  /** Null: not known. */
  shipping: number | null
  grandTotal: number
}

interface TermsLine {
  sku: string
  name: string
  quantity: number
  /** Null: not known, an earlier build has kept the order. */
  rowTotal: number | null
  /** False: sold out, or too few are left. */
  inStock: boolean
}

/** What the shop orders must be that, or the shopper is asked. */
export const expectedOf = ({ lines, totals }: Cart): OrderRequest['expected'] => ({
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  grandTotal: totals.grandTotal,
})

/** What a cart costs now, as it is shown and kept with an order. */
export function termsOf({ lines, totals: { shipping, grandTotal } }: Cart): Terms {
  const unavailable = unavailableLines({ lines })
  const terms = lines.map((line) => {
    const { sku, name, quantity, rowTotal } = line
    return { sku, name, quantity, rowTotal, inStock: !unavailable.includes(line) }
  })
  return { lines: terms, shipping, grandTotal }
}

/** The terms of an order that an earlier build has kept without them. */
export const termsOfExpected = ({ lines, grandTotal }: OrderRequest['expected']): Terms => ({
  lines: lines.map(({ sku, quantity }) => ({ sku, name: sku, quantity, rowTotal: null, inStock: true })),
  shipping: null,
  grandTotal,
})

/** One difference between what was agreed and what would be ordered now. */
export type TermsChange =
  | { kind: 'soldOut' | 'gone' | 'added'; name: string }
  | { kind: 'quantity' | 'price'; name: string; before: number; now: number }
  | { kind: 'shipping'; before: number; now: number }

/** What has changed, line by line; the sum is beside it. Lines are the same when their sku is. */
export function compareTerms(before: Terms, now: Terms): TermsChange[] {
  const old = new Map(before.lines.map((line) => [line.sku, line]))
  const left = new Set(now.lines.map(({ sku }) => sku))
  const gone = before.lines.filter(({ sku }) => !left.has(sku))
  return [
    ...gone.map(({ name }): TermsChange => ({ kind: 'gone', name })),
    ...now.lines.flatMap((line) => lineChanges(old.get(line.sku), line)),
    ...shippingChange(before.shipping, now.shipping),
  ]
}

function lineChanges(before: TermsLine | undefined, now: TermsLine): TermsChange[] {
  const { name } = now
  if (!now.inStock) return [{ kind: 'soldOut', name }]
  if (!before) return [{ kind: 'added', name }]
  if (before.quantity !== now.quantity)
    return [{ kind: 'quantity', name, before: before.quantity, now: now.quantity }]
  if (before.rowTotal === null || now.rowTotal === null || before.rowTotal === now.rowTotal) return []
  return [{ kind: 'price', name, before: before.rowTotal, now: now.rowTotal }]
}

const shippingChange = (before: number | null, now: number | null): TermsChange[] =>
  before === null || now === null || before === now ? [] : [{ kind: 'shipping', before, now }]

/** Whether the shopper can accept these terms as they are: there is something to order, and all of it can be had. */
export const canAccept = ({ lines }: Terms): boolean =>
  lines.length > 0 && lines.every(({ inStock }) => inStock)
