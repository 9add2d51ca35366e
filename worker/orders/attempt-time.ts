import { COMMERCE_DEADLINE_MS, ORDER_DEADLINE_MS } from '../platform/deadlines.ts'

/** After this time the cart is not adjusted to the order any further: a cart that was filled offline takes many calls. */
export const PREPARING_MS = 30_000

/** Longer than an attempt can last: two calls to ask whether it is placed, preparing and the calls that it has begun, reading, ordering. */
export const LONGEST_ATTEMPT_MS = 6 * COMMERCE_DEADLINE_MS + PREPARING_MS + ORDER_DEADLINE_MS
