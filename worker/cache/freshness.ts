/** How long a stored answer serves, in seconds. */
export interface Freshness {
  /** Served as it is. */
  freshSeconds: number
  /** Then served once more while it is renewed behind the shopper's back. */
  staleSeconds: number
  /** And, should the renewal fail, for this long after it was stored. */
  errorSeconds: number
}

/** The life of one entry, milliseconds since the epoch. */
export interface Life {
  storedAt: number
  freshUntil: number
  staleUntil: number
  errorUntil: number
  /** What it says turns wrong then, such as a special price: nothing made of it is shown longer. Absent: it does not. */
  validUntil?: number
}

/** Of the fresh time: what was stored together does not run out together. */
const JITTER = 0.1

export interface Limits {
  /** 0 to 1: spreads the end of the fresh time by a tenth either way. */
  random: number
  /** Nothing is fresh for longer than what it was made of, */
  freshUntil?: number
  /** nor shown, unless the platform fails, when it is known to be wrong. */
  validUntil?: number
}

/** The life of what is stored now. */
export function lifeFrom(
  storedAt: number,
  { freshSeconds, staleSeconds, errorSeconds }: Freshness,
  { random, freshUntil = Number.POSITIVE_INFINITY, validUntil = Number.POSITIVE_INFINITY }: Limits,
): Life {
  const spread = 1 + JITTER * (2 * random - 1)
  const until = Math.min(storedAt + freshSeconds * spread * 1000, freshUntil, validUntil)
  return {
    storedAt,
    freshUntil: until,
    staleUntil: Math.min(until + staleSeconds * 1000, validUntil),
    errorUntil: storedAt + errorSeconds * 1000,
    ...(Number.isFinite(validUntil) && { validUntil }),
  }
}

export type Age = 'fresh' | 'stale' | 'expired'

/** Where in its life an entry is at `now`. */
export function ageOf({ freshUntil, staleUntil }: Life, now: number): Age {
  if (now < freshUntil) return 'fresh'
  return now < staleUntil ? 'stale' : 'expired'
}

/** Whether the entry may stand in for an answer that failed. */
export const servesOnError = ({ errorUntil }: Life, now: number): boolean => now < errorUntil

export const DAY_SECONDS = 86_400 // Spec §9, Cache default TTL
const HOUR_SECONDS = 3600
export const WEEK_SECONDS = 7 * DAY_SECONDS
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

/** Not found, empty: soon asked again. */
export const NEGATIVE_FRESHNESS: Freshness = {
  freshSeconds: MINUTE_SECONDS,
  staleSeconds: 0,
  errorSeconds: MINUTE_SECONDS,
}
