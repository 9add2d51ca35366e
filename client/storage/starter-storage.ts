import type { DeviceKey } from './storage-keys.ts'

/**
 * The device's storage for the starter, which must stay tiny: without the rules of `device-storage.ts`, because it asks
 * twice and is done.
 */
export function readDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // forbidden
  }
}

/** Throws where nothing can be kept: the starter has one place for all that does not come. */
export const writeDevice = (key: DeviceKey, text: string): void => localStorage.setItem(key, text)
