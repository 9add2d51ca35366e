/**
 * Whether an upstream is asked at all (field guide §3.1, S12). Closed: it is. Open: it failed too often, and is left in
 * peace until a time. Half open: one call, the probe, finds out whether it is back. Times are milliseconds since the epoch.
 */
export type Breaker =
  | Closed
  | { kind: 'open'; until: number }
  | { kind: 'halfOpen'; probe: Ticket; until: number }

interface Closed {
  kind: 'closed'
  windowStartedAt: number
  failures: number
  successes: number
}

/** One call's permission. Compared by identity: a late answer of another call says nothing about the probe. */
export interface Ticket {
  isProbe: boolean
}

/** What a call came to: `unknown` when it was given too little time to tell, or never went out. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'failure'; retryAfterMs?: number | undefined }
  | { kind: 'unknown' }

const WINDOW_MS = 10_000
/** So many failures in a window open the breaker, when at least half of the window's calls failed. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 5000
/** An upstream that names a time (`Retry-After`) is believed within these bounds. */
const MIN_RETRY_AFTER_MS = 1000
const MAX_RETRY_AFTER_MS = 60_000

export const closedBreaker = (now: number): Closed => ({
  kind: 'closed',
  windowStartedAt: now,
  failures: 0,
  successes: 0,
})

/** Lets a call through, or not (no ticket). A probe that has not settled after `leaseMs` was cut off: another one may go. */
export function admit(
  breaker: Breaker,
  { now, leaseMs }: { now: number; leaseMs: number },
): { breaker: Breaker; ticket: Ticket | null } {
  if (breaker.kind === 'closed') return { breaker, ticket: { isProbe: false } }
  if (now < breaker.until) return { breaker, ticket: null }
  const probe = { isProbe: true }
  return { breaker: { kind: 'halfOpen', probe, until: now + leaseMs }, ticket: probe }
}

/** The breaker after a call. News of calls that were let through before it opened is too old to count. */
export function settle(breaker: Breaker, ticket: Ticket, outcome: Outcome, now: number): Breaker {
  if (breaker.kind === 'closed') return ticket.isProbe ? breaker : settleCall(breaker, outcome, now)
  if (breaker.kind === 'halfOpen' && breaker.probe === ticket) return settleProbe(outcome, now)
  return breaker
}

function settleProbe(outcome: Outcome, now: number): Breaker {
  if (outcome.kind === 'success') return closedBreaker(now)
  if (outcome.kind === 'failure') return open(now, outcome.retryAfterMs)
  return { kind: 'open', until: now } // nothing learnt: the next call is the probe
}

function settleCall(known: Closed, outcome: Outcome, now: number): Breaker {
  if (outcome.kind === 'unknown') return known
  const window = now - known.windowStartedAt < WINDOW_MS ? known : closedBreaker(now)
  if (outcome.kind === 'success') return { ...window, successes: window.successes + 1 }
  const failures = window.failures + 1
  const isBroken = failures >= FAILURES_TO_OPEN && failures >= window.successes
  if (isBroken || outcome.retryAfterMs !== undefined) return open(now, outcome.retryAfterMs)
  return { ...window, failures }
}

function open(now: number, retryAfterMs = OPEN_MS): Breaker {
  return {
    kind: 'open',
    until: now + Math.min(MAX_RETRY_AFTER_MS, Math.max(MIN_RETRY_AFTER_MS, retryAfterMs)),
  }
}
