/**
 * The states of an order on the device (R4.102). `queued` and `sending` are still to arrive: an order found `sending` by a
 * page that holds the sender's lock was cut off. `needsShopper`: it waits for the shopper to log in. The last two are final.
 */
export const orderStates = ['queued', 'sending', 'needsShopper', 'acknowledged', 'rejected'] as const
export type OrderState = (typeof orderStates)[number]

/** What our own API has said of an order, by the status of its answer. Silence and faults say nothing: `undecided`. */
export type Verdict = 'accepted' | 'refused' | 'loginNeeded' | 'undecided'

/** What happens to an order: it is sent, or an answer comes. */
export type OrderEvent = 'send' | Verdict

/**
 * The state machine of an order, in the three places that keep one:
 *
 * | event         | device: from queued, sending, needsShopper | edge: `OrderRecord` without an end | checkout paid at the provider's   |
 * | ------------- | ------------------------------------------ | ---------------------------------- | --------------------------------- |
 * | `send`        | `sending`                                  | the lease of another attempt       | the order is asked for            |
 * | `accepted`    | `acknowledged`                             | end `placed`                       | confirmed, forgotten              |
 * | `refused`     | `rejected`                                 | end `closed`                       | told, forgotten                   |
 * | `loginNeeded` | `needsShopper`                             | no end: the next attempt may try   | told; paid it stays               |
 * | `undecided`   | `queued`                                   | no end: the next attempt may try   | asked again, reloaded once, told  |
 *
 * From `acknowledged` and `rejected`, and from a record with an end, no event leads anywhere: a late answer changes nothing.
 * One exception: a record that is `closed` becomes `placed` when an attempt that was given up on has made the order.
 * The edge: order-record.ts. The paid checkout: payment-completion.ts.
 */
export const nextState = (state: OrderState, event: OrderEvent): OrderState =>
  isFinal(state) ? state : stateAfter[event]

const stateAfter: Record<OrderEvent, OrderState> = {
  send: 'sending',
  accepted: 'acknowledged',
  refused: 'rejected',
  loginNeeded: 'needsShopper',
  undecided: 'queued',
}

/** Whether an order is over: what is left is to tell the shopper. */
export const isFinal = (state: OrderState): boolean => state === 'acknowledged' || state === 'rejected'

/** Statuses that say "later": the request came too slowly, too early or too often. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429])
/** Statuses that a login may change. */
const WHO_ARE_YOU: ReadonlySet<number> = new Set([401, 403])

/** What the status of an answer says; 0: none came. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'accepted'
  if (WHO_ARE_YOU.has(status)) return 'loginNeeded'
  return status >= 400 && status < 500 && !LATER.has(status) ? 'refused' : 'undecided'
}
