import * as z from 'zod/mini'
import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { CacheContext } from './cache-context.ts'
import { type CacheStatus, cacheStatusOf, isBetter } from './cache-status.ts'
import type { StoredPage } from './entries.ts'
import { taggedEntrySchema } from './entry-schema.ts'
import { readNewest, writeNewest } from './newest-entry.ts'
import { PAGE_PREFIX as PREFIX, toMetadata } from './page-index.ts'
import { readKv } from './read-kv.ts'
import { isRenewalPaused } from './renewals.ts'

export interface CachedPage {
  page: StoredPage
  tier: 'memory' | 'kv'
  cacheStatus: Exclude<CacheStatus, 'gone'>
  /** KV was too slow. Resolves when KV has answered: true when its page was fresh and is in memory now. */
  late?: Promise<boolean> | undefined
}

export interface PageCache {
  /** The best stored page for `key`; null when none may be shown. */
  read(key: string): Promise<CachedPage | null>
  /** Stores a page, unless some of its data was purged after it was read, or the purge log is not known yet. */
  store(key: string, page: StoredPage, options?: { memoryOnly?: boolean }): void
  /** Deletes a page that now redirects or is gone: in KV only if something was read there, for a delete costs as much as a write. */
  remove(key: string): void
  /** Whether data of a page was purged, so that it must not be shown. */
  isPurged(page: StoredPage): boolean
  /** The purge log's current number. Work that starts now must remember it. */
  epoch(): number
}

const MAX_PAGE_BYTES = 1024 * 1024 // larger pages are not stored
/** How long a stale page in memory waits for a better one in KV: another isolate may have renewed it. */
const BETTER_WAIT_MS = 50

/**
 * The page cache: the isolate's memory first, then KV. In KV a page is one line of JSON (its facts), then its bytes.
 */
export function createPageCache(context: CacheContext): PageCache {
  const { isolate, kv, log, waitUntil, now, purges } = context
  const memory = isolate.pages
  /** The keys under which a read has found something in KV. */
  const keysInKv = new Set<string>()
  const cacheStatus = (page: StoredPage) => cacheStatusOf(page, purges(), now())

  const readStored = (key: string) => readNewest(context, PREFIX + key, readKey)

  async function readKey(key: string): Promise<{ entry: StoredPage } | null> {
    try {
      const stored = await readKv(context, () => kv.get(key, 'arrayBuffer'))
      if (!stored) return null
      keysInKv.add(key)
      return { entry: unpack(new Uint8Array(stored)) }
    } catch (error) {
      log.warn('cache.unreadableEntry', { key, error })
      return null
    }
  }

  function toCached(tier: CachedPage['tier'], page: StoredPage): CachedPage | null {
    const status = cacheStatus(page)
    return status === 'gone' ? null : { page, tier, cacheStatus: status }
  }

  async function readCached(key: string): Promise<CachedPage | null> {
    const stored = await readStored(key)
    return stored && toCached('kv', stored.entry)
  }

  /** A better page from KV than the stale one in memory. `late`: it comes after the limit; then the next rendering waits for it. */
  async function readBetter(key: string): Promise<{ cached: CachedPage | null; late?: Promise<boolean> }> {
    if (isRenewalPaused(context, key)) return { cached: null } // no isolate has a better one
    const reading = readCached(key)
    const cached = await withTimeout(reading, BETTER_WAIT_MS)
    if (cached !== TIMED_OUT) return { cached }
    const late = reading.then((found) => {
      if (found?.cacheStatus !== 'fresh') return false
      writeMemory(key, found.page)
      return true
    })
    waitUntil(late)
    return { cached: null, late }
  }

  const writeMemory = (key: string, page: StoredPage) => memory.set(key, page, page.body.byteLength)

  /** Changes KV after the response. */
  const changeKv = (key: string, change: Promise<unknown>) =>
    waitUntil(change.catch((error) => log.warn('cache.storeFailed', { key, error })))

  return {
    async read(key) {
      await context.refreshPurges()
      const page = memory.get(key)
      const inMemory = page ? toCached('memory', page) : null
      if (inMemory?.cacheStatus === 'fresh') return inMemory
      const isShown = inMemory && isShowable(inMemory)
      const { cached, late } = isShown ? await readBetter(key) : { cached: await readCached(key) }
      if (!cached || (inMemory && !isBetter(cached.cacheStatus, inMemory.cacheStatus)))
        return inMemory && { ...inMemory, late }
      writeMemory(key, cached.page)
      return cached
    },
    store(key, page, { memoryOnly = false } = {}) {
      const isStorable = ['fresh', 'stale'].includes(cacheStatus(page))
      if (!isStorable || page.body.byteLength > MAX_PAGE_BYTES) return
      writeMemory(key, page)
      if (memoryOnly) return
      const packed = { entry: page, value: pack(page), metadata: toMetadata(page) }
      changeKv(key, writeNewest(context, PREFIX + key, packed))
    },
    remove(key) {
      memory.delete(key)
      if (keysInKv.has(PREFIX + key)) changeKv(key, kv.delete(PREFIX + key))
    },
    isPurged: (page) => cacheStatus(page) === 'gone',
    epoch: () => purges()?.sequence ?? 0,
  }
}

/** Whether a page that is not fresh may be shown at once. */
const isShowable = ({ cacheStatus }: CachedPage): boolean =>
  cacheStatus === 'stale' || cacheStatus === 'softPurged'

const NEWLINE = 10

function pack({ body, ...facts }: StoredPage): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify(facts)}\n`)
  const packed = new Uint8Array(head.byteLength + body.byteLength)
  packed.set(head)
  packed.set(body, head.byteLength)
  return packed
}

const factsSchema = z.extend(taggedEntrySchema, {
  noncePlaces: z.array(z.number()),
  etag: z.string(),
  status: z.number(),
  name: z.string(),
  path: z.string(),
})

/** Reverses `pack`. Throws when the bytes have another shape. */
function unpack(packed: Uint8Array): StoredPage {
  const end = packed.indexOf(NEWLINE)
  const facts = factsSchema.parse(JSON.parse(new TextDecoder().decode(packed.subarray(0, end))))
  return { ...facts, body: packed.subarray(end + 1) }
}
