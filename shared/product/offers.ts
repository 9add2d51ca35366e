import { type Price, priceSpan } from './price.ts'
import type { Product, Stock } from './product.ts'

/** What the platform asks and has at the moment; null: it cannot say. */
export interface Offer {
  price: Price | null
  stock: Stock | null
}

/** Answer of `GET /api/offers`: of the product, its variants and its parts, by sku. */
export interface OffersAnswer {
  offers: Record<string, Offer>
}

/** A product whose prices are the platform's, or not yet (Spec §3, `price_is_current`, `price_refreshed_at`). */
export interface SyncedProduct {
  product: Product
  priceIsCurrent: boolean
  priceRefreshedAt: Date | null
}

/**
 * What is shown at once, where nobody waits for the platform's prices (Spec §4, Price sync): what is known, or no prices
 * at all where none is better than an old one.
 */
export const beginPriceSync = (product: Product, { clearsBefore = false } = {}): SyncedProduct => ({
  product: clearsBefore ? withoutPrices(product) : product,
  priceIsCurrent: false,
  priceRefreshedAt: null,
})

/** What is shown once the platform has answered. Where it could not say, what was known stays, and is not current. */
export function endPriceSync(product: Product, answer: OffersAnswer | null, now: Date): SyncedProduct {
  const isAnswered = answer !== null && Object.values(answer.offers).some(({ price }) => price)
  return {
    product: answer ? withOffers(product, answer) : product,
    priceIsCurrent: isAnswered,
    priceRefreshedAt: isAnswered ? now : null,
  }
}

type Offered = Pick<Product, 'sku' | 'price' | 'stock' | 'variants' | 'parts'>

/** The product with prices and stock as they are now; the price of one with variants is the lowest of theirs. */
export function withOffers<P extends Offered>(product: P, { offers }: OffersAnswer): P {
  const live = <T extends { sku: string; price: Price; stock: Stock }>(one: T): T => {
    const offer = offers[one.sku]
    return offer ? { ...one, price: offer.price ?? one.price, stock: offer.stock ?? one.stock } : one
  }
  const own = live(product)
  const variants = product.variants.map(live)
  return {
    ...own,
    variants,
    parts: product.parts.map(live),
    price: variants.length > 0 ? priceSpan(variants.map(({ price }) => price)).lowest : own.price,
  }
}

function withoutPrices(product: Product): Product {
  const cleared = <T extends { price: Price }>(one: T): T => ({ ...one, price: { current: null, was: null } })
  return {
    ...cleared(product),
    variants: product.variants.map(cleared),
    parts: product.parts.map(cleared),
  }
}
