import type { CacheContext } from './cache-context.ts'
import { type CacheUsage, emptyUsage, recordStaleFallback, recordUse } from './cache-usage.ts'
import { createDataLoader, type Deadline, type FetchOptions, type StoreOptions } from './data-loader.ts'
import { createDataStore, loggedKey } from './data-store.ts'
import type { DataEntry } from './entries.ts'

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

interface CacheOptions {
  /** True: no visitor waits, so stale data is loaded before it is used. A page made of stale data would soon be rendered again. */
  isRenewal?: boolean | undefined
  /** The deadline of the page that waits for the data. Absent: no page waits. */
  deadline?: Deadline | undefined
}

export function createDataCache(context: CacheContext, options: CacheOptions = {}): DataCache {
  const { log, purges, recordTiming } = context
  const { readBest, readMemory, store } = createDataStore(context)
  const { loadOnce, renewInBackground, storeValue } = createDataLoader(context, store)
  const { isRenewal = false, deadline: pageDeadline } = options
  const usage = emptyUsage()
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

  async function fetch<T>(key: string, options: FetchOptions<T>, deadline?: Deadline): Promise<T> {
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

  const cacheWith = (deadline?: Deadline): DataCache => ({
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
      return cacheWith()
    },
  })
  return cacheWith(pageDeadline)
}
