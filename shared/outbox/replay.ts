import { isFinal, isOtherTerms, verdictOf } from '../orders/order-state.ts'
import type { Task } from './task.ts'
import { LONGEST_WAIT_MS, taskKinds } from './task-kinds.ts'

export interface ReplayCircumstances {
  isOnline: boolean
  /** The thank-you page shows what happens: there a queued order goes out without being asked about. */
  isThankYouPage: boolean
  /** The connection is back: what failed before may work now. */
  isPrompted?: boolean
  /** Somebody has logged in: what waited for that goes. */
  isLoggedIn?: boolean
  /** When the shop last answered another call, or the app was opened. */
  reachedAt?: Date
  now: Date
}

/** What to do with a task that waits. `expire`: it is over, and announced where the kind says so. */
export type ReplayPlan = 'send' | 'ask' | 'expire' | 'wait' | 'announce'

/** What becomes of a task when the app starts, the connection is back or the thank-you page opens (R4.86–R4.88). */
export function planReplay(task: Task, circumstances: ReplayCircumstances): ReplayPlan {
  const { isOnline, isThankYouPage, isPrompted, isLoggedIn, reachedAt, now } = circumstances
  const { maxWaitMs, maxAttempts, asksWhenTooOld, ...rules } = taskKinds[task.kind]
  const autoSendMs = task.cancel_requested ? maxWaitMs : rules.autoSendMs
  if (isFinal(task.state)) return 'announce'
  const ageMs = now.getTime() - Date.parse(task.created_at)
  if (ageMs > maxWaitMs || task.attempts >= maxAttempts) return asksWhenTooOld ? 'ask' : 'expire'
  if (!isOnline) return 'wait'
  if (task.state === 'needsShopper')
    return isLoggedIn && verdictOf(task.code ?? 0) === 'loginNeeded' ? 'send' : 'ask'
  if (!isThankYouPage && ageMs >= autoSendMs) return 'ask'
  return isPrompted || isLoggedIn || dueInMs(task, now, reachedAt) <= 0 ? 'send' : 'wait'
}

const FIRST_DELAY_MS = 5_000
const LONGEST_DELAY_MS = 300_000

/**
 * When a task that the shop could not take is worth another try: more rarely each time, every five minutes at last. If the
 * shop was reached since an attempt that got no answer, the task is tried as soon as after a first failure. An attempt that lies
 * ahead says that the clock was set back, and nothing of when it was: the task is due.
 */
export function dueInMs(
  { attempts, attempted_at, code }: Pick<Task, 'attempts' | 'attempted_at' | 'code'>,
  now: Date,
  reachedAt?: Date,
): number {
  if (attempted_at === null) return 0
  const attemptedMs = Date.parse(attempted_at)
  const passedMs = now.getTime() - attemptedMs
  if (passedMs < 0) return 0
  const isFirst = !code && reachedAt !== undefined && reachedAt.getTime() > attemptedMs
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (isFirst ? 0 : Math.max(0, attempts - 1)))
  return Math.max(0, delayMs - passedMs)
}

/** The edge forgets an order thirty days after its last attempt (worker/orders); two days of that are kept as a margin. */
const EDGE_REMEMBERS_MS = 2 * LONGEST_WAIT_MS

/**
 * Why a task waits for the shopper. `logIn`: the login has ended. `terms`: price, stock or delivery are others now. `unknown`:
 * nobody but the shop's staff can say whether the order was placed. `tooOld`: it is not sent any more. Null: it does not.
 */
export type Attention = 'logIn' | 'terms' | 'unknown' | 'tooOld'

export function attentionOf(task: Task, now: Date): Attention | null {
  const { state, code, result, created_at, attempted_at, kind } = task
  if (isFinal(state)) return null
  if (attempted_at && now.getTime() - Date.parse(attempted_at) > EDGE_REMEMBERS_MS) return 'unknown'
  if (state === 'needsShopper' && isOtherTerms(result)) return 'terms'
  if (state === 'needsShopper' && verdictOf(code ?? 0) !== 'loginNeeded') return 'unknown'
  if (now.getTime() - Date.parse(created_at) > taskKinds[kind].maxWaitMs) return 'tooOld'
  return state === 'needsShopper' ? 'logIn' : null
}
