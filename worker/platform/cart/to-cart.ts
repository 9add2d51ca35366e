import type { Cart, CartLine, CartTotals } from '#shared/cart/cart.ts'
import { besideOthers, lineStock } from '#shared/cart/line-stock.ts'
import { withoutRepeats } from '#shared/cart/option-words.ts'
import { type PlatformTotals, toCartTotals } from '#shared/cart/totals.ts'
import { delayOfLine } from '#shared/product/delay.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import type { Stock } from '#shared/product/product.ts'
import { type LineProduct, lineGoods } from '../products/line-goods.ts'
import type { ServerItem, WireTotals } from '../protocol/cart.ts'
import { toLineOptions } from './to-line-options.ts'

/** Facts about a line that the platform's cart does not contain. */
export interface LineFacts {
  found: LineProduct | null
  /** Of its goods, or its product's. */
  stock: Stock | null
  /** How many there can be beside what other lines take; null: nobody counts. */
  left: number | null
}

/** The platform's items and totals as the shop's cart. */
export function toCart(items: ServerItem[], totals: WireTotals, facts: Map<number, LineFacts>): Cart {
  return {
    lines: items.map((item) => toLine(item, totals, facts.get(item.item_id) ?? noFacts)),
    totals: toTotals(totals),
    coupon: totals.coupon_code ?? null,
  }
}

const noFacts: LineFacts = { found: null, stock: null, left: null }

function toLine(item: ServerItem, totals: WireTotals, { found, stock, left }: LineFacts): CartLine {
  const product = found?.product
  const sums = totals.items.find(({ item_id }) => item_id === item.item_id)
  const { variant, image, path } = found ? lineGoods(found, item.sku) : noGoods
  const { custom, bundle } = toLineOptions(item)
  const delayedBy = product && delayOfLine(product, custom)
  const name = product?.name ?? item.name
  return {
    id: item.item_id,
    sku: item.sku,
    parentSku: product?.sku ?? item.sku,
    configurableId: variant && product ? product.id : null,
    type: item.product_type,
    name,
    path,
    image,
    options: withoutRepeats(sums?.options ?? [], item.name),
    ...(custom.length + bundle.length > 0 && { selections: { custom, bundle, members: [] } }),
    quantity: item.qty,
    unitPrice: toMinorUnits(sums?.price_incl_tax ?? 0),
    rowTotal: toMinorUnits(sums?.row_total_incl_tax ?? 0),
    ...(item.available === false
      ? notSold
      : besideOthers(lineStock(stock, item.product_type), { name, quantity: item.qty }, left)),
    ...(delayedBy && { delayedBy }),
  }
}

/** Of a line whose product could not be loaded. */
const noGoods = { variant: undefined, image: null, path: null }

/** A line whose product was taken out of the range: it can only be taken out of the cart. */
const notSold: ReturnType<typeof lineStock> = {
  stockNotice: { type: 'error', key: 'cart.notSold' },
  inStock: false,
  maxQuantity: null,
}

/** The totals as shown to the shopper. */
export const toTotals = (totals: WireTotals): CartTotals => toCartTotals(toPlatformTotals(totals))

const toPlatformTotals = (totals: WireTotals): PlatformTotals => ({
  subtotal: toMinorUnits(totals.subtotal_incl_tax),
  subtotalExclTax: toMinorUnits(totals.subtotal),
  tax: toMinorUnits(totals.tax_amount),
  shipping: toMinorUnits(totals.shipping_incl_tax),
  discount: toMinorUnits(totals.discount_amount),
  grandTotal: toMinorUnits(totals.grand_total),
  segments: totals.total_segments.map(({ code, value }) => ({
    code,
    value: value === null ? null : toMinorUnits(value),
  })),
})
