/**
 * The states of a task of the outbox, orders first (R4.102). `queued` and `sending` are still to arrive: a task found
 * `sending` by a page that holds the sender's lock was cut off. `needsShopper`: the shopper has to do something first. The last
 * two are final.
 */
export const taskStates = ['queued', 'sending', 'needsShopper', 'acknowledged', 'rejected'] as const
export type TaskState = (typeof taskStates)[number]

/** What our own API has said of an order, by the status of its answer. Silence and faults say nothing: `undecided`. */
type Verdict = 'accepted' | 'refused' | 'loginNeeded' | 'undecided'

/** What happens to a task: it is sent, or an answer comes. `needsAnswer`: the shop needs the shopper's, see `eventOf`. */
type TaskEvent = 'send' | 'needsAnswer' | Verdict

/**
 * The state machine of an order, in the three places that keep one:
 *
 * | event         | device: from queued, sending, needsShopper | edge: `OrderRecord` without an end | checkout paid at the provider's   |
 * | ------------- | ------------------------------------------ | ---------------------------------- | --------------------------------- |
 * | `send`        | `sending`                                  | the lease of another attempt       | the order is asked for            |
 * | `accepted`    | `acknowledged`                             | end `placed`                       | confirmed, forgotten              |
 * | `refused`     | `rejected`                                 | end `closed`                       | told, forgotten                   |
 * | `needsAnswer` | `needsShopper`                             | end `closed`; no end when unknown  | –                                 |
 * | `loginNeeded` | `needsShopper`                             | no end: the next attempt may try   | told; paid it stays               |
 * | `undecided`   | `queued`                                   | no end: the next attempt may try   | asked again, reloaded once, told  |
 *
 * From `acknowledged` and `rejected`, and from a record with an end, no event leads anywhere: a late answer changes nothing.
 * Two exceptions: a record that is `closed` becomes `placed` when an attempt that was given up on has made the order, and a
 * shopper who accepts new terms begins a new order id (shared/outbox/task.ts).
 * The edge: order-record.ts. The paid checkout: payment-completion.ts.
 */
export const nextState = (state: TaskState, event: TaskEvent): TaskState =>
  isFinal(state) ? state : stateAfter[event]

const stateAfter: Record<TaskEvent, TaskState> = {
  send: 'sending',
  accepted: 'acknowledged',
  refused: 'rejected',
  needsAnswer: 'needsShopper',
  loginNeeded: 'needsShopper',
  undecided: 'queued',
}

/** Whether a task is over: what is left is to tell the shopper. */
export const isFinal = (state: TaskState): boolean => state === 'acknowledged' || state === 'rejected'

/** Whether a task is still on its way to the shop, without the shopper's doing. */
export const isPending = (state: TaskState): boolean => state === 'queued' || state === 'sending'

/** Statuses that say "later": the request came too slowly, too early or too often. */
const RETRY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])
/** Statuses that a login may change. */
const LOGIN_STATUSES: ReadonlySet<number> = new Set([401, 403])

/** What the status of an answer says; 0: none came. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'accepted'
  if (LOGIN_STATUSES.has(status)) return 'loginNeeded'
  return status >= 400 && status < 500 && !RETRY_STATUSES.has(status) ? 'refused' : 'undecided'
}

/** Price, delivery or lines are not what the shopper agreed to: sent again only with new terms that they accept. */
const OTHER_TERMS: ReadonlySet<unknown> = new Set([
  'errors.order.changed',
  'errors.order.notInStock',
  'errors.checkout.emptyCart',
])

/** Whether an answer says that the order would be another one by now. */
export const isOtherTerms = (result: unknown): boolean => OTHER_TERMS.has(result)

/** The shopper has cancelled the order, and the shop will not place it. */
export const CANCELLED_ORDER = 'errors.order.cancelled'

/** Neither the edge nor the platform can say whether the order was placed: only a person can. */
export const UNKNOWN_ORDER = 'errors.order.unknown'

/** Refusals of one who has looked at the order: the edge's memory, or that it has none of this id. */
const EXAMINED_ORDER = /^errors\.(?:order\.|checkout\.(?:emptyCart|refused))/

/** Whether who has refused has looked at the order. Else its cart is as it was before. */
export const hasExaminedOrder = (result: unknown): boolean => EXAMINED_ORDER.test(String(result))

/**
 * What an answer means for a task on the device: its status, and of a refusal the code. `mayBePlaced`: an earlier attempt may
 * have come through unseen. Then a refusal of this attempt alone, such as a request that a new build does not read, does not
 * say that there is no order.
 */
export function eventOf(
  status: number,
  result: unknown,
  { mayBePlaced }: { mayBePlaced: boolean },
): Verdict | 'needsAnswer' {
  const verdict = verdictOf(status)
  if (status >= 400 && (isOtherTerms(result) || result === UNKNOWN_ORDER)) return 'needsAnswer'
  return verdict === 'refused' && mayBePlaced && !hasExaminedOrder(result) ? 'needsAnswer' : verdict
}
