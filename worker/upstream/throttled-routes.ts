import type { Upstream } from './breakers.ts'

/**
 * Routes that an upstream has asked not to be asked for a while (429 with `Retry-After`). Too many logins say nothing
 * about carts: a route is left in peace by itself, and the breaker of the upstream hears nothing of it.
 */
const restUntil = new Map<string, number>()

const MAX_ROUTES = 200

/** A route's name without what names a thing in its path: ids, codes, anything that is not a word. */
export const routeOf = (upstream: Upstream, path: string): string =>
  `${upstream} ${path.replace(/[^/]+/g, (piece) => (/^[a-z_-]{1,40}$/i.test(piece) ? piece : '*'))}`

/** Leaves a route in peace from now on. */
export function rest(route: string, ms: number, now: number): void {
  for (const [known, until] of restUntil)
    if (until <= now || restUntil.size >= MAX_ROUTES) restUntil.delete(known)
  restUntil.set(route, now + ms)
}

/** Milliseconds until a route may be asked again; 0: now. */
export const restOf = (route: string, now: number): number => Math.max(0, (restUntil.get(route) ?? 0) - now)
