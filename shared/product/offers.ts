import { composedStock } from './composed-stock.ts'
import { type Price, priceSpan } from './price.ts'
import type { Product, Stock } from './product.ts'

/** The current price and stock of a sku; null: not known. */
export interface Offer {
  price: Price | null
  stock: Stock | null
}

/** Response of `GET /api/offers`: offers of the product, its variants and its parts, by sku. */
export interface OffersAnswer {
  offers: Record<string, Offer>
}

/** A product and whether its prices are current (Spec §3, `price_is_current`, `price_refreshed_at`). */
export interface SyncedProduct {
  product: Product
  priceIsCurrent: boolean
  priceRefreshedAt: Date | null
}

/** The product before the platform's current prices are loaded (Spec §4, Price sync): with its known prices. */
export const beginPriceSync = (product: Product): SyncedProduct => ({
  product,
  priceIsCurrent: false,
  priceRefreshedAt: null,
})

/**
 * The product after the platform has responded. When the call failed, the known prices stay and are not marked as
 * current.
 */
export function endPriceSync(product: Product, answer: OffersAnswer | null, now: Date): SyncedProduct {
  const isAnswered = answer !== null && Object.values(answer.offers).some(({ price }) => price)
  return {
    product: answer ? withOffers(product, answer) : product,
    priceIsCurrent: isAnswered,
    priceRefreshedAt: isAnswered ? now : null,
  }
}

type Offered = Pick<Product, 'sku' | 'type' | 'options' | 'price' | 'stock' | 'variants' | 'parts'>

/** The product with current prices and stock. The price of a product with variants is their lowest price. */
export function withOffers<P extends Offered>(product: P, { offers }: OffersAnswer): P {
  const live = <T extends { sku: string; price: Price; stock: Stock }>(one: T): T => {
    const offer = offers[one.sku]
    return offer
      ? { ...one, price: currentPrice(one.price, offer.price), stock: offer.stock ?? one.stock }
      : one
  }
  const current = live(product)
  const variants = product.variants.map(live)
  const parts = product.parts.map(live)
  return {
    ...current,
    variants,
    parts,
    stock: composedStock({ ...product, variants, parts }) ?? current.stock,
    price: variants.length > 0 ? priceSpan(variants.map(({ price }) => price)).lowest : current.price,
  }
}

/** A price that has not changed keeps what only the index knows: its end, and the lowest price before it. */
const currentPrice = (indexed: Price, offered: Price | null): Price =>
  offered === null || offered.current === indexed.current ? indexed : offered
