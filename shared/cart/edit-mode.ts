import { type Chosen, chooseValue, initialChoice, openOption } from '../product/choose-value.ts'
import type { Product, Variant } from '../product/product.ts'
import type { Cart, CartLine } from './cart.ts'
import { isSameShownLine } from './line-identity.ts'
import { lineStock } from './line-stock.ts'
import { withLines } from './optimistic.ts'
import { rowTotal } from './totals.ts'

/** The configurable product of a line, as far as choosing another of its variants needs it. */
export type EditedProduct = Pick<
  Product,
  'id' | 'sku' | 'path' | 'images' | 'options' | 'sizeGuide' | 'variants'
>

/** What is being changed of a line of the cart (Spec §3, Cart edit mode); null while it is closed. */
export type CartEdit = EditedLine | null

interface EditedLine {
  productId: number
  quantity: number
  selectedOptions: Chosen
}

export type EditStep =
  | { kind: 'open'; line: Pick<CartLine, 'sku' | 'quantity'> }
  | { kind: 'choose'; code: string; value: string }
  | { kind: 'changeQuantity'; quantity: number }
  | { kind: 'close' }

/** Edit mode after a step (Spec §4, Cart edit mode). What is closed can only be opened. */
export function nextEdit(product: EditedProduct, edit: CartEdit, step: EditStep): CartEdit {
  if (step.kind === 'open') {
    const { sku, quantity } = step.line
    return { productId: product.id, quantity, selectedOptions: initialChoice(product, sku) }
  }
  if (edit === null || step.kind === 'close') return null
  if (step.kind === 'changeQuantity') return { ...edit, quantity: step.quantity }
  const { choice } = edit.selectedOptions
  return { ...edit, selectedOptions: chooseValue(product, choice, [step.code, step.value]) }
}

/** What saving means for the line. */
export type Configuring =
  | { kind: 'configure'; variant: Variant; quantity: number }
  | { kind: 'optionOpen'; code: string }
  | { kind: 'outOfStock' }
  | { kind: 'nothing' }

/** Only a variant can become another variant; a line that stays as it is needs nobody to be asked. */
export function planConfigure(
  product: EditedProduct,
  line: Pick<CartLine, 'sku' | 'quantity' | 'configurableId'>,
  edit: CartEdit,
): Configuring {
  if (edit === null || line.configurableId !== edit.productId) return { kind: 'nothing' }
  const { quantity, selectedOptions } = edit
  const open = openOption(product, selectedOptions.choice)
  if (open) return { kind: 'optionOpen', code: open.code }
  const { variant } = selectedOptions
  if (!variant || (variant.sku === line.sku && quantity === line.quantity)) return { kind: 'nothing' }
  return variant.stock.status === 'out_of_stock'
    ? { kind: 'outOfStock' }
    : { kind: 'configure', variant, quantity }
}

/**
 * The cart as it will be with another variant in a line. A line that holds the variant already becomes one with it, and
 * their quantities add up (contract §16.2, Cart edit).
 */
export function withVariant(
  cart: Cart,
  id: number,
  { product, variant, quantity }: { product: EditedProduct; variant: Variant; quantity: number },
): Cart {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) return cart
  const changed = toVariant(line, product, variant)
  const twin = cart.lines.find((one) => one.id !== id && isSameShownLine(one, changed))
  const total = quantity + (twin?.quantity ?? 0)
  const allowed = { ...changed, quantity: Math.min(total, variant.stock.quantity ?? total) }
  const merged = { ...allowed, rowTotal: rowTotal(allowed) }
  const others = cart.lines.filter((one) => one !== twin)
  return withLines(
    cart,
    others.map((one) => (one === line ? merged : one)),
  )
}

function toVariant(line: CartLine, product: EditedProduct, variant: Variant): CartLine {
  const chosen = product.options.map(({ code, label, values }) => ({
    label,
    value: values.find(({ value }) => value === variant.values[code])?.label ?? '',
  }))
  const other = line.options.filter(({ label }) => chosen.every((option) => option.label !== label))
  return {
    ...line,
    ...lineStock(variant.stock, line.type),
    sku: variant.sku,
    image: variant.image ?? line.image,
    options: [...chosen, ...other],
    unitPrice: variant.price.current ?? line.unitPrice,
  }
}
