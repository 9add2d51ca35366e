import * as z from 'zod/mini'
import type { CacheContext } from './cache-context.ts'
import { type CacheStatus, cacheStatusOf, isBetter } from './cache-status.ts'
import type { DataEntry } from './entries.ts'
import { taggedEntrySchema } from './entry-schema.ts'
import { readNewest, writeNewest } from './newest-entry.ts'
import { readKv } from './read-kv.ts'
import { storageKey } from './storage-key.ts'

/** Raise it when the loaders return another shape (data-format.test.ts says so): KV entries survive a deployment. */
export const FORMAT = 7

const entrySchema = z.extend(taggedEntrySchema, { value: z.unknown() })

/** An entry, where it was found, and how it may be used. */
interface CachedEntry {
  entry: DataEntry
  tier: 'memory' | 'kv'
  cacheStatus: CacheStatus
}

export type DataStore = ReturnType<typeof createDataStore>

/** The two places of cached data: the isolate's memory, and KV for all of them. */
export function createDataStore(context: CacheContext) {
  const { isolate, kv, log, waitUntil, now, purges } = context
  const memory = isolate.data
  /** The names under which a read has found something in KV. */
  const namesInKv = new Set<string>()

  /** The best entry that may be used in any way; null: none. */
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
      if (text === null) return null
      namesInKv.add(name)
      return { entry: entrySchema.parse(JSON.parse(text)), size: text.length }
    } catch (error) {
      log.warn('cache.unreadableEntry', { key: loggedKey(name), error })
      return null
    }
  }

  /** Stores an entry, unless some of its data was purged while it was loading. What is gone leaves KV, or it would come back from there. */
  function store(name: string, entry: DataEntry, { memoryOnly }: { memoryOnly: boolean }): void {
    if (cacheStatusOf(entry, purges(), now()) !== 'fresh') return
    const text = JSON.stringify(entry)
    memory.set(name, entry, name.length + text.length)
    const isGone = entry.value === null && namesInKv.has(name)
    if (memoryOnly && !isGone) return
    waitUntil(
      keyOf(name)
        .then((key) => (memoryOnly ? kv.delete(key) : writeNewest(context, key, { entry, value: text })))
        .catch((error) => log.warn('cache.storeFailed', { key: loggedKey(name), error })),
    )
  }

  return { readBest, readMemory, store }
}

/** Only KV needs short keys. Hashing the names of memory entries would take a sixtieth of a listing's time. */
const keyOf = async (name: string): Promise<string> => `data${FORMAT}:${await storageKey([name])}`

/** The part of a key that may be logged: without the text that a visitor typed, because a search may be personal. */
export const loggedKey = (key: string): string => key.split('|', 1)[0] ?? ''
