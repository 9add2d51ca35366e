import { amountOf } from './price.ts'
import type { Product, Variant } from './product.ts'
import { FIRST_UNAVAILABLE_STATUS } from './product-access.ts'
import { type StockInfo, toStockStatus } from './stock-status.ts'

/** Chosen value per option code: `{ ls_farg: '49', ls_skidlangd: '611' }`. */
export type Choice = Record<string, string>

type Configurable = Pick<Product, 'options' | 'variants'>

const TAG_ONLY_WITH_STOCK = '17436' // Spec §4, Variant selection

/**
 * Whether the shop offers a variant. This is decided once, when the platform's data becomes a product. Unavailable
 * variants are dropped, and so are those with tag 17436 in `ls_utg` that are not known to be in stock.
 */
export function isOfferedVariant(child: {
  status: number
  tags: string[]
  stock: StockInfo | null
}): boolean {
  if (child.status >= FIRST_UNAVAILABLE_STATUS) return false
  if (!child.tags.includes(TAG_ONLY_WITH_STOCK)) return true
  return child.stock !== null && toStockStatus(child.stock) === 'ok'
}

/**
 * The variant that matches the most chosen attributes; null: there is none. If several match equally, those in stock come first,
 * then the lowest price (Spec §4, Variant selection).
 */
export function closestVariant({ options, variants }: Configurable, choice: Choice): Variant | null {
  const score = ({ values }: Variant) =>
    options.filter(({ code }) => choice[code] && values[code] === choice[code]).length
  const [first] = variants.toSorted((one, other) => score(other) - score(one) || compareOffers(one, other))
  return first ?? null
}

function compareOffers(one: Variant, other: Variant): number {
  if (isSoldOut(one) !== isSoldOut(other)) return isSoldOut(one) ? 1 : -1
  const [first, second] = [amountOf(one.price), amountOf(other.price)]
  return first === second ? 0 : first - second // two unknown prices are Infinity, and their difference is NaN
}

/** The variants that match the current choice. */
export const matching = ({ options, variants }: Configurable, choice: Choice): Variant[] =>
  variants.filter(({ values }) => options.every(({ code }) => !choice[code] || values[code] === choice[code]))

/** Why a value cannot be had; `impossible`: no child has it together with the other choices. */
export type ValueState = 'soldOut' | 'impossible' | null

/** The state of an option's value, given the choices for the other options. */
export function valueState(
  product: Configurable,
  choice: Choice,
  [code, value]: [string, string],
): ValueState {
  const variants = matching(product, { ...choice, [code]: value })
  if (variants.length === 0) return 'impossible'
  return variants.every(isSoldOut) ? 'soldOut' : null
}

const isSoldOut = (variant: Variant) => variant.stock.status === 'out_of_stock'
