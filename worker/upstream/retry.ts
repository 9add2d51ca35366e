import type { FailureKind } from './upstream-failure.ts'

const MAX_RETRIES = 1
const MIN_DELAY_MS = 50
const MAX_DELAY_MS = 150
/** A second try needs this much time after the delay; with less it would only add load. */
const MIN_TRY_MS = 150

/** Failures that another try may not have: a lost connection, a broken answer, a proxy without its server. */
const PASSING: ReadonlySet<FailureKind> = new Set(['unreachable', 'garbage', 'overloaded'])

export interface FailedAttempt {
  /** 1 for the first. */
  attempt: number
  kind: FailureKind
  /** Asking twice changes nothing at the upstream. Never true of carts and orders. */
  isSafeRead: boolean
  /** Left of the call's deadline. */
  remainingMs: number
  /** The upstream has said when to come back. */
  hasRetryAfter: boolean
  /** From 0 up to 1: spreads the second tries of many requests. */
  random: number
}

/** Milliseconds until the second try; null when there is none. */
export function planRetry(failed: FailedAttempt): number | null {
  const { attempt, kind, isSafeRead, remainingMs, hasRetryAfter, random } = failed
  if (!isSafeRead || attempt > MAX_RETRIES || hasRetryAfter || !PASSING.has(kind)) return null
  const delayMs = Math.round(MIN_DELAY_MS + random * (MAX_DELAY_MS - MIN_DELAY_MS))
  return delayMs + MIN_TRY_MS <= remainingMs ? delayMs : null
}

/** An upstream that names a time is believed within these bounds. */
const MIN_RETRY_AFTER_MS = 1000
const MAX_RETRY_AFTER_MS = 60_000

/** Milliseconds of a `Retry-After` header, in seconds or as a date, within bounds; undefined when it says neither. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(MIN_RETRY_AFTER_MS, ms)) : undefined
}
