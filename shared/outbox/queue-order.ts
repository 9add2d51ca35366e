import type { OrderRequest } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { stableJson } from '../stable-json.ts'
import type { StoreView } from '../store-views.ts'
import { newTask, type QueuedOrder } from './task.ts'
import { expectedOf, termsOf } from './terms.ts'

/** What a shopper is about to order: the request without its id. */
export type OrderDetails = Omit<OrderRequest, 'orderId' | 'expected'>

interface NewOrder {
  details: OrderDetails
  cart: Cart
  store: StoreView
  /** Digest of `orderKey`. */
  hash: string
}

/** The order as the outbox keeps it, before anybody has sent it. */
export const queueOrder = (
  { details, cart, store, hash }: NewOrder,
  { orderId, now }: { orderId: string; now: Date },
): QueuedOrder =>
  newTask('order', {
    id: orderId,
    now,
    url: `${store.pathPrefix}/api/checkout/order`,
    payload: { ...details, orderId, expected: expectedOf(cart) },
    store: store.code,
    hash,
    terms: termsOf(cart),
    cart,
  })

/**
 * What makes two orders the same within a session (Spec §4, Placing an order): the lines of one cart, by their ids at the
 * platform, sent to the same place in the same way. The same products in a later cart are another order; lines that the
 * platform does not know yet are told apart by `offlineId`, the id of the offline changes. It is never kept as it is, because
 * it holds who buys and where they live: its digest is.
 */
export const orderKey = (details: OrderDetails, { lines }: Pick<Cart, 'lines'>, offlineId?: string): string =>
  stableJson({ details, offlineId, lines: lines.map(({ id, sku, quantity }) => ({ id, sku, quantity })) })
