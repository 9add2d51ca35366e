import type { Notice } from '../api/notice.ts'
import type { Stock } from '../product/product.ts'
import { stockText } from '../product/stock-status.ts'
import type { CartLine } from './cart.ts'

export interface LineStockSettings {
  /** Whether the cart may hold what is sold out. */
  allowOutOfStock: boolean
  syncOn: boolean
}

/** What the stock of its product means for a line of the cart. */
export type LineStock =
  | { kind: 'info'; notice: Notice }
  | { kind: 'error'; notice: Notice }
  | { kind: 'remove' }
  /** Nobody is sure: the line stays as it is. */
  | { kind: 'nothing' }

/**
 * In stock is told, out of stock is an error in the line; where the cart neither may hold what is sold out nor is synced,
 * the line goes (Spec §4, Stock sync of cart items). Null: the platform cannot say.
 */
export function planLineStock(stock: Stock | null, settings: LineStockSettings): LineStock {
  const text = stock && stockText(stock)
  if (!stock || !text) return { kind: 'nothing' }
  if (stock.status !== 'out_of_stock') return { kind: 'info', notice: { type: 'info', ...text } }
  if (!settings.allowOutOfStock && !settings.syncOn) return { kind: 'remove' }
  return { kind: 'error', notice: { type: 'error', key: 'cart.soldOut' } }
}

/** Our carts are synced, so a line never goes by itself; what is sold out has to be taken out before ordering. */
const SETTINGS: LineStockSettings = { allowOutOfStock: false, syncOn: true }

/** The same as fields of a line. */
export function lineStock(stock: Stock | null): Pick<CartLine, 'stockNotice' | 'inStock' | 'maxQuantity'> {
  const plan = planLineStock(stock, SETTINGS)
  return {
    stockNotice: 'notice' in plan ? plan.notice : null,
    inStock: plan.kind !== 'error',
    maxQuantity: stock?.quantity ?? null,
  }
}
