import { type Delay, delayOf } from './delay.ts'
import { type DeliveryTerms, deliveryPriceOf } from './delivery-terms.ts'
import type { Price } from './price.ts'
import type { Product, Stock } from './product.ts'

/** What may be promised of a product before it is bought. Null: nothing is. */
export interface Promises {
  delivery: {
    /** Minor units, for this product alone. */
    price: number
    /** Value of goods from which it is free; null: it is free already, or never. */
    freeFrom: number | null
    /** Working days; null: not known. */
    days: DeliveryTerms['days']
    /** Why there are no days. */
    delayedBy: Delay | null
  } | null
  returns: DeliveryTerms['returns']
}

type PromisedProduct = Pick<Product, 'isSent' | 'isReturnable' | 'isExternal' | 'customOptions'>

/**
 * The promises that are true: delivery of goods that can be had, in days only if they are counted in the shop's own
 * warehouse (R9.54); open purchase of what the shop takes back. Of what has no price nothing is promised.
 */
export function promisesOf(
  product: PromisedProduct,
  { price, stock }: { price: Price; stock: Stock },
  terms: DeliveryTerms | null,
): Promises {
  if (!terms || price.current === null) return { delivery: null, returns: null }
  const isThere = product.isSent && stock.status !== 'out_of_stock'
  return {
    delivery: isThere ? deliveryOf(product, { price: price.current, stock }, terms) : null,
    returns: product.isReturnable ? terms.returns : null,
  }
}

function deliveryOf(
  product: PromisedProduct,
  { price: goods, stock }: { price: number; stock: Stock },
  terms: DeliveryTerms,
): Promises['delivery'] {
  const price = deliveryPriceOf(terms, goods)
  const delayedBy = delayOf(product)
  const isCounted = stock.status === 'ok' && stock.quantity !== null
  return {
    price,
    freeFrom: price > 0 ? terms.freeFrom : null,
    days: isCounted && delayedBy === null ? terms.days : null,
    delayedBy,
  }
}
