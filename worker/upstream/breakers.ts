import {
  type Admission,
  admit,
  type Breaker,
  closedBreaker,
  type Outcome,
  settle,
  type Ticket,
} from '../async/circuit-breaker.ts'
import type { Log } from '../observability/log.ts'
import { isResting } from './throttled-routes.ts'
import { type Upstream, upstreams } from './upstreams.ts'

/** The breakers of this isolate. Isolates do not share them, so no call has to wait for a shared state. */
const breakers = new Map<Upstream, Breaker>()

const breakerOf = (upstream: Upstream): Breaker => breakers.get(upstream) ?? closedBreaker(Date.now())

/** Asks the breaker for permission to call. */
export function requestTicket(upstream: Upstream, log: Log): Admission {
  const { breaker, admission } = admit(breakerOf(upstream), Date.now())
  change(upstream, breaker, log)
  return admission
}

/** Tells the breaker the outcome of a call. */
export function recordOutcome(upstream: Upstream, ticket: Ticket, outcome: Outcome, log: Log): void {
  change(upstream, settle(breakerOf(upstream), ticket, outcome, Date.now()), log)
}

function change(upstream: Upstream, to: Breaker, log: Log): void {
  const from = breakerOf(upstream)
  breakers.set(upstream, to)
  if (from.kind !== to.kind) log.warn('upstream.breaker', { upstream, from: from.kind, to: to.kind })
}

/** Milliseconds until the upstream may be called again; 0: now. */
export function retryAfterMsOf(upstream: Upstream): number {
  const breaker = breakerOf(upstream)
  return breaker.kind === 'closed' ? 0 : Math.max(0, breaker.until - Date.now())
}

export const isClosed = (upstream: Upstream): boolean => breakerOf(upstream).kind === 'closed'

/** Whether an upstream works, and none of its routes rests, as far as this isolate knows. */
export const isHealthy = (upstream: Upstream): boolean =>
  isClosed(upstream) && !isResting(upstream, Date.now())

/** The state of every breaker, for `/readyz`. */
export const breakerKinds = (): Record<Upstream, Breaker['kind']> =>
  Object.fromEntries(upstreams.map((upstream) => [upstream, breakerOf(upstream).kind])) as Record<
    Upstream,
    Breaker['kind']
  > // one entry per upstream
