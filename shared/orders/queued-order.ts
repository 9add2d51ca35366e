import * as z from 'zod/mini'
import { type Confirmation, type OrderRequest, orderRequestSchema } from '../api/checkout.ts'
import type { Cart } from '../cart/cart.ts'
import { stableJson } from '../stable-json.ts'
import { type StoreView, storeCodes } from '../store-views.ts'
import { isFinal, nextState, orderStates, verdictOf } from './order-state.ts'

/** Tells the page that an order of the outbox has been answered. */
export const ORDER_ANSWERED = 'skare:order-answered'

/**
 * An order on its way from the device, as its outbox keeps it (Spec §3, Sync task; contract §16.11). The names of the fields
 * are stored: rows of earlier builds are read with them.
 */
export const queuedOrderSchema = z.object({
  /** Made by the browser, and the same for every attempt: what the shop knows the order by. */
  task_id: z.string().check(z.uuid()),
  /** Path of our API, store's prefix included. */
  url: z.string(),
  payload: orderRequestSchema,
  state: z.enum(orderStates),
  /** The state is final: an answer came, be it a yes or a no. */
  transmited: z.boolean(),
  /** The last answer: what was confirmed, or the code of a refusal; null before any. */
  result: z.unknown(),
  /** HTTP status of the last answer; 0: none came; null: not sent yet. */
  code: z.nullable(z.int()),
  /** Name of the event that tells the page of every answer. */
  callback_event: z.string(),
  attempts: z.int(),
  /** ISO 8601; null: not sent yet. */
  attempted_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  store: z.enum(storeCodes),
  /** Two orders with the same one are the same order: `orderHash`. */
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
  return {
    task_id: orderId,
    url: `${store.pathPrefix}/api/checkout/order`,
    payload: { ...details, orderId, expected: expectedOf(cart) },
    state: 'queued',
    transmited: false,
    result: null,
    code: null,
    callback_event: ORDER_ANSWERED,
    attempts: 0,
    attempted_at: null,
    created_at: now.toISOString(),
    store: store.code,
    hash: orderHash(details, cart),
  }
}

/** The order as it is sent. One that is over is never sent again. */
export const withSend = (order: QueuedOrder, now: Date): QueuedOrder =>
  isFinal(order.state)
    ? order
    : {
        ...order,
        state: nextState(order.state, 'send'),
        attempts: order.attempts + 1,
        attempted_at: now.toISOString(),
      }

/** What came of sending: a status of our own API with its body, or 0 for no answer that is ours. */
export interface OrderAnswer {
  code: number
  result: unknown
}

/** The order after an answer. One that is over stays as it was: a late answer changes nothing. */
export function withAnswer(order: QueuedOrder, { code, result }: OrderAnswer): QueuedOrder {
  if (isFinal(order.state)) return order
  const state = nextState(order.state, verdictOf(code))
  return { ...order, state, code, result, transmited: isFinal(state) }
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
export function confirmationOf({
  state,
  result,
}: Pick<QueuedOrder, 'state' | 'result'>): Confirmation | null {
  const parsed = confirmationSchema.safeParse(result)
  return state === 'acknowledged' && parsed.success ? parsed.data : null
}
