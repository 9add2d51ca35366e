import type { OrderRequest } from '#shared/api/checkout.ts'
import { AppError } from '#shared/errors.ts'
import type { OrderEnd, Turn } from '#shared/orders/order-record.ts'
import { UNKNOWN_ORDER, verdictOf } from '#shared/orders/order-state.ts'
import { type Log, logFailure } from '../observability/log.ts'
import type { PlatformClient } from '../platform/client.ts'
import { type Doubt, sendOrder } from '../platform/send-order.ts'
import { findEarlier } from './find-earlier.ts'
import type { OrderMemory } from './order-memory.ts'

/** Who has a part in an order: the edge's memory of its id, the platform, the shopper's cart. */
export interface OrderDeps {
  memory: Pick<DurableObjectStub<OrderMemory>, 'begin' | 'finish'>
  platform: PlatformClient
  /** The shopper's cart now; null: none. */
  cartId(): Promise<string | null>
  /** The cart is the order's from here on: what the shopper buys next goes into another one. */
  take(cartId: string): Promise<void>
  /** Brings the cart to what is ordered, and returns what the way to pay costs. Doing it twice is doing it once. */
  prepare?(cartId: string): Promise<number>
  /** Id of the customer whose cart it is; null: a guest's. */
  userIdOf(cartId: string): Promise<string | null>
}

/** An order that is over. */
export type SettledOrder = { cartId: string; attempt: number } & OrderEnd

/**
 * Places an order, once for its id: what was answered before is answered again, and what may have come through unseen is
 * asked for before it is tried again. Throws while nothing is final; null when there is nothing to order.
 */
export const placeOnce = (deps: OrderDeps, request: OrderRequest): Promise<SettledOrder | null> =>
  inTurn(deps, async (turn, doubt) => {
    const { platform, userIdOf } = deps
    const { orderId, expected } = request
    const userId = await userIdOf(turn.cartId)
    const earlier = await findEarlier(platform, orderId, { turn, doubt, userId, expected })
    if (earlier !== null) return placed(earlier)
    const paymentCost = (await deps.prepare?.(turn.cartId)) ?? 0
    return placed(await sendOrder(platform, { cartId: turn.cartId, userId, paymentCost, doubt }, request))
  })

/** Closes an order that the shopper does not want any more, unless it was placed before. */
export const cancelOnce = (deps: OrderDeps, orderId: string): Promise<SettledOrder | null> =>
  inTurn(deps, async (turn, doubt) => {
    const userId = await deps.userIdOf(turn.cartId)
    const earlier = await findEarlier(deps.platform, orderId, { turn, doubt, userId })
    return earlier === null
      ? { kind: 'closed', code: 'errors.order.cancelled', isReturned: false }
      : placed(earlier)
  })

const placed = (orderNumber: string): OrderEnd => ({ kind: 'placed', orderNumber })

type Attempt = Extract<Turn, { kind: 'try' }>

async function inTurn(
  { memory, cartId, take, platform }: OrderDeps,
  work: (attempt: Attempt, doubt: Doubt) => Promise<OrderEnd>,
): Promise<SettledOrder | null> {
  const turn = await memory.begin(await cartId())
  if (turn.kind === 'noCart') return null
  if (turn.kind === 'busy') throw new AppError(UNSURE, { status: 503, retryAfterSeconds: 5 })
  await take(turn.cartId)
  if (turn.kind !== 'try') return turn
  const { attempt } = turn
  const doubt: Doubt = { unsureSince: turn.unsureSince }
  const end = await work(turn, doubt).catch((error: unknown) => toEnd(error, platform.log))
  if (end instanceof Error) {
    await memory.finish({ attempt, end: null, ...doubt })
    throw doubt.unsureSince === null ? end : toUnsure(end)
  }
  await memory.finish({ attempt, end })
  return { cartId: turn.cartId, attempt, ...end }
}

/** Nobody knows yet whether there is an order: asking again with its id makes no second one (R8.39). */
const UNSURE = 'errors.order.unsure'

/** A failure after which the platform may have the order. Where only a person can say whether it has, that is told. */
function toUnsure(error: Error): Error {
  if (!(error instanceof AppError) || verdictOf(error.status) !== 'undecided' || error.code === UNKNOWN_ORDER)
    return error
  const { status, retryAfterSeconds } = error
  return new AppError(UNSURE, { cause: error, status, retryAfterSeconds })
}

/** A refusal that another try cannot change is an end; everything else is thrown on. */
function toEnd(error: unknown, log: Log): OrderEnd | Error {
  if (error instanceof AppError && verdictOf(error.status) === 'refused') {
    logFailure(log, 'order.refused', error)
    return { kind: 'closed', code: error.code, isReturned: false }
  }
  return error instanceof Error ? error : new Error('order', { cause: error })
}
