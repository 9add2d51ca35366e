import type { Cart } from '../cart/cart.ts'
import { unavailableLines } from '../cart/unavailable-lines.ts'
import type { Key } from '../i18n/messages.ts'

/** What has to be known before an order is sent (contract §16.10). */
export interface OrderCircumstances {
  online: boolean
  /** Hashes of this session's orders that are under way or accepted; a rejected order is no longer among them. */
  placedHashes: ReadonlySet<string>
}

/** The first step of placing an order. `send` and `queue` empty the cart first, without a sync (Spec §4). */
type OrderPlan =
  | { kind: 'send' }
  | { kind: 'queue' }
  | { kind: 'emptyCart' }
  | { kind: 'notInStock'; notice: Key<'errors.order.notInStock'> }
  | { kind: 'duplicate' }

/**
 * Decides what pressing the button does. An identical order within the session is ignored (Spec §4). Offline nobody can
 * tell what is in stock, so it is taken as true there; the shop decides when the order arrives.
 */
export function planOrder(
  cart: Pick<Cart, 'lines'>,
  hash: string,
  { online, placedHashes }: OrderCircumstances,
): OrderPlan {
  if (placedHashes.has(hash)) return { kind: 'duplicate' }
  if (cart.lines.length === 0) return { kind: 'emptyCart' }
  if (!online) return { kind: 'queue' }
  return unavailableLines(cart).length === 0
    ? { kind: 'send' }
    : { kind: 'notInStock', notice: 'errors.order.notInStock' }
}

/** How often an order is sent while the shopper watches; then it waits in the outbox. */
export const MAX_ORDER_ATTEMPTS = 4 // Spec §9
const WAIT_PER_ATTEMPT_MS = 1000 // Spec §9

/** How long to wait after attempt 1 to 3 before the next one: a second times its number (Spec §4, Placing an order). */
export const waitAfterAttemptMs = (attempt: number): number => attempt * WAIT_PER_ATTEMPT_MS
