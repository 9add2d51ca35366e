import { isFinal } from './order-state.ts'
import type { QueuedOrder } from './queued-order.ts'

const HOUR_MS = 3_600_000

/** Our setting (Spec §4, Placing an order): orders younger than this go out by themselves; 0: each is asked about. */
export const SENDS_BY_ITSELF_MS = 24 * HOUR_MS
/** No order is sent later: the edge remembers answers for longer (worker/orders), so that none is ever made twice. */
export const LONGEST_WAIT_MS = 14 * 24 * HOUR_MS

export interface ReplayCircumstances {
  isOnline: boolean
  /** The thank-you page shows what happens: there a queued order goes out without being asked about. */
  isThankYouPage: boolean
  /** The connection is back: what failed before may work now. */
  isPrompted?: boolean
  now: Date
  sendsByItselfMs?: number
}

/** What to do with an order that waits. */
export type ReplayPlan = 'send' | 'ask' | 'expire' | 'wait' | 'tell'

/** What becomes of an order when the app starts, the connection is back or the thank-you page opens (R4.86–R4.88). */
export function planReplay(order: QueuedOrder, circumstances: ReplayCircumstances): ReplayPlan {
  const { isOnline, isThankYouPage, isPrompted = false, now } = circumstances
  const { sendsByItselfMs = SENDS_BY_ITSELF_MS } = circumstances
  if (isFinal(order.state)) return 'tell'
  const ageMs = now.getTime() - Date.parse(order.created_at)
  if (ageMs > LONGEST_WAIT_MS) return isOnline ? 'expire' : 'wait'
  if (!isOnline) return 'wait'
  if (order.state === 'needsShopper') return 'ask'
  if (!isThankYouPage && ageMs >= sendsByItselfMs) return 'ask'
  return isPrompted || dueInMs(order, now) <= 0 ? 'send' : 'wait'
}

const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 300_000

/** When an order that the shop could not take is worth another try: more rarely each time, every five minutes at last. */
export function dueInMs({ attempts, attempted_at }: QueuedOrder, now: Date): number {
  if (attempted_at === null) return 0
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1))
  return Date.parse(attempted_at) + delayMs - now.getTime()
}
