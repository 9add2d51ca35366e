import { afterStorageError, healthyStorage, isStorageOff } from '#shared/storage-health.ts'
import type { DeviceKey, TabKey } from './storage-keys.ts'

/** A storage of texts that breaks nothing: the browser may forbid it, it may be full, it may fail. */
export interface DeviceStorage<Key extends string = DeviceKey> {
  /** Null: nothing is kept under this key, or nothing can be read. */
  getItem(key: Key): string | null
  /** Whether the text is kept. Never rejects; written when it returns, unless room has to be made first. */
  setItem(key: Key, text: string): Promise<boolean>
  removeItem(key: Key): void
  /** False: it has failed too often and is left alone for now. */
  isWorking(): boolean
}

interface StorageDeps {
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  makeRoom: () => Promise<void>
  now: () => number
}

/**
 * The one way to `localStorage` and `sessionStorage`. Full, it makes room and tries again (R4.128); failing too often it is
 * left alone for a while (R4.130).
 */
export function createDeviceStorage<Key extends string = string>({
  open,
  makeRoom,
  now,
}: StorageDeps): DeviceStorage<Key> {
  let health = healthyStorage
  const isOff = () => isStorageOff(health, now())

  function fail(kind: 'read' | 'write', error: unknown): null {
    health = afterStorageError(health, kind, now())
    console.warn('storage', kind, error)
    return null
  }

  async function write(key: Key, text: string): Promise<void> {
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
    setItem: async (key, text) =>
      !isOff() &&
      write(key, text).then(
        () => true,
        (error: unknown) => fail('write', error) !== null,
      ),
    removeItem(key) {
      try {
        open().removeItem(key) // also while it is off: a storage that is too full to write to can let go
      } catch (error) {
        if (!isOff()) fail('write', error)
      }
    },
    isWorking: () => !isOff(),
  }
}

/** Whether a storage refuses because it is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError'

const makeRoom = () => import('./make-room.ts').then((module) => module.makeRoom())

/** What the device remembers from visit to visit. */
export const deviceStorage = createDeviceStorage<DeviceKey>({
  open: () => localStorage,
  makeRoom,
  now: Date.now,
})

/** What this tab remembers over a reload. */
export const tabStorage = createDeviceStorage<TabKey>({ open: () => sessionStorage, makeRoom, now: Date.now })
