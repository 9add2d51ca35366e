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
  const isOff = () => isStorageOff(health, now())

  function fail(kind: 'read' | 'write', error: unknown): null {
    health = afterStorageError(health, kind, now())
    console.warn('storage', kind, error)
    return null
  }

  /** Written when it returns, unless room has to be made. */
  async function write(key: string, text: string): Promise<void> {
    try {
      open().setItem(key, text)
    } catch (error) {
      if (!isFull(error)) throw error
      await makeRoom()
      open().setItem(key, text)
    }
    if (health.offSince > 0) health = healthyStorage
  }

  return {
    getItem(key) {
      try {
        return isOff() ? null : open().getItem(key)
      } catch (error) {
        return fail('read', error)
      }
    },
    setItem(key, text) {
      if (!isOff()) write(key, text).catch((error: unknown) => fail('write', error))
    },
  }
}

/** Whether a storage refuses because it is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError'

export const deviceStorage = createDeviceStorage({
  open: () => localStorage,
  makeRoom: () => import('../offline/make-room.ts').then((module) => module.makeRoom()),
  now: Date.now,
})
