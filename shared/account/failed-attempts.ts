/** Failed attempts to guess one secret: an account's password or a gift card's code. Times are milliseconds since the epoch. */
export interface FailedAttempts {
  count: number
  lastAt: number
}

export const noFailures: FailedAttempts = { count: 0, lastAt: 0 }

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const FIRST_DELAY_MS = 30 * SECOND_MS
/** The longest delay. The owner waits too, so it is no longer than needed: about a hundred attempts a day are left. */
const LONGEST_DELAY_MS = 15 * MINUTE_MS
/** After this time without a failure all attempts are free again. */
const FORGET_MS = 24 * 60 * MINUTE_MS

/**
 * Milliseconds until the next attempt is allowed; 0: now. `freeAttempts` may fail without a delay; each failure after them
 * doubles it.
 */
export function delayMs({ count, lastAt }: FailedAttempts, freeAttempts: number, now: number): number {
  if (count < freeAttempts) return 0
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (count - freeAttempts), LONGEST_DELAY_MS)
  return Math.max(0, lastAt + delay - now)
}

/** The attempts with one more failure. */
export const withFailure = (attempts: FailedAttempts, now: number): FailedAttempts => ({
  count: now >= forgetAt(attempts) ? 1 : attempts.count + 1,
  lastAt: now,
})

/** When the failures are forgotten. */
export const forgetAt = ({ lastAt }: FailedAttempts): number => lastAt + FORGET_MS
