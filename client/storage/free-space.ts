/** Keys that can be deleted, because their data can be loaded again. Cart, wishlist and outbox cannot. */
const CACHED_KEYS = ['skare:view-history']

/** Deletes data that only saves time: viewed products, and cached pages and responses (R4.129). */
export async function freeSpace(): Promise<void> {
  for (const key of CACHED_KEYS) localStorage.removeItem(key)
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
