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
  /**
   * Since when the platform may have the order although nobody was told so, in milliseconds since the epoch; null: it has
   * not. Absent in the records of earlier builds.
   */
  unsureSince?: number | null
  /** The same in the records of earlier builds, without the time. */
  isUnsure?: boolean
}

/** `isReturned`: the lines of the cart are in another one by now. A number that is not known is empty. */
export type OrderEnd =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'closed'; code: ErrorCode; isReturned: boolean }

/** The record of an order that was cancelled before any attempt, without a cart: there is nothing to give back. */
export const CANCELLED_BEFORE_ATTEMPT: OrderRecord = {
  cartId: '',
  attempt: 0,
  leaseUntil: 0,
  end: { kind: 'closed', code: 'errors.order.cancelled', isReturned: true },
}

/**
 * What an attempt may do. After the first one the platform is asked before: an earlier attempt may have come through.
 * `unsureSince`: when the first attempt began that was cut off or got no answer, so that without asking nobody can tell; null:
 * there was none.
 */
export type Turn =
  | { kind: 'try'; cartId: string; attempt: number; unsureSince: number | null }
  | { kind: 'busy' }
  | { kind: 'noCart' }
  | ({ cartId: string; attempt: number } & OrderEnd)

/** Decides about an attempt. `cartId` is the shopper's cart now; an order keeps the one that it began with. */
export function planTurn(record: OrderRecord | null, cartId: string | null, now: number): Turn {
  if (!record) return cartId ? { kind: 'try', cartId, attempt: 1, unsureSince: null } : { kind: 'noCart' }
  const { attempt, end, leaseUntil, isUnsure = true, unsureSince = isUnsure ? 0 : null } = record
  if (end) return { cartId: record.cartId, attempt, ...end }
  if (leaseUntil > now) return { kind: 'busy' }
  return { kind: 'try', cartId: record.cartId, attempt: attempt + 1, unsureSince }
}

/** How an attempt ended; null: nobody knows, so the next one may try. */
export interface AttemptEnd {
  attempt: number
  end: OrderEnd | null
  /** Since when the platform may have the order all the same; null: it has not. */
  unsureSince?: number | null
}

/** The record after an attempt. What is placed stays placed; an attempt that was given up on changes nothing else. */
export function withAttemptEnd(record: OrderRecord, { attempt, end, unsureSince }: AttemptEnd): OrderRecord {
  if (record.end?.kind === 'placed') return record
  if (end?.kind === 'placed') return { ...record, leaseUntil: 0, end }
  if (attempt !== record.attempt) return record
  return { ...record, leaseUntil: 0, end, ...(unsureSince !== undefined && { unsureSince }) }
}
