import { ageOf, type Life, servesOnError } from './freshness.ts'
import { everything } from './tags.ts'

/** What decides whether an entry may be shown: what it was made of, and when that began to be read. */
export interface Tagged {
  tags: string[]
  /** The purge log's last number that was known when the entry's data began to be read. */
  epoch: number
}

/** A copy of the purge log: for each tag the numbers of its last hard and soft purge, 0 for none. */
export interface Purges {
  /** The last number given out. Numbers only ever grow; they are about milliseconds since the epoch. */
  sequence: number
  /** Purges up to this number are forgotten: whatever was read before it counts as purged. */
  floor: number
  tags: ReadonlyMap<string, Purged>
}

export interface Purged {
  hard: number
  soft: number
}

export type Validity = 'valid' | 'softPurged' | 'purged' | 'unknown'

/**
 * Whether anything of an entry was purged after its data began to be read. What was being rendered while a purge came in
 * was begun before it, so it does not count as valid either. Numbers of one writer are compared, no two clocks.
 */
export function validityOf({ tags, epoch }: Tagged, purges: Purges | null): Validity {
  if (!purges) return 'unknown'
  if (epoch < purges.floor) return 'purged'
  let isSoft = false
  for (const tag of [everything, ...tags]) {
    const purged = purges.tags.get(tag)
    if (!purged) continue
    if (purged.hard > epoch) return 'purged'
    if (purged.soft > epoch) isSoft = true
  }
  return isSoft ? 'softPurged' : 'valid'
}

/**
 * What an entry is good for.
 * - `fresh`: shown. `stale`: shown once more while it is renewed.
 * - `softPurged`: the same for a page; data is renewed first, else a page would be renewed from what was purged.
 * - `staleIfError`: shown when a renewal fails. `gone`: never shown again.
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

/** Whether `one` is the better thing to show. */
export const isBetter = (one: CacheStatus, other: CacheStatus): boolean =>
  ranks.indexOf(one) > ranks.indexOf(other)
