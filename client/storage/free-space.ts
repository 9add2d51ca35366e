/** What can be had again. Cart, wishlist and outbox cannot. */
const CACHED_KEYS = ['skare:view-history']

/** Clears what only saves time: remembered views, and the pages and answers kept by address (R4.129). */
export async function makeRoom(): Promise<void> {
  for (const key of CACHED_KEYS) localStorage.removeItem(key)
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
