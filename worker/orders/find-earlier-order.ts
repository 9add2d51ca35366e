import type { OrderRequest } from '#shared/api/checkout.ts'
import { AppError } from '#shared/errors.ts'
import type { Turn } from '#shared/orders/order-record.ts'
import { UNKNOWN_ORDER } from '#shared/orders/order-state.ts'
import type { PlatformClient } from '../platform/client.ts'
import { findNewestOrder } from '../platform/orders/order-history.ts'
import { findOrderState } from '../platform/orders/send-order.ts'

/** A platform may still be working on an order for so long, although it answers that it has none. */
const UNSURE_FOR_MS = 300_000
/** How soon a shopper's browser asks again. */
const RETRY_SECONDS = 15

interface EarlierAttempts {
  turn: Extract<Turn, { kind: 'try' }>
  /** Id of the customer whose order it is; null: a guest's. */
  userId: string | null
  /** What was ordered; absent: it is to be cancelled, so an attempt that the platform is still working on must not be overlooked. */
  expected?: OrderRequest['expected']
}

/**
 * Number of the order that an earlier attempt has made, empty when the platform does not give it; null: there is no such order, and
 * another attempt may be made. Throws while that is not certain:
 * - After an attempt with an unknown end the platform gets five minutes. The customer's newest order is compared, too.
 * - A platform that makes one order of repeated attempts needs no five minutes, unless the order is to be cancelled.
 * - A platform that cannot be asked leaves it open: the shopper is told.
 */
export async function findEarlierOrder(
  platform: PlatformClient,
  orderId: string,
  { turn, userId, expected }: EarlierAttempts,
): Promise<string | null> {
  const { attempt, unsureSince } = turn
  if (attempt === 1) return null
  const state = await findOrderState(platform, orderId)
  if (state.kind === 'placed') return state.orderNumber
  const isSure = unsureSince === null || (expected && state.kind === 'notPlaced' && state.isFinal)
  if (!isSure) {
    const newest =
      userId && expected && (await findNewestOrder(platform, { ...expected, placedAfter: unsureSince }))
    if (newest) return newest.number
    if (state.kind === 'unknown') throw new AppError(UNKNOWN_ORDER, { status: 502 })
    if (Date.now() < unsureSince + UNSURE_FOR_MS)
      throw new AppError('errors.order.notTransferred', { status: 503, retryAfterSeconds: RETRY_SECONDS })
  }
  return null
}
