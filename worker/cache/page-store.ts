import type { CacheContext } from './cache-context.ts'
import { type CacheStatus, cacheStatusOf } from './cache-status.ts'
import type { StoredPage } from './entries.ts'
import { readNewest, writeNewest } from './newest-entry.ts'
import { packPage, unpackPage } from './packed-page.ts'
import { PAGE_PREFIX as PREFIX, toMetadata } from './page-index.ts'
import { readKv } from './read-kv.ts'

/** A page, where it was found, and how it may be used. */
export interface FoundPage {
  page: StoredPage
  tier: 'memory' | 'kv'
  cacheStatus: Exclude<CacheStatus, 'gone'>
}

const MAX_PAGE_BYTES = 1024 * 1024 // larger pages are not stored

/** The two places of pages: the isolate's memory, and KV for all of them. */
export function createPageStore(context: CacheContext) {
  const { isolate, kv, log, waitUntil, now, purges } = context
  const memory = isolate.pages
  /** The keys under which a read has found something in KV. */
  const keysInKv = new Set<string>()

  const statusOf = (page: StoredPage): CacheStatus => cacheStatusOf(page, purges(), now())

  function toFound(tier: FoundPage['tier'], page: StoredPage): FoundPage | null {
    const cacheStatus = statusOf(page)
    return cacheStatus === 'gone' ? null : { page, tier, cacheStatus }
  }

  function readMemory(key: string): FoundPage | null {
    const page = memory.get(key)
    return page ? toFound('memory', page) : null
  }

  async function readStored(key: string): Promise<FoundPage | null> {
    const stored = await readNewest(context, PREFIX + key, readKey)
    return stored && toFound('kv', stored.entry)
  }

  async function readKey(key: string): Promise<{ entry: StoredPage } | null> {
    try {
      const stored = await readKv(context, () => kv.get(key, 'arrayBuffer'))
      if (!stored) return null
      keysInKv.add(key)
      return { entry: unpackPage(new Uint8Array(stored)) }
    } catch (error) {
      log.warn('cache.unreadableEntry', { key, error })
      return null
    }
  }

  const writeMemory = (key: string, page: StoredPage): void => memory.set(key, page, page.body.byteLength)

  const isPurged = (page: StoredPage): boolean => statusOf(page) === 'gone'

  const logFailure = (key: string) => (error: unknown) => log.warn('cache.storeFailed', { key, error })

  function store(key: string, page: StoredPage, { memoryOnly = false } = {}): void {
    const isStorable = ['fresh', 'stale'].includes(statusOf(page))
    if (!isStorable || page.body.byteLength > MAX_PAGE_BYTES) return
    writeMemory(key, page)
    if (memoryOnly) return
    const packed = { entry: page, value: packPage(page), metadata: toMetadata(page) }
    waitUntil(writeNewest(context, PREFIX + key, packed).catch(logFailure(key)))
  }

  function remove(key: string): void {
    memory.delete(key)
    if (!keysInKv.has(PREFIX + key)) return
    waitUntil(kv.delete(PREFIX + key).catch(logFailure(key)))
  }

  return { readMemory, readStored, writeMemory, isPurged, store, remove }
}
