import type { Key } from '../i18n/messages.ts'
import type { Product, Stock, StockStatus } from './product.ts'

/** The platform's stock data of a sku. */
export interface StockInfo {
  isInStock: boolean
  quantity: number | null
  /** Whether the platform counts this stock; null when unknown. */
  isManaged: boolean | null
}

/**
 * The stock status of a product (Spec §4, Stock status; contract §16.2). Without stock data it is `ok`, because the queued
 * check verifies it.
 */
export function toStockStatus(info: StockInfo | null): StockStatus {
  if (!info || info.isManaged === false) return 'ok'
  const hasStock = info.isInStock && (!info.isManaged || (info.quantity ?? 0) > 0)
  return hasStock ? 'ok' : 'out_of_stock'
}

/** The status, and the available quantity if the platform counts it. */
export const toStock = (info: StockInfo | null): Stock => ({
  status: toStockStatus(info),
  quantity: info?.isManaged ? info.quantity : null,
})

/** Whether nothing of a product can be had: it, or every one of its variants, is out of stock. */
export const isSoldOut = ({ stock, variants }: Pick<Product, 'stock' | 'variants'>): boolean =>
  variants.length > 0
    ? variants.every((variant) => variant.stock.status === 'out_of_stock')
    : stock.status === 'out_of_stock'

const FEW_LEFT = 5 // our choice: from this quantity down, the shopper sees the number

export type StockText =
  | { key: Key<'stock.inStock' | 'stock.shipsSoon' | 'stock.outOfStock'> }
  | { key: Key<'stock.fewLeft'>; params: { quantity: number } }

/** The text about the stock (R8.26–R8.32); null when the stock is not known. */
export function stockText({ status, quantity }: Stock): StockText | null {
  if (status === 'volatile') return null
  if (status === 'out_of_stock') return { key: 'stock.outOfStock' }
  if (quantity !== null && quantity <= FEW_LEFT) return { key: 'stock.fewLeft', params: { quantity } }
  return { key: 'stock.inStock' }
}
