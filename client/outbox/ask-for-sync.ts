/** Tag of the `sync` and `periodicsync` events that send what waits. */
export const OUTBOX_SYNC = 'skare-outbox'

const SELDOM_MS = 12 * 3_600_000

/** What Chromium has beyond the standard types. */
interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> }
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
}

/**
 * Asks the browser to wake the service worker when there is a connection, also when no tab is open. A browser without
 * Background Sync, or a shopper who has not allowed it, leaves the sending to the next start.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration: (ServiceWorkerRegistration & SyncRegistration) | undefined =
      await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(OUTBOX_SYNC)
    if (registration?.periodicSync && (await isGranted()))
      await registration.periodicSync.register(OUTBOX_SYNC, { minInterval: SELDOM_MS })
  } catch (error) {
    console.warn('the service worker will not be woken', error)
  }
}

async function isGranted(): Promise<boolean> {
  const name = 'periodic-background-sync' as PermissionName // Chromium's, not in the types
  return (await navigator.permissions.query({ name })).state === 'granted'
}
