import { afterStorageError, healthyStorage, isStorageOff } from '#shared/storage-health.ts'
import type { DeviceKey, TabKey } from './storage-keys.ts'
import { writeWithRoom } from './write-with-room.ts'

/** A key-value storage that never throws, even when the browser blocks it, it is full, or it fails. */
export interface DeviceStorage<Key extends string = DeviceKey> {
  /** Null when nothing is stored under this key, or storage cannot be read. */
  getItem(key: Key): string | null
  /**
   * Resolves to whether the text was stored, or a later one in its place; never rejects. The text is stored when the call
   * returns, unless space must be freed first.
   */
  setItem(key: Key, text: string): Promise<boolean>
  removeItem(key: Key): void
  /** False when storage has failed too often and is not used for a while. */
  isWorking(): boolean
}

interface StorageDeps {
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  freeSpace: () => Promise<void>
  now: () => number
}

/**
 * Creates the access to `localStorage` or `sessionStorage`. When storage is full, it frees space and tries again
 * (R4.128). After too many failures it is not used for a while (R4.130).
 */
export function createDeviceStorage<Key extends string = string>({
  open,
  freeSpace,
  now,
}: StorageDeps): DeviceStorage<Key> {
  let health = healthyStorage
  /** What each key was to hold last: it may change while space is freed for an earlier text. */
  const wanted = new Map<Key, string>()
  const isOff = () => isStorageOff(health, now())

  function fail(kind: 'read' | 'write', error: unknown): null {
    health = afterStorageError(health, kind, now())
    console.warn('storage', kind, error)
    return null
  }

  async function write(key: Key, text: string): Promise<void> {
    wanted.set(key, text)
    const put = async () => {
      if (wanted.get(key) === text) open().setItem(key, text)
      if (health.offSince > 0) health = healthyStorage // at once: what fails next counts
    }
    await writeWithRoom(put, [freeSpace])
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
      wanted.delete(key)
      try {
        open().removeItem(key) // also while it is off: deleting works when a storage is too full to write
      } catch (error) {
        if (!isOff()) fail('write', error)
      }
    },
    isWorking: () => !isOff(),
  }
}

const freeSpace = () => import('./free-space.ts').then((module) => module.freeSpace())

/** Storage that persists between visits. */
export const deviceStorage = createDeviceStorage<DeviceKey>({
  open: () => localStorage,
  freeSpace,
  now: Date.now,
})

/** Storage of this tab, which survives a reload. */
export const tabStorage = createDeviceStorage<TabKey>({
  open: () => sessionStorage,
  freeSpace,
  now: Date.now,
})
