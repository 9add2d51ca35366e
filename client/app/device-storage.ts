import { afterStorageError, healthyStorage, isStorageOff } from '#shared/storage-health.ts'

export interface DeviceStorage {
  /** Null: nothing is kept under this key, or nothing can be read. */
  getItem(key: string): string | null
  /** What cannot be kept costs the next visit, never this one. */
  setItem(key: string, text: string): void
}

interface Doors {
  open: () => Pick<Storage, 'getItem' | 'setItem'>
  makeRoom: () => unknown
  now: () => number
}

/**
 * The device's storage as everything here uses it: nothing it does breaks a page. Full, it makes room and tries again
 * (R4.128); failing too often it is left alone for a while (R4.130).
 */
export function createDeviceStorage({ open, makeRoom, now }: Doors): DeviceStorage {
  let health = healthyStorage

  function attempt<T>(kind: 'read' | 'write', work: () => T): T | null {
    if (isStorageOff(health, now())) return null
    try {
      const result = work()
      if (health.offSince !== null) health = healthyStorage
      return result
    } catch (error) {
      health = afterStorageError(health, kind, now())
      console.warn('the storage of this device', kind, error)
      return null
    }
  }

  return {
    getItem: (key) => attempt('read', () => open().getItem(key)),
    setItem: (key, text) => {
      const write = () => open().setItem(key, text)
      attempt('write', () => {
        try {
          write()
        } catch (error) {
          if (!isFull(error)) throw error
          makeRoom()
          write()
        }
      })
    },
  }
}

/** Whether a storage refuses because it is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** What can be had again. Cart, wishlist and outbox cannot (design §10). */
const CACHED_KEYS = ['skare:view-history']

/** Clears what only saves time: remembered views, and the pages and answers kept by address (R4.129). */
export async function makeRoom(): Promise<void> {
  for (const key of CACHED_KEYS) localStorage.removeItem(key)
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

export const deviceStorage = createDeviceStorage({
  open: () => localStorage,
  makeRoom: () => makeRoom().catch((error: unknown) => console.warn('no room was made', error)),
  now: Date.now,
})
