import type { BackInStockStatus } from '../api/back-in-stock.ts'
import type { ErrorCode } from '../errors.ts'
import type { Product, Variant } from './product.ts'
import { isSoldOut } from './stock-status.ts'

/** How the form without JavaScript was answered: the document says it at the field. */
export interface BackInStockResult {
  /** The product or variant that was asked for. */
  sku: string
  /** As it was typed. */
  email: string
  result: BackInStockStatus | ErrorCode
}

/**
 * The sku of whose return a shopper may be told by mail: the chosen variant when it is sold out, else the product when all of it
 * is. Null: there is something to buy.
 */
export function awaitedSku(
  product: Pick<Product, 'sku' | 'stock' | 'options' | 'variants'>,
  variant: Pick<Variant, 'sku' | 'stock'> | null,
): string | null {
  if (variant) return variant.stock.status === 'out_of_stock' ? variant.sku : null
  const lacksVariants = product.options.length > 0 && product.variants.length === 0 // the platform has the whole in stock
  return isSoldOut(product) && !lacksVariants ? product.sku : null
}
