import type { CacheContext } from './cache-context.ts'
import { type CacheUsage, emptyUsage, recordStaleFallback, recordUse } from './cache-usage.ts'
import { createDataStore, loggedKey } from './data-store.ts'
import type { DataEntry } from './entries.ts'
import { type Freshness, lifeFrom, NEGATIVE_FRESHNESS } from './freshness.ts'
import { isRenewalPaused, pauseRenewal } from './renewals.ts'

/**
 * Cache for parsed platform and content data: the isolate's memory first, then KV. The caller loads what neither has.
 * One per request.
 */
export interface DataCache {
  /**
   * The fresh value stored under `key`, else the result of `load`. A stale value is served while `load` renews it in
   * the background. When `load` fails, a value within its error window is served instead. Concurrent misses share one
   * `load`. Purged data is never served; softly purged data is served only when `load` fails.
   */
  fetch<T>(key: string, options: FetchOptions<T>): Promise<T>
  /** Stores a value that came as part of another response. It counts as read when this request first used the cache. */
  put<T>(key: string, value: T, options: StoreOptions<T>): Promise<void>
  /** The fresh value that this isolate has in memory; undefined: none. It does not count as used. */
  peek<T>(key: string): T | undefined
  /**
   * The cached data that this request has used so far. A page made of it has all its tags and is not fresh for longer.
   */
  readonly usage: CacheUsage
  /** The same cache for data that the page does not wait for. It waits longer for the load of another request. */
  readonly withoutPageDeadline: DataCache
}

interface StoreOptions<T> {
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
type Deadline = (since: number) => number

interface CacheOptions {
  /** True: no visitor waits, so stale data is loaded before it is used. A page made of stale data would soon be rendered again. */
  isRenewal?: boolean | undefined
  /** The deadline of the page that waits for the data. Absent: no page waits. */
  deadline?: Deadline | undefined
}

/** Longest wait for the load of another request, for data that the page does not wait for. It is the timeout of a search. */
const DEFAULT_WAIT_MS = 5000

export function createDataCache(context: CacheContext, options: CacheOptions = {}): DataCache {
  const { isolate, log, waitUntil, now, purges, recordTiming } = context
  const { readBest, readMemory, store } = createDataStore(context)
  const defaultDeadline: Deadline = (since) => since + DEFAULT_WAIT_MS - now()
  const { isRenewal = false, deadline: pageDeadline = defaultDeadline } = options
  const usage = emptyUsage()
  const random = context.random() // one for the whole request: all data of a page expires at the same time, so the page is rendered again once
  let prepared: Promise<void> | undefined

  /** Refreshes the copy of the purge log, when due, before the request reads its first value. */
  function prepare(): Promise<void> {
    prepared ??= refreshEpoch()
    return prepared
  }

  async function refreshEpoch(): Promise<void> {
    await context.refreshPurges()
    usage.epoch = purges()?.sequence ?? 0
  }

  function use<T>(entry: DataEntry, key: string, source: string): T {
    recordTiming('data', `${loggedKey(key)} ${source}`)
    recordUse(usage, entry)
    return entry.value as T // stored by the same caller, under a key that contains the format
  }

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

  async function fetch<T>(key: string, options: FetchOptions<T>, deadline: Deadline): Promise<T> {
    await prepare()
    const cached = await readBest(key)
    if (cached?.cacheStatus === 'fresh' || (cached?.cacheStatus === 'stale' && !isRenewal)) {
      if (cached.cacheStatus === 'stale') renewInBackground(key, options)
      return use(cached.entry, key, `${cached.tier}-${cached.cacheStatus}`)
    }
    try {
      return use(await loadOnce(key, options, deadline), key, 'miss')
    } catch (error) {
      if (!cached) throw error
      log.warn('cache.servedStale', { key: loggedKey(key), error })
      recordStaleFallback(usage, cached.entry)
      return use(cached.entry, key, `${cached.tier}-error`)
    }
  }

  const cacheFor = (deadline: Deadline): DataCache => ({
    usage,
    async put(key, value, options) {
      await prepare()
      storeValue(key, value, usage.epoch, options)
    },
    peek<T>(key: string) {
      const cached = readMemory(key)
      return cached?.cacheStatus === 'fresh' ? (cached.entry.value as T) : undefined // stored by the same caller
    },
    fetch: (key, options) => fetch(key, options, deadline),
    get withoutPageDeadline() {
      return cacheFor(defaultDeadline)
    },
  })
  return cacheFor(pageDeadline)
}

/** Whether an entry is not stored in KV: the caller says so, or the value is missing or empty, as for any invented address. */
function isMemoryOnly<T>({ value, life }: DataEntry, { memoryOnly = false }: StoreOptions<T>): boolean {
  const isMissing = life.errorUntil - life.storedAt <= NEGATIVE_FRESHNESS.errorSeconds * 1000
  return isMissing || (typeof memoryOnly === 'function' ? memoryOnly(value as T) : memoryOnly) // stored by the same caller
}
