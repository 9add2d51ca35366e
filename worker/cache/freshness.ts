import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS, WEEK_SECONDS } from '#shared/durations.ts'

/** How long a stored response may be used, in seconds. */
export interface Freshness {
  /** Served without renewal. */
  freshSeconds: number
  /** After that, served as stale while it is renewed in the background. */
  staleSeconds: number
  /** When a renewal fails, served for this long after it was stored. */
  errorSeconds: number
}

/** The life of one entry, milliseconds since the epoch. */
export interface Life {
  storedAt: number
  freshUntil: number
  staleUntil: number
  errorUntil: number
  /** From then on the data is wrong, for example when a special price ends. Absent: it has no such time. */
  validUntil?: number
}

/** Part of the fresh time that varies at random, so that entries stored together do not expire together. */
const JITTER = 0.1

interface Limits {
  /** 0 to 1: moves the end of the fresh time by up to a tenth in either direction. */
  random: number
  /** The entry is not fresh for longer than the data it was made of. */
  freshUntil?: number
  /** Nor is it shown as stale for longer. */
  staleUntil?: number
  /** From then on the entry is known to be wrong. It is shown only when the platform fails. */
  validUntil?: number
}

/** The life of an entry that is stored now. */
export function lifeFrom(
  storedAt: number,
  { freshSeconds, staleSeconds, errorSeconds }: Freshness,
  {
    random,
    freshUntil = Number.POSITIVE_INFINITY,
    staleUntil = Number.POSITIVE_INFINITY,
    validUntil = Number.POSITIVE_INFINITY,
  }: Limits,
): Life {
  const spread = 1 + JITTER * (2 * random - 1)
  const until = Math.min(storedAt + freshSeconds * spread * 1000, freshUntil, validUntil)
  return {
    storedAt,
    freshUntil: until,
    staleUntil: Math.min(until + staleSeconds * 1000, staleUntil, validUntil),
    errorUntil: storedAt + errorSeconds * 1000,
    ...(Number.isFinite(validUntil) && { validUntil }),
  }
}

type Age = 'fresh' | 'stale' | 'expired'

/** The age of an entry at `now`. */
export function ageOf({ freshUntil, staleUntil }: Life, now: number): Age {
  if (now < freshUntil) return 'fresh'
  return now < staleUntil ? 'stale' : 'expired'
}

/** Whether the entry may be served when its renewal fails. */
export const servesOnError = ({ errorUntil }: Life, now: number): boolean => now < errorUntil

/** Spec §9, Cache default TTL. */
export const DEFAULT_FRESHNESS: Freshness = {
  freshSeconds: DAY_SECONDS,
  staleSeconds: DAY_SECONDS,
  errorSeconds: WEEK_SECONDS,
}

/** An address in another store changes only with its product, whose purge ends it: days are for a purge that never came. */
export const ADDRESS_FRESHNESS: Freshness = { ...DEFAULT_FRESHNESS, freshSeconds: 5 * DAY_SECONDS }

/**
 * Listings change with stock and prices, so they are fresh for a shorter time. They may be stale as long as other
 * pages.
 */
export const LISTING_FRESHNESS: Freshness = {
  freshSeconds: HOUR_SECONDS,
  staleSeconds: DAY_SECONDS,
  errorSeconds: WEEK_SECONDS,
}

/** For missing and empty results: they are soon requested again. */
export const NEGATIVE_FRESHNESS: Freshness = {
  freshSeconds: MINUTE_SECONDS,
  staleSeconds: 0,
  errorSeconds: MINUTE_SECONDS,
}

/** The freshness of one thing, or of a list: negative where it is missing or empty. */
export const freshnessOf = (value: object | null): Freshness =>
  value === null || (Array.isArray(value) && value.length === 0) ? NEGATIVE_FRESHNESS : DEFAULT_FRESHNESS
