import { TIMED_OUT, withTimeout } from '../async/with-timeout.ts'
import type { CacheContext } from './cache-context.ts'
import { isBetter } from './cache-status.ts'
import type { StoredPage } from './entries.ts'
import { createPageStore, type FoundPage } from './page-store.ts'
import { isRenewalPaused } from './renewals.ts'

export interface CachedPage extends FoundPage {
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

/** How long a stale page in memory waits for a better one in KV: another isolate may have renewed it. */
const BETTER_WAIT_MS = 50

/** The page cache: the isolate's memory first, then KV. */
export function createPageCache(context: CacheContext): PageCache {
  const { readMemory, readStored, writeMemory, ...rest } = createPageStore(context)

  async function read(key: string): Promise<CachedPage | null> {
    await context.refreshPurges()
    const inMemory = readMemory(key)
    if (inMemory?.cacheStatus === 'fresh') return inMemory
    const isShown = inMemory && isShowable(inMemory)
    const { found, late }: Better = isShown ? await readBetter(key) : { found: await readStored(key) }
    if (!found || (inMemory && !isBetter(found.cacheStatus, inMemory.cacheStatus)))
      return inMemory && { ...inMemory, late }
    writeMemory(key, found.page)
    return found
  }

  /** A better page from KV than the stale one in memory. */
  async function readBetter(key: string): Promise<Better> {
    if (isRenewalPaused(context, key)) return { found: null } // no isolate has a better one
    const reading = readStored(key)
    const found = await withTimeout(reading, BETTER_WAIT_MS)
    if (found !== TIMED_OUT) return { found }
    const late = reading.then((page) => writeIfFresh(key, page))
    context.waitUntil(late)
    return { found: null, late }
  }

  function writeIfFresh(key: string, found: FoundPage | null): boolean {
    if (found?.cacheStatus !== 'fresh') return false
    writeMemory(key, found.page)
    return true
  }

  return { ...rest, read, epoch: () => context.purges()?.sequence ?? 0 }
}

/** What KV has in time. `late`: it comes after the limit; then the next rendering waits for it. */
interface Better {
  found: FoundPage | null
  late?: Promise<boolean>
}

/** Whether a page that is not fresh may be shown at once. */
const isShowable = ({ cacheStatus }: CachedPage): boolean =>
  cacheStatus === 'stale' || cacheStatus === 'softPurged'
