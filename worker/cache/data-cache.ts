import * as z from 'zod/mini'
import type { CacheContext } from './cache-context.ts'
import { type CacheStatus, cacheStatusOf, isBetter } from './cache-status.ts'
import type { DataEntry } from './entries.ts'
import { taggedEntrySchema } from './entry-schema.ts'
import { type Freshness, lifeFrom, NEGATIVE_FRESHNESS } from './freshness.ts'
import { readNewest, writeNewest } from './newest-entry.ts'
import { readKv } from './read-kv.ts'
import { isRenewalResting, restRenewal } from './renewals.ts'
import { storageKey } from './storage-key.ts'

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
  /** The same cache for what the page does not wait for: it waits for another request's load as long as that takes. */
  readonly withoutPageDeadline: DataCache
}

export interface CacheUsage {
  tags: Set<string>
  epoch: number
  freshUntil: number
  staleUntil: number
  validUntil: number
  /** A load failed, and an older value stood in for it. A page made of it is no newer than the one before. */
  hasStandIns: boolean
}

export const emptyUsage = (): CacheUsage => ({
  tags: new Set(),
  epoch: Number.POSITIVE_INFINITY,
  freshUntil: Number.POSITIVE_INFINITY,
  staleUntil: Number.POSITIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
  hasStandIns: false,
})

export interface StoreOptions<T> {
  freshness: Freshness
  tags: (value: T) => string[]
  /** Returns a shorter life for empty or missing values. */
  freshnessOf?: (value: T) => Freshness
  /** When the value becomes wrong, in milliseconds since the epoch; null: never. */
  validUntil?: (value: T) => number | null
  /** True for what visitors can ask for in any number of ways: it would fill KV, but memory is bounded. */
  memoryOnly?: boolean | ((value: T) => boolean)
}

export interface FetchOptions<T> extends StoreOptions<T> {
  load: () => Promise<T>
}

/** Raise it when the loaders return another shape (data-format.test.ts says so): KV entries survive a deployment. */
export const FORMAT = 6

const entrySchema = z.extend(taggedEntrySchema, { value: z.unknown() })

interface CachedEntry {
  entry: DataEntry
  tier: 'memory' | 'kv'
  cacheStatus: CacheStatus
}

/** How many milliseconds are left to who began to wait at `since`. */
type Deadline = (since: number) => number

interface CacheOptions {
  /** True: nobody is waiting, so what is stale is loaded first. Else a page made of it would soon be made again. */
  isRenewal?: boolean | undefined
  /** Of the page that waits for the data; default: none does. */
  deadline?: Deadline | undefined
}

/** What the page does not wait for waits for another request's load as long as for a search of its own. */
const DEFAULT_WAIT_MS = 5000

export function createDataCache(context: CacheContext, options: CacheOptions = {}): DataCache {
  const { isolate, kv, log, waitUntil, now, purges, recordTiming } = context
  const defaultDeadline: Deadline = (since) => since + DEFAULT_WAIT_MS - now()
  const { isRenewal = false, deadline: pageDeadline = defaultDeadline } = options
  const memory = isolate.data
  const usage = emptyUsage()
  const random = context.random() // one for all: what a page is made of ends at one time, and the page is made anew once
  let prepared: Promise<void> | undefined

  /** Refreshes the copy of the purge log, when due, before the request reads its first value. */
  async function prepare(): Promise<void> {
    await context.refreshPurges()
    usage.epoch = Math.min(usage.epoch, purges()?.sequence ?? 0)
  }

  function recordUsage<T>(entry: DataEntry, key: string, source: string): T {
    recordTiming('data', `${loggedKey(key)} ${source}`)
    for (const tag of entry.tags) usage.tags.add(tag)
    usage.freshUntil = Math.min(usage.freshUntil, entry.life.freshUntil)
    if (entry.value !== null) usage.staleUntil = Math.min(usage.staleUntil, entry.life.staleUntil) // what there is not is looked up again; an empty list is shown
    usage.validUntil = Math.min(usage.validUntil, entry.life.validUntil ?? Number.POSITIVE_INFINITY)
    return entry.value as T // stored by the same caller, under a key that contains the format
  }

  async function readBest(name: string): Promise<CachedEntry | null> {
    const first = readMemory(name)
    if (first?.cacheStatus === 'fresh') return first
    const stored = await readStored(name)
    const inMemory = readMemory(name) // another request may have loaded it meanwhile
    const inKv = stored && toCached('kv', stored.entry)
    const best = inKv && (!inMemory || isBetter(inKv.cacheStatus, inMemory.cacheStatus)) ? inKv : inMemory
    if (!best || best.cacheStatus === 'gone') return null
    if (stored && best === inKv) memory.set(name, best.entry, name.length + stored.size)
    return best
  }

  function readMemory(name: string): CachedEntry | null {
    const entry = memory.get(name)
    return entry ? toCached('memory', entry) : null
  }

  const toCached = (tier: CachedEntry['tier'], entry: DataEntry): CachedEntry => ({
    entry,
    tier,
    cacheStatus: cacheStatusOf(entry, purges(), now()),
  })

  const readStored = async (name: string) =>
    readNewest(context, await keyOf(name), (key) => readKey(key, name))

  async function readKey(key: string, name: string): Promise<{ entry: DataEntry; size: number } | null> {
    try {
      const text = await readKv(context, () => kv.get(key))
      return text === null ? null : { entry: entrySchema.parse(JSON.parse(text)), size: text.length }
    } catch (error) {
      log.warn('cache.unreadableEntry', { key: loggedKey(name), error })
      return null
    }
  }

  function loadOnce<T>(
    name: string,
    options: FetchOptions<T>,
    deadline = defaultDeadline,
  ): Promise<DataEntry> {
    const since = now()
    const remainingMs = () => deadline(since)
    const epoch = purges()?.sequence ?? 0
    const start = async () => {
      const entry = toEntry(await options.load(), epoch, options)
      store(name, entry, isMemoryOnly(entry, options))
      return entry
    }
    return isolate.singleFlight.share(`${name}@${epoch}`, { start, waitUntil, remainingMs })
  }

  function toEntry<T>(value: T, epoch: number, options: StoreOptions<T>): DataEntry {
    const validUntil = options.validUntil?.(value) ?? Number.POSITIVE_INFINITY
    const freshness = options.freshnessOf?.(value) ?? options.freshness
    const life = lifeFrom(now(), freshness, { random, validUntil })
    return { value, tags: options.tags(value), epoch, life }
  }

  /** Stores an entry, unless some of its data was purged while it was loading. */
  function store(name: string, entry: DataEntry, memoryOnly: boolean): void {
    if (cacheStatusOf(entry, purges(), now()) !== 'fresh') return
    const text = JSON.stringify(entry)
    memory.set(name, entry, name.length + text.length)
    if (memoryOnly) return
    waitUntil(
      keyOf(name)
        .then((key) => writeNewest(context, key, { entry, value: text }))
        .catch((error) => log.warn('cache.storeFailed', { key: loggedKey(name), error })),
    )
  }

  /** Loads a value that nobody waits for, unless that failed a moment ago. */
  function renewBehind<T>(name: string, options: FetchOptions<T>): void {
    if (isRenewalResting(context, name)) return
    const renewal = loadOnce(name, options).catch((error) => {
      restRenewal(context, name)
      log.warn('cache.renewalFailed', { key: loggedKey(name), error })
    })
    waitUntil(renewal)
  }

  async function fetch<T>(name: string, options: FetchOptions<T>, deadline: Deadline): Promise<T> {
    prepared ??= prepare()
    await prepared
    const cached = await readBest(name)
    if (cached?.cacheStatus === 'fresh' || (cached?.cacheStatus === 'stale' && !isRenewal)) {
      if (cached.cacheStatus === 'stale') renewBehind(name, options)
      return recordUsage(cached.entry, name, `${cached.tier}-${cached.cacheStatus}`)
    }
    try {
      return recordUsage(await loadOnce(name, options, deadline), name, 'miss')
    } catch (error) {
      if (!cached) throw error
      log.warn('cache.servedStale', { key: loggedKey(name), error })
      usage.hasStandIns = true
      usage.epoch = Math.min(usage.epoch, cached.entry.epoch) // a page made of it counts as this old, too
      return recordUsage(cached.entry, name, `${cached.tier}-error`)
    }
  }

  const cacheFor = (deadline: Deadline): DataCache => ({
    usage,
    async put(name, value, options) {
      prepared ??= prepare()
      await prepared
      const entry = toEntry(value, usage.epoch, options)
      store(name, entry, isMemoryOnly(entry, options))
    },
    peek<T>(name: string) {
      const cached = readMemory(name)
      return cached?.cacheStatus === 'fresh' ? (cached.entry.value as T) : undefined // stored by the same caller
    },
    fetch: (name, options) => fetch(name, options, deadline),
    get withoutPageDeadline() {
      return cacheFor(defaultDeadline)
    },
  })
  return cacheFor(pageDeadline)
}

/** Whether an entry stays out of KV: its caller says so, or the value is missing or empty, which any made-up name gives. */
function isMemoryOnly<T>({ value, life }: DataEntry, { memoryOnly = false }: StoreOptions<T>): boolean {
  const isMissing = life.errorUntil - life.storedAt <= NEGATIVE_FRESHNESS.errorSeconds * 1000
  return isMissing || (typeof memoryOnly === 'function' ? memoryOnly(value as T) : memoryOnly) // stored by the same caller
}

/** Only KV needs short keys. Hashing the names of memory entries would take a sixtieth of a listing's time. */
const keyOf = async (name: string): Promise<string> => `data${FORMAT}:${await storageKey([name])}`

/** What a key says of the data, without what a visitor typed: a search may be personal. */
const loggedKey = (key: string): string => key.split('|', 1)[0] ?? ''
