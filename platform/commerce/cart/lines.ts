import { Refusal } from '#platform/answers.ts'
import { type Offer, priceOf } from '../offers.ts'
import { vatPercentOfClass } from '../vat.ts'

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

/** Who buys when: what a price depends on beside the offer. */
export interface Buyer {
  /** SQL time. */
  at: string
  /** The customer group; 0: guests. */
  groupId: number
}

/** Offers by sku. */
export type OffersBySku = ReadonlyMap<string, Offer>

const VIRTUAL_TYPES: readonly string[] = ['virtual', 'downloadable', 'giftcard']

/** Whether products of a type are not shipped. */
export const isVirtual = (type: string): boolean => VIRTUAL_TYPES.includes(type)

/** Whether no line must be shipped; an empty cart is not virtual. */
export function areVirtual(lines: readonly NewLine[]): boolean {
  return lines.length > 0 && lines.every((line) => isVirtual(line.productType))
}

/** Name of a line: a child has its parent's name. */
export function nameOf(line: NewLine, offersBySku: OffersBySku): string {
  const offer = offersBySku.get(line.offerSku)
  return (line.productType === 'configurable' && offer?.parentName) || offer?.name || line.sku
}

/** VAT of a line, percent. */
export const vatPercentOf = (line: NewLine, offersBySku: OffersBySku): number =>
  vatPercentOfClass(offersBySku.get(line.offerSku)?.taxClassId)

/** Whether a coupon counts for a line: not for a gift card, which is money and not taxed before it is used. */
export const isDiscountable = (line: NewLine, offersBySku: OffersBySku): boolean =>
  vatPercentOf(line, offersBySku) > 0

/** The gross unit price in minor units; null when the line cannot be sold. */
export function unitPriceOf(line: NewLine, offersBySku: OffersBySku, buyer: Buyer): number | null {
  const base =
    line.components.length > 0
      ? priceOfComponents(line, offersBySku, buyer)
      : priceOfOffer(line, offersBySku, buyer)
  if (base === null) return null
  const added = line.extras.map(({ price, percent }) => (percent ? Math.round((base * price) / 100) : price))
  return added.reduce((sum, price) => sum + price, base)
}

function priceOfOffer(line: NewLine, offersBySku: OffersBySku, buyer: Buyer): number | null {
  const offer = offersBySku.get(line.offerSku)
  return offer ? priceOf(offer, { ...buyer, qty: line.qty }) : null
}

function priceOfComponents(line: NewLine, offersBySku: OffersBySku, buyer: Buyer): number | null {
  const prices = line.components.map(({ sku, qty }) => {
    const offer = offersBySku.get(sku)
    const price = offer ? priceOf(offer, { ...buyer, qty: 1 }) : null
    return price === null ? null : price * qty
  })
  return prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
}

/** Whether a line is gift cards that come by mail. Printed ones are sent, with their codes on them. */
export const isMailedCard = (line: NewLine, offersBySku: OffersBySku): boolean =>
  line.productType === 'virtual' && vatPercentOf(line, offersBySku) === 0

/** Whether everything that a line is of is sold: switched on, and with a price. Stock is another question. */
export function isSellable(line: NewLine, offersBySku: OffersBySku, buyer: Buyer): boolean {
  const skus = [line.offerSku, ...line.components.map(({ sku }) => sku)]
  return (
    skus.every((sku) => offersBySku.get(sku)?.status === 1) && unitPriceOf(line, offersBySku, buyer) !== null
  )
}

/** A chosen option as text. */
export interface OptionLabel {
  label: string
  value: string
}

/** The attributes that distinguish a variant: `[{ label: 'Längd', value: '187' }]`. */
export function variantLabelsOf(line: NewLine, offersBySku: OffersBySku): OptionLabel[] {
  const chosen = line.productType === 'configurable' ? (offersBySku.get(line.offerSku)?.options ?? []) : []
  return chosen.map(({ label, value_label }) => ({ label, value: value_label }))
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
export function stockObjection(
  line: NewLine,
  lines: readonly NewLine[],
  offersBySku: OffersBySku,
): string | null {
  const demand = demandOf(lines)
  for (const sku of demandOf([line]).keys()) {
    const stock = offersBySku.get(sku)?.stock
    if (!stock || stock.isPending) continue
    if (!stock.isInStock) return NOT_AVAILABLE
    if (stock.isManaged && (demand.get(sku) ?? 0) > stock.qty) return QTY_NOT_AVAILABLE
  }
  return null
}

/** The most of one line, as a stock item says it (contract §4). */
export const MAX_SALE_QTY = 10_000

/** The most of a line that stock allows beside other lines. */
export function mostOf(line: NewLine, others: readonly NewLine[], offersBySku: OffersBySku): number {
  const taken = demandOf(others)
  const limits = [...demandOf([{ ...line, qty: 1 }])].map(([sku, each]) => {
    const stock = offersBySku.get(sku)?.stock
    const isLimited = stock?.isManaged && !stock.isPending
    return isLimited ? Math.floor((stock.qty - (taken.get(sku) ?? 0)) / each) : MAX_SALE_QTY
  })
  return Math.min(MAX_SALE_QTY, ...limits)
}

/** Refuses with 400 a quantity of a line that nobody may buy. */
export function refuseQty({ qty }: { qty: number }): void {
  if (!(qty > 0)) throw new Refusal(400, 'The fewest you may purchase is 1.')
  if (qty > MAX_SALE_QTY) throw new Refusal(400, `The most you may purchase is ${MAX_SALE_QTY}.`)
}

/** The message for a product that is inactive, sold out or without a price. */
export const NOT_AVAILABLE = 'Product that you are trying to add is not available.'
const QTY_NOT_AVAILABLE = 'The requested qty is not available'
