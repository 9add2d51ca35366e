import type { Notice } from '../api/notice.ts'
import { isImmaterial } from '../product/immaterial.ts'
import type { ProductType, Stock } from '../product/product.ts'
import { stockText } from '../product/stock-status.ts'
import type { CartLine } from './cart.ts'

type LineStock = Pick<CartLine, 'stockNotice' | 'inStock' | 'maxQuantity'>

/**
 * What the stock of its product means for a line of the cart, as its fields: in stock is told, out of stock is an error, and the
 * line stays until it is taken out (Spec §4, Stock sync of cart items). Null, or volatile: nobody is sure. A service, file or code is
 * never "in stock".
 */
export function lineStock(stock: Stock | null, type: ProductType): LineStock {
  return {
    stockNotice: stock && toNotice(stock, type),
    inStock: stock?.status !== 'out_of_stock',
    maxQuantity: stock?.quantity ?? null,
  }
}

/** The same beside other lines of the same goods, which leave `left` of it (shared-stock.ts): that there are too few for all is an error. */
export function besideOthers(
  alone: LineStock,
  { quantity, name }: Pick<CartLine, 'quantity' | 'name'>,
  left: number | null,
): LineStock {
  const isShared = left !== null && left < quantity && quantity <= (alone.maxQuantity ?? 0)
  const stockNotice: Notice = { type: 'error', key: 'errors.cart.quantityNotAvailable', params: { name } }
  return { ...alone, maxQuantity: left, ...(isShared && alone.inStock && { stockNotice }) }
}

function toNotice(stock: Stock, type: ProductType): Notice | null {
  if (stock.status === 'out_of_stock') return { type: 'error', key: 'cart.soldOut' }
  const text = stockText(stock)
  const isUntrue = text?.key === 'stock.inStock' && isImmaterial(type)
  return text && !isUntrue ? { type: 'info', ...text } : null
}
