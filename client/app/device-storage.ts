import { afterStorageError, healthyStorage, isStorageOff } from '#shared/storage-health.ts'

export interface DeviceStorage {
  /** Null: nothing is kept under this key, or nothing can be read. */
  getItem(key: string): string | null
  /** What cannot be kept costs the next visit, never this one. */
  setItem(key: string, text: string): void
}

interface Doors {
  open: () => Pick<Storage, 'getItem' | 'setItem'>
  makeRoom: () => Promise<void>
  now: () => number
}

/**
 * The device's storage as everything here uses it: nothing it does breaks a page. Full, it makes room and tries again
 * (R4.128); failing too often it is left alone for a while (R4.130).
 */
export function createDeviceStorage({ open, makeRoom, now }: Doors): DeviceStorage {
  let health = healthyStorage

  const fail = (kind: 'read' | 'write', error: unknown) => {
    health = afterStorageError(health, kind, now())
    console.warn('storage', kind, error)
  }
  const write = (key: string, text: string) => {
    open().setItem(key, text)
    if (health.offSince) health = healthyStorage
  }

  return {
    getItem(key) {
      try {
        return isStorageOff(health, now()) ? null : open().getItem(key)
      } catch (error) {
        fail('read', error)
        return null
      }
    },
    setItem(key, text) {
      if (isStorageOff(health, now())) return
      try {
        write(key, text)
      } catch (error) {
        const again = isFull(error) ? makeRoom().then(() => write(key, text)) : Promise.reject(error)
        again.catch((cause: unknown) => fail('write', cause))
      }
    },
  }
}

/** Whether a storage refuses because it is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

export const deviceStorage = createDeviceStorage({
  open: () => localStorage,
  makeRoom: () => import('../offline/make-room.ts').then((module) => module.makeRoom()),
  now: Date.now,
})
