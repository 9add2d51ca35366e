import type { Notice } from '../api/notice.ts'
import type { Stock } from '../product/product.ts'
import { stockText } from '../product/stock-status.ts'
import type { CartLine } from './cart.ts'

/**
 * What the stock of its product means for a line of the cart, as its fields: in stock is told, out of stock is an error, and the
 * line stays until it is taken out (Spec §4, Stock sync of cart items). Null, or volatile: nobody is sure.
 */
export function lineStock(stock: Stock | null): Pick<CartLine, 'stockNotice' | 'inStock' | 'maxQuantity'> {
  return {
    stockNotice: stock && toNotice(stock),
    inStock: stock?.status !== 'out_of_stock',
    maxQuantity: stock?.quantity ?? null,
  }
}

function toNotice(stock: Stock): Notice | null {
  if (stock.status === 'out_of_stock') return { type: 'error', key: 'cart.soldOut' }
  const text = stockText(stock)
  return text && { type: 'info', ...text }
}
