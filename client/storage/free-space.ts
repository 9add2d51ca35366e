import { emptyCatalogue } from './catalogue-tables.ts'
import { emptyCaches } from './device-caches.ts'

/** Keys that can be deleted, because their data can be loaded again. Cart, wishlist and outbox cannot. */
const CACHED_KEYS = ['skare:view-history']

/**
 * Deletes data that only saves time: viewed products, saved pages and pictures, and the
 * saved catalogue (R4.129). Of these caches and databases a browser may block one and not the others.
 */
export async function freeSpace(): Promise<void> {
  for (const key of CACHED_KEYS) globalThis.localStorage?.removeItem(key) // a service worker has none
  await Promise.allSettled([emptyCaches(), emptyCatalogue()])
}
