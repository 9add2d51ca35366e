import { z } from 'zod'
import type { CacheContext } from './cache-context.ts'
import { type CacheStatus, cacheStatusOf, isBetter } from './cache-status.ts'
import type { DataEntry } from './entries.ts'
import { type Freshness, lifeFrom, NEGATIVE_FRESHNESS } from './freshness.ts'
import { keptSchema } from './kept-schema.ts'
import { storageKey } from './storage-key.ts'

/** Memory of the isolate first, then KV; the platform is asked by the caller. One per request. */
export interface DataCache {
  /**
   * The value under `key`: stored and fresh, else what `load` gives. A stale value is served once more while `load`
   * renews it; a value within its error window stands in when `load` fails. Concurrent misses share one `load`.
   * What was purged is never served; what was softly purged stands in for a failure only.
   */
  fetch<T>(key: string, options: FetchOptions<T>): Promise<T>
  /** Keeps a value that came along with another answer, read as early as this request's first. */
  put<T>(key: string, value: T, options: StoreOptions<T>): Promise<void>
  /** Whether this isolate has a fresh value in memory. */
  has(key: string): boolean
  /** Of everything this request was given so far: a page made of it is no fresher and carries all of its tags. */
  readonly used: Used
}

export interface Used {
  tags: Set<string>
  epoch: number
  freshUntil: number
  validUntil: number
}

export const nothingUsed = (): Used => ({
  tags: new Set(),
  epoch: Number.POSITIVE_INFINITY,
  freshUntil: Number.POSITIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
})

export interface StoreOptions<T> {
  freshness: Freshness
  tags: (value: T) => string[]
  /** Shorter life for what is empty or missing. */
  freshnessOf?: (value: T) => Freshness
  /** When the value turns wrong by itself, in milliseconds since the epoch; null: never. */
  validUntil?: (value: T) => number | null
  /** For requests that anybody can make up without end: KV would fill, memory is bounded. */
  memoryOnly?: boolean
}

export interface FetchOptions<T> extends StoreOptions<T> {
  load: () => Promise<T>
}

/** Raise it when what the loaders give changes its shape: KV outlives a deployment. */
const FORMAT = 4
const KV_MIN_TTL_SECONDS = 60 // KV accepts no shorter one

const entrySchema = keptSchema.extend({ value: z.unknown() })

interface Found {
  entry: DataEntry
  tier: 'memory' | 'kv'
  cacheStatus: CacheStatus
}

export function createDataCache(context: CacheContext): DataCache {
  const { isolate, kv, log, waitUntil, now, purges, note } = context
  const memory = isolate.data
  const used = nothingUsed()
  let begun: Promise<void> | undefined

  /** Every request looks at the purge log before its first value, as often as the setting says. */
  async function begin(): Promise<void> {
    await context.refreshPurges()
    used.epoch = Math.min(used.epoch, purges()?.sequence ?? 0)
  }

  function use<T>(entry: DataEntry, key: string, how: string): T {
    note('data', `${key.split('|', 1)[0]} ${how}`)
    for (const tag of entry.tags) used.tags.add(tag)
    used.freshUntil = Math.min(used.freshUntil, entry.life.freshUntil)
    used.validUntil = Math.min(used.validUntil, entry.life.validUntil ?? Number.POSITIVE_INFINITY)
    return entry.value as T // stored by this very caller, under a key that names the format
  }

  async function find(name: string): Promise<Found | null> {
    const known = findInMemory(name)
    if (known?.cacheStatus === 'fresh') return known
    const stored = await readStored(name)
    const inMemory = findInMemory(name) // another request may have loaded it meanwhile
    const inKv = stored && foundIn('kv', stored.entry)
    const best = inKv && (!inMemory || isBetter(inKv.cacheStatus, inMemory.cacheStatus)) ? inKv : inMemory
    if (!best || best.cacheStatus === 'gone') return null
    if (stored && best === inKv) memory.set(name, best.entry, name.length + stored.size)
    return best
  }

  function findInMemory(name: string): Found | null {
    const entry = memory.get(name)
    return entry ? foundIn('memory', entry) : null
  }

  const foundIn = (tier: Found['tier'], entry: DataEntry): Found => ({
    entry,
    tier,
    cacheStatus: cacheStatusOf(entry, purges(), now()),
  })

  async function readStored(name: string): Promise<{ entry: DataEntry; size: number } | null> {
    try {
      const text = await kv.get(await keyOf(name))
      return text === null ? null : { entry: entrySchema.parse(JSON.parse(text)), size: text.length }
    } catch (error) {
      log.warn('cache.unreadableEntry', { key: name, error })
      return null
    }
  }

  function loadOnce<T>(name: string, options: FetchOptions<T>): Promise<DataEntry> {
    const epoch = purges()?.sequence ?? 0
    const start = async () => {
      const entry = toEntry(await options.load(), epoch, options)
      store(name, entry, options)
      return entry
    }
    return isolate.singleFlight.share(`${name}@${epoch}`, { start, waitUntil })
  }

  function toEntry<T>(value: T, epoch: number, options: StoreOptions<T>): DataEntry {
    const validUntil = options.validUntil?.(value) ?? Number.POSITIVE_INFINITY
    const freshness = options.freshnessOf?.(value) ?? options.freshness
    const life = lifeFrom(now(), freshness, { random: context.random(), validUntil })
    return { value, tags: options.tags(value), epoch, life }
  }

  /** What was purged while it was read is not kept. */
  function store(name: string, entry: DataEntry, { memoryOnly }: { memoryOnly?: boolean }): void {
    if (cacheStatusOf(entry, purges(), now()) !== 'fresh') return
    const text = JSON.stringify(entry)
    memory.set(name, entry, name.length + text.length)
    if (memoryOnly || isMissing(entry)) return
    const seconds = Math.ceil((entry.life.errorUntil - entry.life.storedAt) / 1000)
    const expirationTtl = Math.max(KV_MIN_TTL_SECONDS, seconds)
    waitUntil(
      keyOf(name)
        .then((key) => kv.put(key, text, { expirationTtl }))
        .catch((error) => log.warn('cache.storeFailed', { key: name, error })),
    )
  }

  return {
    used,
    async put(name, value, options) {
      begun ??= begin()
      await begun
      store(name, toEntry(value, used.epoch, options), options)
    },
    has(name) {
      const known = memory.get(name)
      return known !== undefined && cacheStatusOf(known, purges(), now()) === 'fresh'
    },
    async fetch(name, options) {
      begun ??= begin()
      await begun
      const found = await find(name)
      if (found && (found.cacheStatus === 'fresh' || found.cacheStatus === 'stale')) {
        if (found.cacheStatus === 'stale')
          waitUntil(
            loadOnce(name, options).catch((error) => log.warn('cache.renewalFailed', { key: name, error })),
          )
        return use(found.entry, name, `${found.tier}-${found.cacheStatus}`)
      }
      try {
        return use(await loadOnce(name, options), name, 'miss')
      } catch (error) {
        if (!found) throw error
        log.warn('cache.servedStale', { key: name, error })
        used.epoch = Math.min(used.epoch, found.entry.epoch) // what is made of it is as doubtful as it is
        return use(found.entry, name, `${found.tier}-error`)
      }
    },
  }
}

/** Anybody can ask for what is not there, without end. */
const isMissing = ({ life }: DataEntry): boolean =>
  life.errorUntil - life.storedAt <= NEGATIVE_FRESHNESS.errorSeconds * 1000

/** Only KV has to have short keys: hashing the name of what memory holds would be a sixtieth of a listing. */
const keyOf = async (name: string): Promise<string> => `data${FORMAT}:${await storageKey([name])}`
