import * as z from 'zod/mini'
import { lineSkuSchema, type NewCartLine, newCartLineSchema } from '../api/cart.ts'
import type { Notice } from '../api/notice.ts'
import type { Cart } from '../cart/cart.ts'
import type { OrderLine } from '../orders/past-order.ts'
import type { Product } from '../product/product.ts'

/** The most lines that are put into the cart at once. */
export const MAX_LINES_AGAIN = 50
const MAX_LABELS = 50
const LONGEST_LABEL = 500

const pastLineSchema = z.extend(z.pick(newCartLineSchema, { quantity: true }), {
  sku: lineSkuSchema,
  /** Labels of what was chosen; absent: not known. */
  chosen: z.optional(z.array(z.string().check(z.maxLength(LONGEST_LABEL))).check(z.maxLength(MAX_LABELS))),
})

/** Body of `POST /api/cart/again`: the lines of a past order. */
export const orderAgainSchema = z.object({
  lines: z.array(pastLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES_AGAIN)),
})
type OrderAgain = z.infer<typeof orderAgainSchema>
export type PastLine = OrderAgain['lines'][number]

/**
 * Why a line was not added, or not all of it: the product is no longer sold, there are no more of it, its options must be chosen
 * again, or it did not work just now.
 */
export const skipReasons = ['gone', 'soldOut', 'choose', 'failed'] as const
export type SkipReason = (typeof skipReasons)[number]

export interface SkippedLine {
  sku: string
  reason: SkipReason
  /** Path of the product where the options can be chosen; null when there is none. */
  path: string | null
}

/** Answer of `POST /api/cart/again`. */
export interface OrderAgainAnswer {
  /** Null: it cannot be read just now. */
  cart: Cart | null
  /** How many pieces went into the cart. */
  added: number
  left: SkippedLine[]
}

/** The lines that a press asks for: all of an order, and after some have failed only those, because the others are in the cart. */
export function linesToAdd(
  lines: readonly Pick<OrderLine, 'sku' | 'quantity' | 'options'>[],
  left: readonly SkippedLine[],
): PastLine[] {
  const failed = left.filter(({ reason }) => reason === 'failed').map(({ sku }) => sku)
  return lines
    .filter(({ sku }) => failed.length === 0 || failed.includes(sku))
    .map(({ sku, quantity, options }) => ({ sku, quantity, chosen: options.map(({ label }) => label) }))
}

/** What the cart refuses a product with, as the reason that the shopper is told. Else something about it is to be chosen. */
export const reasonOf = (notices: Notice[]): SkipReason =>
  notices.map(({ key }) => REASONS[key]).find((reason) => reason !== undefined) ?? 'choose'

const REASONS: { [Key in Notice['key']]?: SkipReason } = {
  'errors.cart.outOfStock': 'soldOut',
  'errors.cart.quantityNotAvailable': 'soldOut',
  'notices.cart.stockLimit': 'soldOut',
  'errors.cart.unknownPrice': 'gone',
  'errors.cart.refused': 'failed',
}

type ReorderPlan = { kind: 'add'; line: NewCartLine } | ({ kind: 'left' } & SkippedLine)

type Sold = Pick<Product, 'sku' | 'type' | 'path' | 'customOptions' | 'options' | 'variants'>

/**
 * Decides what to do with a past line, given the current product; null: the product no longer exists. The order history
 * names the parts of a bundle and printed texts in words only, so both must be chosen again.
 */
export function planReorder({ sku, quantity, chosen }: PastLine, product: Sold | null): ReorderPlan {
  if (!product) return { kind: 'left', sku, reason: 'gone', path: null }
  const { path, type, variants } = product
  if (type === 'bundle' || mayHaveText(product, chosen)) return { kind: 'left', sku, reason: 'choose', path }
  if (type !== 'configurable') return { kind: 'add', line: { sku, quantity } }
  if (!variants.some((variant) => variant.sku === sku)) return { kind: 'left', sku, reason: 'choose', path }
  return { kind: 'add', line: { sku, parentSku: product.sku, quantity } }
}

/** Whether the line may have a printed text or a choice of that kind: something was chosen that is no option of the variant. */
const mayHaveText = ({ customOptions, options }: Sold, chosen: PastLine['chosen']): boolean =>
  customOptions.length > 0 &&
  (chosen === undefined || chosen.some((label) => options.every((option) => option.label !== label)))
