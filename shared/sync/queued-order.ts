import * as z from 'zod/mini'
import { type Confirmation, type OrderRequest, orderRequestSchema } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { stableJson } from '../stable-json.ts'
import { type StoreView, storeCodes } from '../store-views.ts'
import { queuedTask, type SyncTask, syncTaskFields } from './sync-task.ts'

/** Tells the page that an order of the outbox has been answered. */
export const ORDER_ANSWERED = 'skare:order-answered'

/** An order on its way from the device: a sync task with what shows it and what it is compared by. */
export const queuedOrderSchema = z.object({
  ...syncTaskFields,
  payload: orderRequestSchema,
  store: z.enum(storeCodes),
  hash: z.string(),
})
export type QueuedOrder = z.infer<typeof queuedOrderSchema>

/** What a shopper is about to order: the request without its id. */
export type OrderDetails = Omit<OrderRequest, 'orderId' | 'expected'>

/** The order as the outbox keeps it, before anybody has sent it. */
export function queueOrder(
  { details, cart, store }: { details: OrderDetails; cart: Cart; store: StoreView },
  { orderId, now }: { orderId: string; now: Date },
): QueuedOrder {
  const payload: OrderRequest = { ...details, orderId, expected: expectedOf(cart) }
  const task: SyncTask = queuedTask(
    {
      task_id: orderId,
      url: `${store.pathPrefix}/api/checkout/order`,
      payload,
      callback_event: ORDER_ANSWERED,
    },
    now,
  )
  return { ...task, payload, store: store.code, hash: orderHash(details, cart) }
}

/** What the shopper was shown: what the shop orders must be that, or the shopper is asked. */
export const expectedOf = ({ lines, totals }: Cart): OrderRequest['expected'] => ({
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  grandTotal: totals.grandTotal,
})

/**
 * What makes two orders the same within a session (Spec §4, Placing an order): the lines of one cart, by their ids at the
 * platform, sent to the same place in the same way. The same products in a later cart are another order.
 */
export const orderHash = (details: OrderDetails, { lines }: Pick<Cart, 'lines'>): string =>
  stableJson({ details, lines: lines.map(({ id, sku, quantity }) => ({ id, sku, quantity })) })

/** What the shop says of an order that it has taken. */
export const confirmationSchema = z.object({ orderNumber: z.string(), email: z.string() })

/** The shop's confirmation of an acknowledged order; null for any other. */
export function confirmationOf({ state, result }: Pick<SyncTask, 'state' | 'result'>): Confirmation | null {
  const parsed = confirmationSchema.safeParse(result)
  return state === 'acknowledged' && parsed.success ? parsed.data : null
}
