import { DAY_MS, MINUTE_MS, SECOND_MS } from '../durations.ts'

/** Failed attempts to guess one secret: an account's password or a gift card's code. Times are milliseconds since the epoch. */
export interface FailedAttempts {
  count: number
  lastAt: number
  /** When the attempts began that may still turn out right. Until then they count as failed, too. */
  underWay: number[]
}

export const noFailures: FailedAttempts = { count: 0, lastAt: 0, underWay: [] }

const FIRST_DELAY_MS = 30 * SECOND_MS
/** The longest delay. The owner waits too, so it is no longer than needed: about a hundred attempts a day are left. */
const LONGEST_DELAY_MS = 15 * MINUTE_MS
/** After this time without a failure all attempts are free again. */
const FORGET_MS = DAY_MS
/** After this time an attempt without a result has failed: longer than the platform has for its answers. */
const RESULT_MS = 2 * MINUTE_MS

/**
 * Milliseconds until the next attempt is allowed; 0: now. `freeAttempts` may fail without a delay; each failure after them
 * doubles it.
 */
export function delayMs(attempts: FailedAttempts, freeAttempts: number, now: number): number {
  const count = countOf(attempts)
  if (count < freeAttempts) return 0
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (count - freeAttempts), LONGEST_DELAY_MS)
  return Math.max(0, lastOf(attempts) + delay - now)
}

/** The attempts with one more, which counts as failed unless it is withdrawn. */
export function withAttempt(attempts: FailedAttempts, now: number): FailedAttempts {
  const { underWay, ...failures } = settle(attempts, now)
  const isForgotten = now >= failures.lastAt + FORGET_MS
  return { ...(isForgotten ? noFailures : failures), underWay: [...underWay, now] }
}

/** The attempts without the one that began at this time, as if it had not been made. */
export function withoutAttempt(attempts: FailedAttempts, beganAt: number): FailedAttempts {
  const at = attempts.underWay.indexOf(beganAt)
  return at < 0 ? attempts : { ...attempts, underWay: attempts.underWay.toSpliced(at, 1) }
}

/** How many have failed, with those that may still turn out right. */
export const countOf = ({ count, underWay }: FailedAttempts): number => count + underWay.length

/** When the failures are forgotten. */
export const forgetAt = (attempts: FailedAttempts): number => lastOf(attempts) + FORGET_MS

const lastOf = ({ lastAt, underWay }: FailedAttempts): number => Math.max(lastAt, ...underWay)

/** What began too long ago to turn out right has failed. */
function settle({ count, lastAt, underWay }: FailedAttempts, now: number): FailedAttempts {
  const failed = underWay.filter((beganAt) => beganAt + RESULT_MS <= now)
  return {
    count: count + failed.length,
    lastAt: Math.max(lastAt, ...failed),
    underWay: underWay.filter((beganAt) => beganAt + RESULT_MS > now),
  }
}
