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

/**
 * What the shop asks, each with a breaker of its own. The catalogue (search, URL map) and the commerce calls (cart, stock,
 * order) of a platform fail apart, and the content service apart from both.
 */
export const upstreams = ['catalogue', 'commerce', 'content', 'personalisation'] as const
export type Upstream = (typeof upstreams)[number]

/** The breakers of this isolate. Each isolate learns for itself: nothing has to be asked before a call. */
const breakers = new Map<Upstream, Breaker>()

const breakerOf = (upstream: Upstream): Breaker => breakers.get(upstream) ?? closedBreaker(Date.now())

/** Whether a call may go out now. */
export function enter(upstream: Upstream, log: Log): Admission {
  const { breaker, admission } = admit(breakerOf(upstream), Date.now())
  change(upstream, breaker, log)
  return admission
}

export function leave(upstream: Upstream, ticket: Ticket, outcome: Outcome, log: Log): void {
  change(upstream, settle(breakerOf(upstream), ticket, outcome, Date.now()), log)
}

function change(upstream: Upstream, to: Breaker, log: Log): void {
  const from = breakerOf(upstream)
  breakers.set(upstream, to)
  if (from.kind !== to.kind) log.warn('upstream.breaker', { upstream, from: from.kind, to: to.kind })
}

/** Milliseconds until the upstream is asked again; 0 when it is. */
export function waitMsOf(upstream: Upstream): number {
  const breaker = breakerOf(upstream)
  return breaker.kind === 'closed' ? 0 : Math.max(0, breaker.until - Date.now())
}

/** Whether an upstream answers as it should, as far as this isolate knows. */
export const isWell = (upstream: Upstream): boolean => breakerOf(upstream).kind === 'closed'

/** Every breaker as `/readyz` tells it. */
export const breakerKinds = (): Record<Upstream, Breaker['kind']> =>
  Object.fromEntries(upstreams.map((upstream) => [upstream, breakerOf(upstream).kind])) as Record<
    Upstream,
    Breaker['kind']
  > // every upstream is there
