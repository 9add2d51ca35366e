import { z } from 'zod'
import type { CacheContext } from './cache-context.ts'
import { type CacheStatus, cacheStatusOf, isBetter } from './cache-status.ts'
import type { StoredPage } from './entries.ts'
import { keptSchema } from './kept-schema.ts'
import { PAGE_PREFIX as PREFIX, toMetadata } from './page-index.ts'

export interface FoundPage {
  page: StoredPage
  tier: 'memory' | 'kv'
  cacheStatus: Exclude<CacheStatus, 'gone'>
}

export interface PageCache {
  /** The best of what is kept under `key`; null when nothing may be shown any more. */
  read(key: string): Promise<FoundPage | null>
  /** Keeps a page, unless something of it was purged since it began to be read or nobody knows. */
  store(key: string, page: StoredPage, options?: { memoryOnly?: boolean }): void
  /** Forgets a page that turned out to have moved. */
  remove(key: string): void
  /** Whether a page that was just made may be shown at all. */
  isPurged(page: StoredPage): boolean
  /** The purge log's number that work beginning now has to remember. */
  epoch(): number
}

const MAX_PAGE_BYTES = 1024 * 1024 // a page larger than this is not worth keeping
const KV_MIN_TTL_SECONDS = 60 // KV accepts no shorter one

/** Memory of the isolate, then KV. In KV a page is its facts as one JSON line, then its bytes. */
export function createPageCache(context: CacheContext): PageCache {
  const { isolate, kv, log, waitUntil, now, purges } = context
  const memory = isolate.pages
  const cacheStatus = (page: StoredPage) => cacheStatusOf(page, purges(), now())

  async function readStored(key: string): Promise<StoredPage | null> {
    try {
      const stored = await kv.get(PREFIX + key, 'arrayBuffer')
      return stored && unpack(new Uint8Array(stored))
    } catch (error) {
      log.warn('cache.unreadableEntry', { key, error })
      return null
    }
  }

  function found(tier: FoundPage['tier'], page: StoredPage): FoundPage | null {
    const known = cacheStatus(page)
    return known === 'gone' ? null : { page, tier, cacheStatus: known }
  }

  return {
    async read(key) {
      await context.refreshPurges()
      const known = memory.get(key)
      const inMemory = known ? found('memory', known) : null
      if (inMemory?.cacheStatus === 'fresh') return inMemory
      const stored = await readStored(key)
      const inKv = stored && found('kv', stored)
      if (!inKv || (inMemory && !isBetter(inKv.cacheStatus, inMemory.cacheStatus))) return inMemory
      memory.set(key, inKv.page, inKv.page.body.byteLength)
      return inKv
    },
    store(key, page, { memoryOnly = false } = {}) {
      const isKeepable = ['fresh', 'stale'].includes(cacheStatus(page))
      if (!isKeepable || page.body.byteLength > MAX_PAGE_BYTES) return
      memory.set(key, page, page.body.byteLength)
      if (memoryOnly) return
      const seconds = Math.ceil((page.life.errorUntil - page.life.storedAt) / 1000)
      const options = { expirationTtl: Math.max(KV_MIN_TTL_SECONDS, seconds), metadata: toMetadata(page) }
      waitUntil(
        kv
          .put(PREFIX + key, pack(page), options)
          .catch((error) => log.warn('cache.storeFailed', { key, error })),
      )
    },
    remove(key) {
      memory.delete(key)
      waitUntil(kv.delete(PREFIX + key).catch((error) => log.warn('cache.storeFailed', { key, error })))
    },
    isPurged: (page) => cacheStatus(page) === 'gone',
    epoch: () => purges()?.sequence ?? 0,
  }
}

const NEWLINE = 10

function pack({ body, ...facts }: StoredPage): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify(facts)}\n`)
  const packed = new Uint8Array(head.byteLength + body.byteLength)
  packed.set(head)
  packed.set(body, head.byteLength)
  return packed
}

const factsSchema = keptSchema.extend({
  noncePlaces: z.array(z.number()),
  etag: z.string(),
  status: z.number(),
  name: z.string(),
  path: z.string(),
})

/** Throws for what `pack` did not make. */
function unpack(packed: Uint8Array): StoredPage {
  const end = packed.indexOf(NEWLINE)
  const facts = factsSchema.parse(JSON.parse(new TextDecoder().decode(packed.subarray(0, end))))
  return { ...facts, body: packed.subarray(end + 1) }
}
