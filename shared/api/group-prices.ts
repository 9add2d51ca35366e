import type { ProductCard } from '../product/product.ts'

/** What a card shows of a price. */
export type CardPrice = Pick<ProductCard, 'price' | 'from'>

/** Answer of `GET /api/products/prices?skus=`: the prices that differ from those of guests, by sku. */
export interface GroupPricesAnswer {
  /** Null: nobody with prices of their own is logged in. */
  prices: Record<string, CardPrice> | null
}

/** The most products that are asked for at once. */
export const MOST_PRICED = 50
