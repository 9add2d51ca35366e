import type { DataEntry } from './entries.ts'

/** The cached data that a request has used. A page made of it has all its tags and is not fresh for longer. */
export interface CacheUsage {
  tags: Set<string>
  epoch: number
  freshUntil: number
  staleUntil: number
  validUntil: number
  /** A load failed, and an older value was used instead. A page made of it is not newer than the page before. */
  usesStale: boolean
}

export const emptyUsage = (): CacheUsage => ({
  tags: new Set(),
  epoch: Number.POSITIVE_INFINITY,
  freshUntil: Number.POSITIVE_INFINITY,
  staleUntil: Number.POSITIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
  usesStale: false,
})

/** Adds an entry that the page is made of. */
export function recordUse(usage: CacheUsage, { tags, life, value }: DataEntry): void {
  for (const tag of tags) usage.tags.add(tag)
  usage.freshUntil = Math.min(usage.freshUntil, life.freshUntil)
  if (value !== null) usage.staleUntil = Math.min(usage.staleUntil, life.staleUntil) // a missing value has no stale time, and must not end the page's
  usage.validUntil = Math.min(usage.validUntil, life.validUntil ?? Number.POSITIVE_INFINITY)
}

/** Adds an older entry that is used because a load failed. A page made of it counts as equally old. */
export function recordStaleFallback(usage: CacheUsage, { epoch }: DataEntry): void {
  usage.usesStale = true
  usage.epoch = Math.min(usage.epoch, epoch)
}
