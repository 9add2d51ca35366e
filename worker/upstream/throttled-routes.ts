import type { Upstream } from './upstreams.ts'

/**
 * Routes that an upstream wants left alone (429, or 502–504, with `Retry-After`), with the time until which they are not
 * called. One such route says nothing about the others.
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

/** Whether any route of an upstream rests. */
export const isResting = (upstream: Upstream, now: number): boolean =>
  [...throttledUntil].some(([route, until]) => until > now && route.startsWith(`${upstream} `))
