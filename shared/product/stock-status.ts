import type { Key } from '../i18n/messages.ts'
import type { Stock, StockStatus } from './product.ts'

/** What the platform says about the stock of a sku. */
export interface StockInfo {
  isInStock: boolean
  quantity: number | null
  /** Whether the platform counts; null when it does not say. */
  isManaged: boolean | null
}

/**
 * Whether a product can be had (Spec §4, Stock status; contract §16.2). Without stock info the status is not known:
 * `ok` while stock sync is on, because the queued check verifies it, else `volatile`.
 */
export function toStockStatus(info: StockInfo | null, { syncOn }: { syncOn: boolean }): StockStatus {
  if (!info) return syncOn ? 'ok' : 'volatile'
  if (info.isManaged === false) return 'ok'
  const hasStock = info.isInStock && (!info.isManaged || (info.quantity ?? 0) > 0)
  return hasStock ? 'ok' : 'out_of_stock'
}

/** Status and, where the platform counts, how many are left. */
export function toStock(info: StockInfo | null, settings: { syncOn: boolean }): Stock {
  return { status: toStockStatus(info, settings), quantity: info?.isManaged ? info.quantity : null }
}

export const FEW_LEFT = 5 // our choice: from here on the shopper is told the number

export type StockText =
  | { key: Key<'stock.inStock' | 'stock.outOfStock'> }
  | { key: Key<'stock.fewLeft'>; params: { quantity: number } }

/** The text that tells a shopper about stock (R8.26–R8.32); null while nobody is sure. */
export function stockText({ status, quantity }: Stock): StockText | null {
  if (status === 'volatile') return null
  if (status === 'out_of_stock') return { key: 'stock.outOfStock' }
  if (quantity !== null && quantity <= FEW_LEFT) return { key: 'stock.fewLeft', params: { quantity } }
  return { key: 'stock.inStock' }
}
