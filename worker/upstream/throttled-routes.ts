import type { Upstream } from './breakers.ts'

/**
 * Routes that an upstream has throttled (429 with `Retry-After`), with the time until which they are not called. One
 * throttled route says nothing about the others, so the circuit breaker does not count it.
 */
const throttledUntil = new Map<string, number>()

const MAX_ROUTES = 200

/** A route's name. Ids, codes and everything else in the path that is not a word become `*`. */
export const routeOf = (upstream: Upstream, path: string): string =>
  `${upstream} ${path.replace(/[^/]+/g, (segment) => (/^[a-z_-]{1,40}$/i.test(segment) ? segment : '*'))}`

/** Stops calls to a route for `ms` milliseconds. */
export function throttle(route: string, ms: number, now: number): void {
  for (const [name, until] of throttledUntil)
    if (until <= now || throttledUntil.size >= MAX_ROUTES) throttledUntil.delete(name)
  throttledUntil.set(route, now + ms)
}

/** Milliseconds until a route may be called again; 0: now. */
export const throttledForMs = (route: string, now: number): number =>
  Math.max(0, (throttledUntil.get(route) ?? 0) - now)
