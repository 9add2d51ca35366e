import type { Product, Stock } from './product.ts'

/** The stock of a group: in stock while one part is; null for other products, which have their own stock. */
export function partsStock({ type, parts }: Pick<Product, 'type' | 'parts'>): Stock | null {
  if (type !== 'grouped' || parts.length === 0) return null
  const isSoldOut = parts.every(({ stock }) => stock.status === 'out_of_stock')
  return { status: isSoldOut ? 'out_of_stock' : 'ok', quantity: null }
}
