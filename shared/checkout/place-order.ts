import type { Cart } from '../cart/cart.ts'
import type { Key } from '../i18n/messages.ts'

/** What has to be known before an order is sent (contract §16.10). */
export interface PlaceOrderState {
  online: boolean
  /** Hashes of this session's orders that are under way or accepted; a rejected order is no longer among them. */
  placedHashes: ReadonlySet<string>
}

/** The first step of placing an order. `send` and `queue` empty the cart first, without a sync (Spec §4). */
export type PlaceOrderPlan =
  | { kind: 'send' }
  | { kind: 'queue' }
  | { kind: 'emptyCart' }
  | { kind: 'notInStock'; notice: Key<'errors.order.notInStock'> }
  | { kind: 'duplicate' }

/**
 * Decides what pressing the button does. An identical order within the session is ignored (Spec §4). Offline nobody can
 * tell what is in stock, so it is taken as true there; the shop decides when the order arrives.
 */
export function planPlaceOrder(
  { lines }: Pick<Cart, 'lines'>,
  hash: string,
  { online, placedHashes }: PlaceOrderState,
): PlaceOrderPlan {
  if (placedHashes.has(hash)) return { kind: 'duplicate' }
  if (lines.length === 0) return { kind: 'emptyCart' }
  if (!online) return { kind: 'queue' }
  return lines.every(({ inStock }) => inStock)
    ? { kind: 'send' }
    : { kind: 'notInStock', notice: 'errors.order.notInStock' }
}

export const MAX_ORDER_ATTEMPTS = 4 // Spec §9
const WAIT_PER_ATTEMPT_MS = 1000 // Spec §9

/** How an attempt ended: with an answer, or without one (network, time-out). */
export type AttemptOutcome = { kind: 'answer'; code: number; result?: unknown } | { kind: 'noAnswer' }

/** What follows an attempt. Before a `retry` the platform is asked whether it has the order already (contract §3.1). */
export type NextStep =
  | { kind: 'placed' }
  | { kind: 'retry'; attempt: number; waitMs: number }
  | { kind: 'rejected'; notice: Key<'errors.order.validation'> }
  | { kind: 'queue'; notice: Key<'errors.order.queued'> }

/**
 * What to do after attempt 1 to 4: again until the code is 200, waiting a second times the attempt (Spec §4), but never
 * what the platform found invalid (contract §17 C5). What still fails is queued.
 */
export function planAfterAttempt(attempt: number, outcome: AttemptOutcome): NextStep {
  if (isPlaced(outcome)) return { kind: 'placed' }
  if (outcome.kind === 'answer' && outcome.code === 400) {
    return { kind: 'rejected', notice: 'errors.order.validation' }
  }
  if (attempt >= MAX_ORDER_ATTEMPTS) return { kind: 'queue', notice: 'errors.order.queued' }
  return { kind: 'retry', attempt: attempt + 1, waitMs: attempt * WAIT_PER_ATTEMPT_MS }
}

/** Stock servers say "Invalid signature …" with a 200: nothing was ordered (contract §3.1). */
function isPlaced(outcome: AttemptOutcome): boolean {
  if (outcome.kind !== 'answer' || outcome.code !== 200) return false
  return !(typeof outcome.result === 'string' && outcome.result.startsWith('Invalid signature'))
}
