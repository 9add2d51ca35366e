import type { Product, Stock } from './product.ts'

const NONE: Stock = { status: 'out_of_stock', quantity: 0 }

/**
 * The stock that follows from what a product is made of: a group is in stock while one part is, and what is sold in variants is
 * sold out when none is offered. Null for other products, which have their own stock.
 */
export function composedStock({
  type,
  options,
  variants,
  parts,
}: Pick<Product, 'type' | 'options' | 'variants' | 'parts'>): Stock | null {
  if (options.length > 0 && variants.length === 0) return NONE
  if (type !== 'grouped' || parts.length === 0) return null
  const isSoldOut = parts.every(({ stock }) => stock.status === 'out_of_stock')
  return isSoldOut ? NONE : { status: 'ok', quantity: null }
}
