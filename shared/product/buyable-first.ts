import type { ProductCard } from './product.ts'

/** What is asked for beyond what is shown, so that goods that are sold out need not be: about one in ten is. */
export const EXTRA_CARDS = 4

/**
 * The first `count` of proposed products: those that can be bought in their order, then those that are sold out. What a
 * shopper asked for keeps its order; what the shop proposes should be for sale.
 */
export const buyableFirst = (cards: readonly ProductCard[], count: number): ProductCard[] =>
  cards.toSorted((one, other) => Number(isOut(one)) - Number(isOut(other))).slice(0, count)

const isOut = ({ stock }: Pick<ProductCard, 'stock'>) => stock === 'out_of_stock'
