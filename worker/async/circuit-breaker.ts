/**
 * Whether an upstream is asked at all. Closed: it is. Open: it failed too often, and is left in
 * peace until a time. Half open: one call, the probe, finds out whether it is back, and the others wait for its outcome,
 * at most until a time. Times are milliseconds since the epoch.
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

/** One call's permission. Compared by identity: a failure of another call says nothing about the probe. */
export interface Ticket {
  isProbe: boolean
  since: number
}

/** What a call hears that wants to go out: its ticket, to ask again in a moment, or no. */
export type Admission = Ticket | 'later' | 'refused'

/** What a call came to: `unknown` when it says nothing about the upstream: too little time, or one route that is throttled. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'failure'; retryAfterMs?: number | undefined }
  | { kind: 'unknown' }

const WINDOW_MS = 10_000
/** So many failures in a window open the breaker, when at least half of the window's calls failed. */
const FAILURES_TO_OPEN = 5
/** An upstream that is back is asked within this time: carts and checkouts wait for it. */
const OPEN_MS = 2500
/**
 * So long the others wait for a probe. Then another call is the probe: the first one's request may have ended, and what a
 * request has under way ends with it, unheard.
 */
export const PROBE_MS = 1000

export const closedBreaker = (now: number): Closed => ({
  kind: 'closed',
  windowStartedAt: now,
  failures: 0,
  successes: 0,
})

/** Lets a call through, or not. */
export function admit(breaker: Breaker, now: number): { breaker: Breaker; admission: Admission } {
  if (breaker.kind === 'closed') return { breaker, admission: { isProbe: false, since: now } }
  if (now < breaker.until) return { breaker, admission: breaker.kind === 'halfOpen' ? 'later' : 'refused' }
  const probe = { isProbe: true, since: now }
  return { breaker: { kind: 'halfOpen', probe, until: now + PROBE_MS }, admission: probe }
}

/** The breaker after a call. News of calls that were let through before it opened is too old to count. */
export function settle(breaker: Breaker, ticket: Ticket, outcome: Outcome, now: number): Breaker {
  if (breaker.kind === 'closed') return ticket.isProbe ? breaker : settleCall(breaker, outcome, now)
  if (breaker.kind === 'open' || !ticket.isProbe) return breaker
  if (outcome.kind === 'success') return closedBreaker(now) // of a slow probe that another one followed, too: it is back
  return breaker.probe === ticket ? settleProbe(ticket, outcome, now) : breaker
}

/** What a probe did not find is as old as its question: after a long silence the next call may ask at once. */
function settleProbe(
  { since }: Ticket,
  outcome: Exclude<Outcome, { kind: 'success' }>,
  now: number,
): Breaker {
  if (outcome.kind === 'unknown') return { kind: 'open', until: now } // nothing learnt: the next call is the probe
  return open(outcome.retryAfterMs === undefined ? since : now, outcome.retryAfterMs)
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

const open = (from: number, restMs = OPEN_MS): Breaker => ({ kind: 'open', until: from + restMs })
