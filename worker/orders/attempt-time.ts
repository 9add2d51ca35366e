import { COMMERCE_DEADLINE_MS, ORDER_DEADLINE_MS } from '../platform/client.ts'

/** How long the cart may take to be brought to what is ordered: many calls, where it was put together without a connection. */
export const PREPARE_DEADLINE_MS = 30_000

/** Longer than an attempt can last: asking whether it is placed, the customer's newest order, preparing, ordering. */
export const LONGEST_ATTEMPT_MS = 2 * COMMERCE_DEADLINE_MS + PREPARE_DEADLINE_MS + ORDER_DEADLINE_MS
