import type { OrderRequest } from '#shared/api/checkout.ts'
import { AppError } from '#shared/errors.ts'
import type { OrderEnd, Turn } from '#shared/orders/order-record.ts'
import { UNKNOWN_ORDER, verdictOf } from '#shared/orders/order-state.ts'
import { type Log, logFailure } from '../observability/log.ts'
import type { PlatformClient } from '../platform/client.ts'
import { sendOrder } from '../platform/orders/send-order.ts'
import { findEarlierOrder } from './find-earlier-order.ts'
import type { OrderMemory } from './order-memory.ts'
import { orRetryLater } from './run-once.ts'

/** What placing an order needs: the edge's memory of its id, the platform, the shopper's cart. */
export interface OrderDeps {
  memory: Pick<DurableObjectStub<OrderMemory>, 'begin' | 'beginCancel' | 'finish'>
  platform: PlatformClient
  /** The shopper's cart now; null: none. */
  cartId(): Promise<string | null>
  /** The cart is the order's from here on: what the shopper buys next goes into another one. */
  take(cartId: string): Promise<void>
  /** Makes the cart equal to the order, and returns the fee of the payment method. Idempotent. */
  prepare?(cartId: string): Promise<number>
  /** Id of the customer whose cart it is; null: a guest's. */
  userIdOf(cartId: string): Promise<string | null>
}

/** An order that is over. */
export type SettledOrder = { cartId: string; attempt: number } & OrderEnd

/**
 * Places an order, once for its id: an earlier answer is repeated, and before a new attempt the platform is asked whether the
 * last one came through. Throws while nothing is final; null when there is nothing to order.
 */
export const placeOnce = (deps: OrderDeps, request: OrderRequest): Promise<SettledOrder | null> =>
  withTurn(deps, 'begin', async (turn) => {
    const { orderId, expected } = request
    const userId = await deps.userIdOf(turn.cartId)
    const findEarlier = () => findEarlierOrder(deps.platform, orderId, { turn, userId, expected })
    const earlier = await findEarlier()
    if (earlier !== null) return { end: placed(earlier) }
    const outcome = await orderCart(deps, { turn, userId }, request)
    const late = isRefused(outcome) ? await findEarlier() : null // a cart that is gone may have been ordered meanwhile
    return late === null ? outcome : { end: placed(late) }
  })

/** Closes an order that the shopper does not want any more, unless it was placed before; null when it had no cart: it is closed, too. */
export const cancelOnce = (deps: OrderDeps, orderId: string): Promise<SettledOrder | null> =>
  withTurn(deps, 'beginCancel', async (turn) => {
    const userId = await deps.userIdOf(turn.cartId)
    const earlier = await findEarlierOrder(deps.platform, orderId, { turn, userId })
    return { end: earlier === null ? CANCELLED : placed(earlier) }
  })

const placed = (orderNumber: string): OrderEnd => ({ kind: 'placed', orderNumber })
const CANCELLED: OrderEnd = { kind: 'closed', code: 'errors.order.cancelled', isReturned: false }

/** How an attempt went. `unsureSince`: since when the platform may have the order although nobody was told so; null: it has not. */
type Outcome = { end: OrderEnd } | { error: unknown; unsureSince: number | null }

/** Makes the order. An earlier attempt that nobody knows the end of may make it meanwhile. */
async function orderCart(
  { platform, prepare }: OrderDeps,
  { turn: { cartId, unsureSince }, userId }: { turn: Attempt; userId: string | null },
  request: OrderRequest,
): Promise<Outcome> {
  try {
    const paymentCost = (await prepare?.(cartId)) ?? 0
    const sent = await sendOrder(platform, { cartId, userId, paymentCost }, request)
    if (sent.kind === 'unsure') return { error: sent.error, unsureSince: sent.sentAt }
    return { end: placed(sent.orderNumber) }
  } catch (error) {
    return { error, unsureSince }
  }
}

type Attempt = Extract<Turn, { kind: 'try' }>

/** Does the work in the order's turn, if it gets one, and remembers how it went. What it throws leaves the order as unsure as it was. */
async function withTurn(
  { memory, cartId, take, platform }: OrderDeps,
  begin: 'begin' | 'beginCancel',
  work: (attempt: Attempt) => Promise<Outcome>,
): Promise<SettledOrder | null> {
  const turn = await orRetryLater<Turn>(memory[begin](await cartId()))
  if (turn.kind === 'noCart') return null
  if (turn.kind === 'busy') throw new AppError(UNSURE, { status: 503, retryAfterSeconds: 5 })
  await take(turn.cartId)
  if (turn.kind !== 'try') return turn
  const { attempt, unsureSince } = turn
  const done = await work(turn).catch((error: unknown) => ({ error, unsureSince }))
  const outcome = closeRefused(done, platform.log)
  const warn = (error: unknown) => platform.log.error('order.notRemembered', { error }) // a repeated request gets its answer from the platform
  if ('error' in outcome) {
    await memory.finish({ attempt, end: null, unsureSince: outcome.unsureSince }).catch(warn)
    throw outcome.unsureSince === null ? outcome.error : toUnsure(outcome.error)
  }
  const { end } = outcome
  const written = memory.finish({ attempt, end })
  await (end.kind === 'placed' ? written.catch(warn) : orRetryLater(written))
  return { cartId: turn.cartId, attempt, ...end }
}

/** Nobody knows yet whether there is an order: asking again with its id makes no second one (R8.39). */
const UNSURE = 'errors.order.unsure'

/** Whether there may be an order although this failed. */
export const mayBePlaced = ({ code }: AppError): boolean => code === UNSURE || code === UNKNOWN_ORDER

/** A failure after which the platform may have the order. Where only a person can say whether it has, that is told. */
function toUnsure(error: unknown): unknown {
  if (!(error instanceof AppError) || verdictOf(error.status) !== 'undecided' || error.code === UNKNOWN_ORDER)
    return error
  const { status, retryAfterSeconds } = error
  return new AppError(UNSURE, { cause: error, status, retryAfterSeconds })
}

/** Whether another try cannot change it. */
const isRefused = (outcome: Outcome): outcome is { error: AppError; unsureSince: number | null } =>
  'error' in outcome && outcome.error instanceof AppError && verdictOf(outcome.error.status) === 'refused'

/** A refusal that another try cannot change is the order's end. */
function closeRefused(outcome: Outcome, log: Log): Outcome {
  if (!isRefused(outcome)) return outcome
  const { error } = outcome
  logFailure(log, 'order.refused', error)
  return { end: { kind: 'closed', code: error.code, isReturned: false } }
}
