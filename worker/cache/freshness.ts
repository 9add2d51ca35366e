/** How long a stored answer serves, in seconds. */
export interface Freshness {
  /** Served as it is. */
  freshSeconds: number
  /** Then served once more while it is renewed behind the shopper's back. */
  staleSeconds: number
  /** And, should the renewal fail, for this long after it was stored. */
  errorSeconds: number
}

export type Age = 'fresh' | 'stale' | 'expired'

/** Where in its life an entry stored at `storedAt` is at `now` (milliseconds since the epoch). */
export function ageOf(storedAt: number, now: number, { freshSeconds, staleSeconds }: Freshness): Age {
  const age = (now - storedAt) / 1000
  if (age < freshSeconds) return 'fresh'
  return age < freshSeconds + staleSeconds ? 'stale' : 'expired'
}

/** Whether the entry may stand in for an answer that failed. */
export const servesOnError = (storedAt: number, now: number, { errorSeconds }: Freshness): boolean =>
  (now - storedAt) / 1000 < errorSeconds

/** Seconds that the browsers' and the edge's caches may hold what was rendered for everybody. */
export const DAY_SECONDS = 86_400 // Spec §9, Cache default TTL
const HOUR_SECONDS = 3600
const WEEK_SECONDS = 7 * DAY_SECONDS
const MINUTE_SECONDS = 60

export const DEFAULT_FRESHNESS: Freshness = {
  freshSeconds: DAY_SECONDS,
  staleSeconds: DAY_SECONDS,
  errorSeconds: WEEK_SECONDS,
}

/** Listings change with stock and prices: shorter, but as forgiving when the platform is away. */
export const LISTING_FRESHNESS: Freshness = {
  freshSeconds: HOUR_SECONDS,
  staleSeconds: DAY_SECONDS,
  errorSeconds: WEEK_SECONDS,
}

/** Not found, empty: soon asked again (design §6). */
export const NEGATIVE_FRESHNESS: Freshness = {
  freshSeconds: MINUTE_SECONDS,
  staleSeconds: 0,
  errorSeconds: MINUTE_SECONDS,
}
