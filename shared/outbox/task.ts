import type { Profile } from '../api/account.ts'
import type { Confirmation, OrderRequest } from '../api/checkout.ts'
import type { NewReviewRequest } from '../api/review.ts'
import type { Cart } from '../cart/cart.ts'
import { isRecord } from '../is-record.ts'
import {
  CANCELLED_ORDER,
  eventOf,
  isFinal,
  nextState,
  type TaskState,
  taskStates,
} from '../orders/order-state.ts'
import type { StoreCode } from '../store-views.ts'
import { type TaskKind, taskKindNames, taskKinds } from './task-kinds.ts'
import type { Terms } from './terms.ts'

/** Tells the page that a task of the outbox has been answered, or is no more. */
export const TASK_ANSWERED = 'skare:order-answered'

/** The form of a stored task: see `migrateTask`. */
export const TASK_VERSION = 2

/** What is sent of each kind. */
interface Payloads {
  order: OrderRequest
  profile: Profile & { customerId: number }
  review: NewReviewRequest & { taskId: string }
  newsletter: { email: string }
  /** Its address says it all. */
  view: Record<string, never>
}

/**
 * Something on its way from the device, as its outbox keeps it (Spec §3, Sync task; contract §16.11). The names of the fields
 * are stored: rows of earlier builds are read with them.
 */
export interface TaskOf<Kind extends TaskKind> {
  version: typeof TASK_VERSION
  kind: Kind
  /** Made by the browser. The shop knows an order by the `orderId` of its payload, which is the same until new terms are accepted. */
  task_id: string
  /** Path of our API, store's prefix included. */
  url: string
  payload: Payloads[Kind]
  state: TaskState
  /** The state is final: an answer came, be it a yes or a no. */
  transmited: boolean
  /** The last answer: what was confirmed, or the code of a refusal; null before any. */
  result: unknown
  /** HTTP status of the last answer; 0: none came; null: not sent yet. */
  code: number | null
  /** Name of the event that tells the page of every answer. */
  callback_event: string
  attempts: number
  /** ISO 8601; null: not sent yet. */
  attempted_at: string | null
  created_at: string
  store: StoreCode
  /** Two tasks with the same one are the same thing: a digest, which says nothing of what is in it. */
  hash: string
  /** What the shopper was shown. Orders only. */
  terms?: Terms
  /** As it was shown: the shopper's again when the order is cancelled without a connection. Orders only. */
  cart?: Cart
  /** The shopper has cancelled the order: from here on the shop is asked to cancel it, and it is never placed. Orders only. */
  cancel_requested?: true
}

export type Task = { [Kind in TaskKind]: TaskOf<Kind> }[TaskKind]
export type QueuedOrder = TaskOf<'order'>

export const isOrder = (task: Task): task is QueuedOrder => task.kind === 'order'

/** A task as it is before anybody has sent it. */
export const newTask = <Kind extends TaskKind>(
  kind: Kind,
  {
    id,
    now,
    ...parts
  }: { id: string; now: Date } & Pick<TaskOf<Kind>, 'url' | 'payload' | 'store' | 'hash' | 'terms' | 'cart'>,
): TaskOf<Kind> => ({
  version: TASK_VERSION,
  kind,
  task_id: id,
  ...parts,
  ...unsent,
  callback_event: TASK_ANSWERED,
  created_at: now.toISOString(),
})

const unsent = {
  state: 'queued',
  transmited: false,
  result: null,
  code: null,
  attempts: 0,
  attempted_at: null,
} as const

/** The task as it is sent. One that is over is never sent again. */
export const withSend = <T extends Task>(task: T, now: Date): T =>
  isFinal(task.state)
    ? task
    : {
        ...task,
        state: nextState(task.state, 'send'),
        attempts: task.attempts + 1,
        attempted_at: now.toISOString(),
      }

/** The order once the shopper has cancelled it. The shop may have it already, so only the shop can say that it is cancelled. */
export const withCancel = (order: QueuedOrder): QueuedOrder => ({
  ...order,
  state: 'queued',
  cancel_requested: true,
})

interface TaskRequest {
  url: string
  body: unknown
  /** Whether the body of a success is our API's. */
  isAnswer: (body: unknown) => boolean
}

/** What the shop is asked: to take the task, or to cancel an order. */
export function requestOf({ kind, url, payload, cancel_requested }: Task): TaskRequest {
  const { isAnswer } = taskKinds[kind]
  if (kind !== 'order' || !cancel_requested) return { url, body: payload, isAnswer }
  const { orderId, contact } = payload
  return {
    url: `${url}/cancel`,
    body: { orderId, contact },
    isAnswer: (body) => body === null || isAnswer(body), // it may have been placed all the same
  }
}

/** What came of sending: a status of our own API with its body, or 0 for no answer that is ours. */
export interface TaskAnswer {
  code: number
  result: unknown
}

/** The task after an answer. One that is over stays as it was: a late answer changes nothing. */
export function withAnswer<T extends Task>(task: T, { code, result }: TaskAnswer): T {
  if (isFinal(task.state)) return task
  if (task.cancel_requested && code === 200 && result === null)
    return withEnd({ ...task, code }, CANCELLED_ORDER)
  const mayBePlaced = task.kind === 'order' && task.attempts > 1
  const state = nextState(task.state, eventOf(code, result, { mayBePlaced }))
  return { ...task, state, code, result, transmited: isFinal(state) }
}

/** The task as it ends for a reason that no answer gives. */
export const withEnd = <T extends Task>(task: T, result: string): T => ({
  ...task,
  state: 'rejected',
  result,
  transmited: true,
})

/**
 * The order with terms that the shopper has accepted. The shop has closed the earlier id for good, so this is another order to
 * it; to the device it is the same row, so that no crash can leave both.
 */
export const withTerms = (
  order: QueuedOrder,
  {
    orderId,
    now,
    terms,
    expected,
  }: { orderId: string; now: Date; terms: Terms; expected: OrderRequest['expected'] },
): QueuedOrder => ({
  ...order,
  ...unsent,
  created_at: now.toISOString(),
  terms,
  // The shop has closed the order before and given the cart back with these changes in it.
  payload: { ...order.payload, orderId, expected, offlineCart: undefined },
})

/** The shop's confirmation of an acknowledged order; null for any other. */
export function confirmationOf({
  kind,
  state,
  result,
}: Pick<Task, 'kind' | 'state' | 'result'>): Confirmation | null {
  if (kind !== 'order' || state !== 'acknowledged' || !isRecord(result)) return null
  const { orderNumber, email } = result
  return typeof orderNumber === 'string' && typeof email === 'string' ? { orderNumber, email } : null
}

/**
 * A task that was stored in clear, by an earlier build; null when it is none. Rows of version 1 were orders and said neither
 * version nor kind. What is sealed needs no such check: nobody but this code can have written it.
 */
export const migrateTask = (row: unknown): Task | null => {
  const task =
    isRecord(row) && row.version === undefined ? { ...row, version: TASK_VERSION, kind: 'order' } : row
  return isRecord(task) && isTask(task) ? task : null
}

const isTask = (row: Record<string, unknown>): row is Record<string, unknown> & Task =>
  row.version === TASK_VERSION &&
  isOneOf(taskKindNames, row.kind) &&
  isOneOf(taskStates, row.state) &&
  [row.task_id, row.url, row.hash, row.store].every((text) => typeof text === 'string') &&
  isDate(row.created_at) &&
  (row.attempted_at === null || isDate(row.attempted_at)) &&
  typeof row.attempts === 'number' &&
  (row.kind === 'order' ? isOrderPayload(row.payload) : isRecord(row.payload))

const isOrderPayload = (payload: unknown): boolean =>
  isRecord(payload) &&
  typeof payload.orderId === 'string' &&
  isRecord(payload.contact) &&
  isRecord(payload.expected) &&
  Array.isArray(payload.expected.lines)

const isOneOf = (names: readonly string[], name: unknown): boolean => names.some((one) => one === name)

const isDate = (text: unknown): boolean => typeof text === 'string' && !Number.isNaN(Date.parse(text))
