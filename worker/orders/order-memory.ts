import { DurableObject } from 'cloudflare:workers'
import { DAY_MS } from '#shared/durations.ts'
import {
  type AttemptEnd,
  CANCELLED_BEFORE_ATTEMPT,
  type OrderRecord,
  planTurn,
  type Turn,
  withAttemptEnd,
} from '#shared/orders/order-record.ts'
import { LONGEST_ATTEMPT_MS } from './attempt-time.ts'

/**
 * How long an attempt keeps its turn where this object has been started anew since: then the attempt was most likely cut off with
 * it. Whoever comes next asks the platform first, so an attempt that still runs is not repeated either.
 */
const ORPHAN_LEASE_MS = 30_000
/** How long a second request waits for the first one's answer. */
const WAIT_FOR_OTHER_MS = 20_000
/** Longer than any outbox keeps an order (LONGEST_WAIT_MS). */
const MEMORY_MS = 30 * DAY_MS

const RECORD = 'record'

/**
 * What became of one order: an object for each order id, so that a lost answer, a second tab or a replay a week later
 * never makes a second order, whatever the platform does (DECISIONS.md, Orders: late rather than twice). One attempt at a
 * time: a concurrent request waits.
 */
export class OrderMemory extends DurableObject {
  #underWay: PromiseWithResolvers<void> | null = null

  /** Requests a turn; `finish` ends it. */
  async begin(cartId: string | null): Promise<Turn> {
    const deadline = Date.now() + WAIT_FOR_OTHER_MS
    while (this.#underWay && Date.now() < deadline) {
      await Promise.race([this.#underWay.promise, scheduler.wait(deadline - Date.now())])
    }
    const now = Date.now()
    const turn = planTurn(this.#readLeased(), cartId, now)
    if (turn.kind !== 'try') return turn
    this.#underWay = Promise.withResolvers()
    const { attempt } = turn
    const unsureSince = turn.unsureSince ?? now // an attempt that is cut off does not report its end
    this.#write({
      cartId: turn.cartId,
      attempt,
      leaseUntil: now + LONGEST_ATTEMPT_MS,
      end: null,
      unsureSince,
    })
    await this.ctx.storage.setAlarm(now + MEMORY_MS)
    return turn
  }

  /**
   * Requests a turn to cancel. An order without an attempt and without a cart is closed at once: its first request may still be
   * on its way, and must find it closed.
   */
  async beginCancel(cartId: string | null): Promise<Turn> {
    const turn = await this.begin(cartId)
    if (turn.kind !== 'noCart') return turn
    this.#write(CANCELLED_BEFORE_ATTEMPT)
    await this.ctx.storage.setAlarm(Date.now() + MEMORY_MS)
    return turn
  }

  /** Stores how an attempt ended, and lets the next request in. */
  finish(ended: AttemptEnd): void {
    const record = this.#read()
    if (!record) return
    this.#write(withAttemptEnd(record, ended))
    if (ended.attempt !== record.attempt) return
    this.#underWay?.resolve()
    this.#underWay = null
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  /** The record with the lease that holds now. */
  #readLeased(): OrderRecord | null {
    const record = this.#read()
    if (!record || this.#underWay) return record
    return { ...record, leaseUntil: record.leaseUntil - LONGEST_ATTEMPT_MS + ORPHAN_LEASE_MS }
  }

  #read(): OrderRecord | null {
    return this.ctx.storage.kv.get<OrderRecord>(RECORD) ?? null
  }

  #write(record: OrderRecord): void {
    this.ctx.storage.kv.put(RECORD, record)
  }
}
