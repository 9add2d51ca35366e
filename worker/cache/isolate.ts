import { createSingleFlight, type SingleFlight } from '../async/single-flight.ts'
import type { DataEntry, StoredPage } from './entries.ts'
import { createMemoryCache, type MemoryCache } from './memory-cache.ts'
import { createPurgeCopy, type PurgeCopy } from './purge/purge-copy.ts'

/** What one isolate stores between requests. */
export interface Isolate {
  pages: MemoryCache<StoredPage>
  data: MemoryCache<DataEntry>
  singleFlight: SingleFlight
  purges: PurgeCopy
  /** Until when an entry is not renewed again, by its key, in milliseconds since the epoch. */
  pausedRenewals: MemoryCache<number>
  /** Until when KV is not asked, because it did not answer in time. */
  kvPausedUntil: number
}

const MAX_BYTES = 16 * 1024 * 1024 // each, of the isolate's 128 MB
const MAX_PAUSED = 2000 // entries, each counted as one

export const createIsolate = ({ now = Date.now } = {}): Isolate => ({
  pages: createMemoryCache(MAX_BYTES),
  data: createMemoryCache(MAX_BYTES),
  singleFlight: createSingleFlight({ now }),
  purges: createPurgeCopy({ now }),
  pausedRenewals: createMemoryCache(MAX_PAUSED),
  kvPausedUntil: 0,
})

/** The isolate that this code runs in. */
export const isolate = createIsolate()
