import type { Log } from '../middleware/request-log.ts'
import { ageOf, type Freshness, servesOnError } from './freshness.ts'
import { createMemoryCache } from './memory-cache.ts'

/** An answer of the platform or the content service, parsed, with the tags that purge it. */
export interface DataEntry {
  value: unknown
  tags: string[]
  storedAt: number
}

/** Memory of the isolate first, then KV; the platform is asked by the caller. */
export interface DataCache {
  /**
   * The value under `key`: stored and fresh, else what `load` gives. A stale value is served once more while `load`
   * renews it; a value within its error window stands in when `load` fails. Concurrent misses share one `load`.
   */
  fetch<T>(key: string, options: FetchOptions<T>): Promise<T>
  /** Keeps a value that came along with another answer. */
  put<T>(key: string, value: T, options: Omit<FetchOptions<T>, 'load'>): void
}

export interface FetchOptions<T> {
  freshness: Freshness
  load: () => Promise<T>
  tags: (value: T) => string[]
  /** Shorter life for what is empty or missing. */
  freshnessOf?: (value: T) => Freshness
}

interface DataCacheContext {
  kv: KVNamespace
  log: Log
  waitUntil: (promise: Promise<unknown>) => void
}

const MAX_BYTES = 16 * 1024 * 1024 // of the isolate's 128 MB (field guide §5.2)
const KV_MIN_TTL_SECONDS = 60 // KV accepts no shorter one
const memory = createMemoryCache<DataEntry>(MAX_BYTES)
const loading = new Map<string, Promise<unknown>>()

export function createDataCache({ kv, log, waitUntil }: DataCacheContext): DataCache {
  return {
    put: store,
    async fetch(key, options) {
      const entry = await readEntry(key)
      const freshness = entry ? lifeOf(entry, options) : options.freshness
      const age = entry ? ageOf(entry.storedAt, Date.now(), freshness) : 'expired'
      if (entry && age === 'fresh') return keptValue(entry)
      const renewal = loadOnce(key, options)
      if (entry && age === 'stale') {
        waitUntil(renewal.catch((error) => log.warn('cache.renewalFailed', { key, error })))
        return keptValue(entry)
      }
      return renewal.catch((error) => {
        if (!entry || !servesOnError(entry.storedAt, Date.now(), freshness)) throw error
        log.warn('cache.servedStale', { key, error })
        return keptValue(entry)
      })
    },
  }

  async function readEntry(key: string): Promise<DataEntry | undefined> {
    const known = memory.get(key)
    if (known) return known
    const text = await kv.get(`data:${key}`)
    if (text === null) return undefined
    const entry = JSON.parse(text) as DataEntry // written below, under a key that names the schema's version
    memory.set(key, entry, text.length)
    return entry
  }

  function loadOnce<T>(key: string, options: FetchOptions<T>): Promise<T> {
    const running = loading.get(key) as Promise<T> | undefined // same key, same load
    if (running) return running
    const promise = options
      .load()
      .then((value) => {
        store(key, value, options)
        return value
      })
      .finally(() => loading.delete(key))
    loading.set(key, promise)
    return promise
  }

  function store<T>(key: string, value: T, options: Omit<FetchOptions<T>, 'load'>): void {
    const entry: DataEntry = { value, tags: options.tags(value), storedAt: Date.now() }
    const text = JSON.stringify(entry)
    memory.set(key, entry, text.length)
    const expirationTtl = Math.max(KV_MIN_TTL_SECONDS, lifeOf(entry, options).errorSeconds)
    waitUntil(
      kv
        .put(`data:${key}`, text, { expirationTtl })
        .catch((error) => log.warn('cache.storeFailed', { key, error })),
    )
  }
}

const lifeOf = <T>(entry: DataEntry, { freshness, freshnessOf }: Omit<FetchOptions<T>, 'load'>): Freshness =>
  freshnessOf ? freshnessOf(entry.value as T) : freshness // the value was stored by this very caller

const keptValue = <T>(entry: DataEntry): T => entry.value as T // as above
