import type { CacheContext } from './cache-context.ts'
import { type DataStore, loggedKey } from './data-store.ts'
import type { DataEntry } from './entries.ts'
import { type Freshness, lifeFrom, NEGATIVE_FRESHNESS } from './freshness.ts'
import { isRenewalPaused, pauseRenewal } from './renewals.ts'

export interface StoreOptions<T> {
  /** A function where empty or missing values have a shorter life. */
  freshness: Freshness | ((value: T) => Freshness)
  tags: (value: T) => string[]
  /** When the value becomes wrong, in milliseconds since the epoch; null: never. */
  validUntil?: (value: T) => number | null
  /** True: not stored in KV. For requests that visitors can vary without limit: they would fill KV, but memory is bounded. */
  memoryOnly?: boolean | ((value: T) => boolean)
}

export interface FetchOptions<T> extends StoreOptions<T> {
  load: () => Promise<T>
}

/** The remaining waiting time in milliseconds, when the waiting began at `since`. */
export type Deadline = (since: number) => number

/** Longest wait for the load of another request, for data that the page does not wait for. It is the timeout of a search. */
const DEFAULT_WAIT_MS = 5000

/** Loads what the caches lack, and stores it. One per request. */
export function createDataLoader(context: CacheContext, store: DataStore['store']) {
  const { isolate, log, waitUntil, now, purges } = context
  const random = context.random() // one for the whole request: all data of a page expires at the same time, so the page is rendered again once
  const defaultDeadline: Deadline = (since) => since + DEFAULT_WAIT_MS - now()

  /** Loads and stores a value, or waits for another request that already does, until `deadline`. */
  function loadOnce<T>(
    key: string,
    options: FetchOptions<T>,
    deadline = defaultDeadline,
  ): Promise<DataEntry> {
    const since = now()
    const remainingMs = () => deadline(since)
    const epoch = purges()?.sequence ?? 0
    const start = async () => storeValue(key, await options.load(), epoch, options)
    return isolate.singleFlight.share(`${key}@${epoch}`, { start, waitUntil, remainingMs })
  }

  function storeValue<T>(key: string, value: T, epoch: number, options: StoreOptions<T>): DataEntry {
    const validUntil = options.validUntil?.(value) ?? Number.POSITIVE_INFINITY
    const freshness = typeof options.freshness === 'function' ? options.freshness(value) : options.freshness
    const life = lifeFrom(now(), freshness, { random, validUntil })
    const entry = { value, tags: options.tags(value), epoch, life }
    store(key, entry, { memoryOnly: isMemoryOnly(entry, options) })
    return entry
  }

  /** Renews a value in the background, unless that failed a moment ago. */
  function renewInBackground<T>(key: string, options: FetchOptions<T>): void {
    if (isRenewalPaused(context, key)) return
    const renewal = loadOnce(key, options).catch((error) => {
      pauseRenewal(context, key)
      log.warn('cache.renewalFailed', { key: loggedKey(key), error })
    })
    waitUntil(renewal)
  }

  return { loadOnce, renewInBackground, storeValue }
}

/** Whether an entry is not stored in KV: the caller says so, or the value is missing or empty, as for any invented address. */
function isMemoryOnly<T>({ value, life }: DataEntry, { memoryOnly = false }: StoreOptions<T>): boolean {
  const isMissing = life.errorUntil - life.storedAt <= NEGATIVE_FRESHNESS.errorSeconds * 1000
  return isMissing || (typeof memoryOnly === 'function' ? memoryOnly(value as T) : memoryOnly) // stored by the same caller
}
