import type { ErrorCode } from '../errors.ts'

/**
 * What the edge remembers of one order id; how it changes: order-state.ts. The cart belongs to the id from the first attempt
 * on. It is stored as it is: records of earlier builds have these names.
 */
export interface OrderRecord {
  cartId: string
  /** Counted from 1. */
  attempt: number
  /** The attempt counts as cut off after this, in milliseconds since the epoch; 0: it came to nothing that is known. */
  leaseUntil: number
  /** How it ended; null while it has not. */
  end: OrderEnd | null
  /** The platform may have the order although nobody was told so. Absent: an earlier build's record, so it may. */
  isUnsure?: boolean
}

/** `isReturned`: the lines of the cart are in another one by now. A number that is not known is empty. */
export type OrderEnd =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'closed'; code: ErrorCode; isReturned: boolean }

/**
 * What an attempt may do. After the first one the platform is asked before: an earlier attempt may have come through.
 * `mayBePlaced`: one was cut off or got no answer, so without asking nobody can tell.
 */
export type Turn =
  | { kind: 'try'; cartId: string; attempt: number; mayBePlaced: boolean }
  | { kind: 'busy' }
  | { kind: 'noCart' }
  | ({ cartId: string; attempt: number } & OrderEnd)

/** Decides about an attempt. `cartId` is the shopper's cart now; an order keeps the one that it began with. */
export function planTurn(record: OrderRecord | null, cartId: string | null, now: number): Turn {
  if (!record) return cartId ? { kind: 'try', cartId, attempt: 1, mayBePlaced: false } : { kind: 'noCart' }
  const { attempt, end, leaseUntil, isUnsure = true } = record
  if (end) return { cartId: record.cartId, attempt, ...end }
  if (leaseUntil > now) return { kind: 'busy' }
  return { kind: 'try', cartId: record.cartId, attempt: attempt + 1, mayBePlaced: isUnsure }
}

/** How an attempt ended; null: nobody knows, so the next one may try. */
export interface AttemptEnd {
  attempt: number
  end: OrderEnd | null
  /** The platform may have the order all the same. */
  isUnsure?: boolean
}

/** The record after an attempt. What is placed stays placed; an attempt that was given up on changes nothing else. */
export function withAttemptEnd(
  record: OrderRecord,
  { attempt, end, isUnsure = true }: AttemptEnd,
): OrderRecord {
  if (record.end?.kind === 'placed') return record
  if (end?.kind === 'placed') return { ...record, leaseUntil: 0, end }
  if (attempt !== record.attempt) return record
  return { ...record, leaseUntil: 0, end, ...(end === null && { isUnsure }) }
}
