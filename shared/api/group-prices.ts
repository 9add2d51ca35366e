import type { ProductCard } from '../product/product.ts'

/** What a card shows of a price. */
export type CardPrice = Pick<ProductCard, 'price' | 'from'>

/** The most products that are asked for at once. */
export const MAX_PRICED = 50
