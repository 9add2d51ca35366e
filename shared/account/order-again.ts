import * as z from 'zod/mini'
import { type NewCartLine, newCartLineSchema } from '../api/cart.ts'
import type { Cart } from '../cart/cart.ts'
import type { Product } from '../product/product.ts'

const MOST_LINES = 50

/** Body of `POST /api/cart/again`: the lines of an order of the past. */
export const orderAgainSchema = z.object({
  lines: z
    .array(z.pick(newCartLineSchema, { sku: true, quantity: true }))
    .check(z.minLength(1), z.maxLength(MOST_LINES)),
})
export type OrderAgain = z.infer<typeof orderAgainSchema>
export type PastLine = OrderAgain['lines'][number]

/** Why a line is not in the cart: it is not sold any more, there are none left, or it must be chosen anew. */
export type LeftReason = 'gone' | 'soldOut' | 'choose'

export interface LeftLine {
  sku: string
  reason: LeftReason
  /** Where it is chosen anew; null: nowhere. */
  path: string | null
}

/** Answer of `POST /api/cart/again`. */
export interface OrderAgainAnswer {
  cart: Cart
  /** How many lines are in the cart again, in whatever quantity there is. */
  added: number
  left: LeftLine[]
}

export type AgainPlan = { kind: 'add'; line: NewCartLine } | ({ kind: 'left' } & LeftLine)

/**
 * What becomes of a line of the past, given the product it is of today; null: there is none. The platform's history says
 * neither what a bundle was put together from nor what was printed, so both are chosen anew.
 */
export function planAgain(
  { sku, quantity }: PastLine,
  product: Pick<Product, 'sku' | 'type' | 'path' | 'customOptions' | 'variants'> | null,
): AgainPlan {
  if (!product) return { kind: 'left', sku, reason: 'gone', path: null }
  const { path, customOptions, type, variants } = product
  if (type === 'bundle' || customOptions.length > 0) return { kind: 'left', sku, reason: 'choose', path }
  if (type !== 'configurable') return { kind: 'add', line: { sku, quantity } }
  if (!variants.some((variant) => variant.sku === sku)) return { kind: 'left', sku, reason: 'choose', path }
  return { kind: 'add', line: { sku, parentSku: product.sku, quantity } }
}
