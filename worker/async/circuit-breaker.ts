/**
 * A circuit breaker: whether an upstream is called at all. Closed: it is called. Open: it failed too often and is not
 * called until a time. Half open: one call, the probe, finds out whether it works again; the other calls wait for the
 * result, at most until a time. Times are milliseconds since the epoch.
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
  /** When the latest of the calls that succeeded began. */
  workedAt: number
}

/**
 * Permission for one call. Tickets are compared by identity, because another call's failure says nothing about the
 * probe.
 */
export interface Ticket {
  isProbe: boolean
  since: number
}

/** Result of asking for permission: a ticket, `later` (ask again soon), or `refused`. */
export type Admission = Ticket | 'later' | 'refused'

/**
 * Result of a call. `unknown` says nothing about the upstream, for example when the call had too little time or one
 * route is throttled.
 */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'failure'; retryAfterMs?: number | undefined }
  | { kind: 'unknown' }

const WINDOW_MS = 10_000
/** This many failures in a window open the breaker, if at least half of the window's calls failed. */
const FAILURES_TO_OPEN = 5
/** How long the breaker stays open. It is short, because carts and checkouts wait for it. */
const OPEN_MS = 2500
/**
 * How long other calls wait for a probe. After that another call becomes the probe. The first one's request may have
 * ended, and then its result never arrives.
 */
export const PROBE_MS = 1000

export const closedBreaker = (now: number, workedAt = 0): Closed => ({
  kind: 'closed',
  windowStartedAt: now,
  failures: 0,
  successes: 0,
  workedAt,
})

/** Decides whether a call may go out. */
export function admit(breaker: Breaker, now: number): { breaker: Breaker; admission: Admission } {
  if (breaker.kind === 'closed') return { breaker, admission: { isProbe: false, since: now } }
  if (now < breaker.until) return { breaker, admission: breaker.kind === 'halfOpen' ? 'later' : 'refused' }
  const probe = { isProbe: true, since: now }
  return { breaker: { kind: 'halfOpen', probe, until: now + PROBE_MS }, admission: probe }
}

/** The breaker after a call. Results of calls that started before it opened are ignored. */
export function settle(breaker: Breaker, ticket: Ticket, outcome: Outcome, now: number): Breaker {
  if (breaker.kind === 'closed') return ticket.isProbe ? breaker : settleCall(breaker, ticket, outcome, now)
  if (breaker.kind === 'open' || !ticket.isProbe) return breaker
  if (outcome.kind === 'success') return closedBreaker(now, ticket.since) // also after a slow probe that a newer probe replaced: the upstream works again
  return breaker.probe === ticket ? settleProbe(ticket, outcome, now) : breaker
}

/**
 * A failed probe opens the breaker from the time it started. So after a slow failure the next call may probe at once.
 */
function settleProbe(
  { since }: Ticket,
  outcome: Exclude<Outcome, { kind: 'success' }>,
  now: number,
): Breaker {
  if (outcome.kind === 'unknown') return { kind: 'open', until: now } // no result: the next call becomes the probe
  return open(outcome.retryAfterMs === undefined ? since : now, outcome.retryAfterMs)
}

function settleCall(breaker: Closed, { since }: Ticket, outcome: Outcome, now: number): Breaker {
  if (outcome.kind === 'unknown') return breaker
  const { workedAt } = breaker
  const window = now - breaker.windowStartedAt < WINDOW_MS ? breaker : closedBreaker(now, workedAt)
  if (outcome.kind === 'success')
    return { ...window, successes: window.successes + 1, workedAt: Math.max(workedAt, since) }
  if (now - since >= WINDOW_MS && since < workedAt) return breaker // the end of an outage that is over
  const failures = window.failures + 1
  const isBroken = failures >= FAILURES_TO_OPEN && failures >= window.successes
  return isBroken ? open(now, outcome.retryAfterMs) : { ...window, failures }
}

const open = (from: number, openMs = OPEN_MS): Breaker => ({ kind: 'open', until: from + openMs })
