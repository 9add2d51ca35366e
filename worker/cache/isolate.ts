import { createPurgeCopy, type PurgeCopy } from '../purge/purge-copy.ts'
import type { DataEntry } from './data-cache.ts'
import { createFlights, type Flights } from './flights.ts'
import { createMemoryCache, type MemoryCache } from './memory-cache.ts'
import type { StoredPage } from './page-cache.ts'

/** What one isolate keeps between requests. */
export interface Isolate {
  pages: MemoryCache<StoredPage>
  data: MemoryCache<DataEntry>
  flights: Flights
  purges: PurgeCopy
}

const MAX_BYTES = 16 * 1024 * 1024 // each, of the isolate's 128 MB

export const createIsolate = ({ now = Date.now } = {}): Isolate => ({
  pages: createMemoryCache(MAX_BYTES),
  data: createMemoryCache(MAX_BYTES),
  flights: createFlights(),
  purges: createPurgeCopy({ now }),
})

/** The one this code runs in. */
export const isolate = createIsolate()
