import { type Offer, priceOf } from './offers.ts'
import { vatPercentOfClass } from './vat.ts'

/** The extension attributes of `product_option`, which responses repeat. */
export interface LineOptions {
  custom_options?: { option_id: string; option_value: string }[]
  configurable_item_options?: { option_id: string; option_value: number }[]
  bundle_options?: { option_id: number; option_qty: number; option_selections: number[] }[]
  downloadable_option?: { downloadable_links: number[] }
}

/** A member of a bundle: the quantity of a sku in one bundle. */
export interface Component {
  sku: string
  qty: number
}

/** The value and the price of a custom option. */
export interface Extra {
  label: string
  value: string
  /** Minor units, or percent of the price. */
  price: number
  percent: boolean
}

/** A cart line before the database has given it a number. */
export interface NewLine {
  key: string
  /** Sku in responses: the child's sku, or a bundle's merged sku. */
  sku: string
  /** Sku of the offer and the stock. */
  offerSku: string
  productType: string
  qty: number
  options: LineOptions
  components: Component[]
  extras: Extra[]
}

/** A line of a cart. */
export interface Line extends NewLine {
  itemId: number
}

/** Offers by sku. */
export type Shelf = ReadonlyMap<string, Offer>

const VIRTUAL_TYPES: readonly string[] = ['virtual', 'downloadable', 'giftcard']

/** Whether nobody sends products of a type. */
export const isVirtual = (type: string): boolean => VIRTUAL_TYPES.includes(type)

/** Whether no line must be shipped; an empty cart is not virtual. */
export function areVirtual(lines: readonly NewLine[]): boolean {
  return lines.length > 0 && lines.every((line) => isVirtual(line.productType))
}

/** Name of a line: a child has its parent's name. */
export function nameOf(line: NewLine, shelf: Shelf): string {
  const offer = shelf.get(line.offerSku)
  return (line.productType === 'configurable' && offer?.parentName) || offer?.name || line.sku
}

/** VAT of a line, percent. */
export const vatPercentOf = (line: NewLine, shelf: Shelf): number =>
  vatPercentOfClass(shelf.get(line.offerSku)?.taxClassId)

/** Whether a coupon counts for a line: not for a gift card, which is money and not taxed before it is used. */
export const isDiscountable = (line: NewLine, shelf: Shelf): boolean => vatPercentOf(line, shelf) > 0

/** The gross unit price in minor units; null when the line cannot be sold. */
export function unitPriceOf(line: NewLine, shelf: Shelf, at: { at: string; groupId: number }): number | null {
  const base = line.components.length > 0 ? priceOfComponents(line, shelf, at) : priceOfOffer(line, shelf, at)
  if (base === null) return null
  const added = line.extras.map(({ price, percent }) => (percent ? Math.round((base * price) / 100) : price))
  return added.reduce((sum, price) => sum + price, base)
}

function priceOfOffer(line: NewLine, shelf: Shelf, at: { at: string; groupId: number }): number | null {
  const offer = shelf.get(line.offerSku)
  return offer ? priceOf(offer, { ...at, qty: line.qty }) : null
}

function priceOfComponents(line: NewLine, shelf: Shelf, at: { at: string; groupId: number }): number | null {
  const prices = line.components.map(({ sku, qty }) => {
    const offer = shelf.get(sku)
    const price = offer ? priceOf(offer, { ...at, qty: 1 }) : null
    return price === null ? null : price * qty
  })
  return prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
}

/** Whether a line is gift cards that come by mail. Printed ones are sent, with their codes on them. */
export const isMailedCard = (line: NewLine, shelf: Shelf): boolean =>
  line.productType === 'virtual' && vatPercentOf(line, shelf) === 0

/** Whether everything that a line is of is sold: switched on, and with a price. Stock is another question. */
export function isSellable(line: NewLine, shelf: Shelf, at: { at: string; groupId: number }): boolean {
  const skus = [line.offerSku, ...line.components.map(({ sku }) => sku)]
  return skus.every((sku) => shelf.get(sku)?.status === 1) && unitPriceOf(line, shelf, at) !== null
}

/** A chosen option as text. */
export interface OptionLabel {
  label: string
  value: string
}

/** The attributes that distinguish a variant: `[{ label: 'Längd', value: '187' }]`. */
export function variantLabelsOf(line: NewLine, shelf: Shelf): OptionLabel[] {
  const chosen = line.productType === 'configurable' ? (shelf.get(line.offerSku)?.options ?? []) : []
  return chosen.map(({ label, value_label }) => ({ label, value: value_label }))
}

/** The chosen options as labels in the answers of the cart calls. */
export function labelsOf(line: NewLine, shelf: Shelf): OptionLabel[] {
  const members = line.components.map(({ sku, qty }) => ({
    label: shelf.get(line.offerSku)?.name ?? line.sku,
    value: `${qty} × ${shelf.get(sku)?.name ?? sku}`,
  }))
  return [
    ...variantLabelsOf(line, shelf),
    ...members,
    ...line.extras.map(({ label, value }) => ({ label, value })),
  ]
}

/** Quantity of each sku that the lines take from stock. */
export function demandOf(lines: readonly NewLine[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const line of lines) {
    const components = line.components.length > 0 ? line.components : [{ sku: line.offerSku, qty: 1 }]
    for (const { sku, qty } of components) demand.set(sku, (demand.get(sku) ?? 0) + qty * line.qty)
  }
  return demand
}

/**
 * The platform's message when stock is too low for a line; null when it is enough. `lines` is the whole cart, that line
 * included.
 */
export function stockObjection(line: NewLine, lines: readonly NewLine[], shelf: Shelf): string | null {
  const demand = demandOf(lines)
  for (const sku of demandOf([line]).keys()) {
    const stock = shelf.get(sku)?.stock
    if (!stock || stock.isPending) continue
    if (!stock.isInStock) return NOT_AVAILABLE
    if (stock.isManaged && (demand.get(sku) ?? 0) > stock.qty) return QTY_NOT_AVAILABLE
  }
  return null
}

/** The message for a product that is inactive, sold out or without a price. */
export const NOT_AVAILABLE = 'Product that you are trying to add is not available.'
const QTY_NOT_AVAILABLE = 'The requested qty is not available'
