import type { FailureKind } from './upstream-failure.ts'

const MAX_RETRIES = 1
const MIN_DELAY_MS = 50
const MAX_DELAY_MS = 150
/** A second try needs this much time after the delay; with less it would only add load. */
const MIN_TRY_MS = 150

/** Failures that may not happen again: a lost connection, a broken response, a proxy without its server. */
const TEMPORARY: ReadonlySet<FailureKind> = new Set(['unreachable', 'garbage', 'overloaded'])

export interface FailedAttempt {
  /** 1 for the first. */
  attempt: number
  kind: FailureKind
  /** Repeating the call changes nothing at the upstream. Always false for carts and orders. */
  isSafeRead: boolean
  /** Time left before the call's deadline. */
  remainingMs: number
  /** The upstream sent `Retry-After`. */
  hasRetryAfter: boolean
  /** 0 to 1: spreads the second tries of many requests over time. */
  random: number
}

/** Milliseconds until the second try; null when there is none. */
export function planRetry(failed: FailedAttempt): number | null {
  const { attempt, kind, isSafeRead, remainingMs, hasRetryAfter, random } = failed
  if (!isSafeRead || attempt > MAX_RETRIES || hasRetryAfter || !TEMPORARY.has(kind)) return null
  const delayMs = Math.round(MIN_DELAY_MS + random * (MAX_DELAY_MS - MIN_DELAY_MS))
  return delayMs + MIN_TRY_MS <= remainingMs ? delayMs : null
}

/** Bounds for the upstream's `Retry-After`. */
const MIN_RETRY_AFTER_MS = 1000
const MAX_RETRY_AFTER_MS = 60_000

/** A `Retry-After` header (seconds or a date) in milliseconds, within bounds; undefined when it is neither. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(MIN_RETRY_AFTER_MS, ms)) : undefined
}
