import { nextPriceChange, type Price, type PriceInfo, toMinorUnits, toPrice } from '#shared/product/price.ts'
import type { Stock } from '#shared/product/product.ts'
import { type StockInfo, toStock } from '#shared/product/stock-status.ts'
import type { WireChild, WireProduct } from '../protocol/product.ts'
import { newsEdges } from './news.ts'

type Priced = Pick<
  WireChild | WireProduct,
  | 'price_incl_tax'
  | 'original_price_incl_tax'
  | 'special_price_incl_tax'
  | 'special_from_date'
  | 'special_to_date'
  | 'lowest_price_30_days'
>

/**
 * The platform has calculated the taxes already (contract §16.5). Only the period of the special price is checked again
 * here.
 */
export function toShopPrice(wire: Priced, now: Date): Price {
  const regular = minor(wire.original_price_incl_tax ?? wire.price_incl_tax)
  const special = minor(wire.special_price_incl_tax)
  const hasSpecial = special !== null && special > 0
  const info: PriceInfo = {
    regular,
    special,
    final: hasSpecial ? null : minor(wire.price_incl_tax),
    validFrom: toDate(wire.special_from_date),
    validTo: toDate(wire.special_to_date),
    lowestBefore: minor(wire.lowest_price_30_days),
  }
  return regular === 0 ? { current: 0, was: null } : toPrice(info, now)
}

/** The same with the last date on which the special price applies, for the product's own page. */
export function toDatedPrice(wire: Priced, now: Date): Price {
  const price = toShopPrice(wire, now)
  const until = toDate(wire.special_to_date)
  return price.was !== null && until && until > now
    ? { ...price, until: new Date(until.getTime() - 1).toISOString().slice(0, 10) } // one that ends at midnight has no such day
    : price
}

/**
 * When the first of these products' prices, or of their variants', changes or a mark as new appears or goes, in milliseconds
 * since the epoch; null: never. A page that shows them is correct until then.
 */
export function validUntilOf(wires: Dated[], now: Date): number | null {
  const edges = wires.flatMap((wire) => [...newsEdges(wire, now), ...priceEdges(wire, now)])
  return edges.length > 0 ? Math.min(...edges) : null
}

type Dated = Pick<Priced, 'special_from_date' | 'special_to_date'> &
  Pick<WireProduct, 'configurable_children' | 'news_from_date' | 'news_to_date'>

const priceEdges = (wire: Dated, now: Date): number[] =>
  [wire, ...(wire.configurable_children ?? [])].flatMap((priced) => {
    const window = { validFrom: toDate(priced.special_from_date), validTo: toDate(priced.special_to_date) }
    return nextPriceChange(window, now)?.getTime() ?? []
  })

export const minor = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toMinorUnits(amount)

/** The platform's times (`2026-11-21 00:00:00`) are in UTC but have no zone. */
function toDate(text: string | null | undefined): Date | null {
  if (!text) return null
  const date = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

type WireStock = WireProduct['stock']

export function toStockInfo(stock: WireStock): StockInfo | null {
  if (!stock) return null
  return { isInStock: stock.is_in_stock, quantity: stock.qty ?? null, isManaged: stock.manage_stock ?? null }
}

/** Stock for lists and product pages. The cart loads the current stock again (contract §16.2). */
export const toShopStock = (stock: WireStock): Stock => toStock(toStockInfo(stock))
