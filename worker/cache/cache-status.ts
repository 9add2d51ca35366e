import { ageOf, type Life, servesOnError } from './freshness.ts'
import { findPurge, type Purged, type PurgeHistory } from './purge/purge-history.ts'
import { everything } from './tags.ts'

/** An entry's tags and its age in purge numbers. They decide whether it may be shown. */
export interface Tagged {
  tags: string[]
  /** The purge log's last number when the entry's data started to be read. */
  epoch: number
}

/** A copy of the purge log. */
export interface Purges {
  /** The last number. Numbers only grow; they are about milliseconds since the epoch. */
  sequence: number
  /** Purges up to this number were deleted. Data that was read before it counts as purged. */
  floor: number
  /** What was purged lately. */
  tags: ReadonlyMap<string, Purged>
  /** What was purged before; null: `tags` has everything. */
  history: PurgeHistory | null
}

/** The last purges of a tag; null: none is known. */
export const purgedOf = (tag: string, { tags, history }: Purges): Purged | null =>
  tags.get(tag) ?? (history && findPurge(history, tag))

/** The number of the last purge, hard or soft, of one of the tags; 0: none is known. */
export const lastPurgeOf = (tags: string[], purges: Purges | null): number =>
  Math.max(
    0,
    ...[everything, ...tags].flatMap((tag) => {
      const purged = purges && purgedOf(tag, purges)
      return purged ? [purged.hard, purged.soft] : []
    }),
  )

type Validity = 'valid' | 'softPurged' | 'purged' | 'unknown'

/**
 * Whether some data of an entry was purged after it started to be read. A page that was being rendered during a purge
 * was started before it, so it is not valid either. All numbers come from one writer, so no clocks are compared.
 */
function validityOf(entry: Tagged, purges: Purges | null): Validity {
  if (!purges) return 'unknown'
  const cached = validities.get(purges.tags) ?? new WeakMap<Tagged, Validity>()
  validities.set(purges.tags, cached)
  const validity = cached.get(entry) ?? computeValidity(entry, purges)
  cached.set(entry, validity)
  return validity
}

/**
 * Results of `computeValidity`, because a listing has hundreds of tags to look up. Every change of the purge log makes a new map
 * of tags, so a result is valid as long as its map is used.
 */
const validities = new WeakMap<Purges['tags'], WeakMap<Tagged, Validity>>()

function computeValidity({ tags, epoch }: Tagged, purges: Purges): Validity {
  if (epoch < purges.floor) return 'purged'
  let isSoft = false
  for (const tag of [everything, ...tags]) {
    const purged = purgedOf(tag, purges)
    if (!purged) continue
    if (purged.hard > epoch) return 'purged'
    if (purged.soft > epoch) isSoft = true
  }
  return isSoft ? 'softPurged' : 'valid'
}

/**
 * How an entry may be used.
 * - `fresh`: shown. `stale`: shown while it is renewed in the background.
 * - `softPurged`: the same for a page. Data is renewed first, otherwise a page would be rendered from purged data.
 * - `staleIfError`: shown only when a renewal fails. `gone`: never shown.
 */
export type CacheStatus = 'fresh' | 'stale' | 'softPurged' | 'staleIfError' | 'gone'

export function cacheStatusOf(
  entry: Tagged & { life: Life },
  purges: Purges | null,
  now: number,
): CacheStatus {
  const validity = validityOf(entry, purges)
  if (validity === 'purged' || !(servesOnError(entry.life, now) || now < entry.life.staleUntil)) return 'gone'
  const age = ageOf(entry.life, now)
  if (validity === 'unknown' || age === 'expired') return 'staleIfError'
  return validity === 'softPurged' ? 'softPurged' : age
}

const ranks: CacheStatus[] = ['gone', 'staleIfError', 'softPurged', 'stale', 'fresh']

/** Whether `one` is better to show than `other`. */
export const isBetter = (one: CacheStatus, other: CacheStatus): boolean =>
  ranks.indexOf(one) > ranks.indexOf(other)
