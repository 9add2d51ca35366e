import type { DeviceKey, TabKey } from './storage-keys.ts'

/**
 * Storage access for the starter, which must stay tiny. It has none of the rules of `device-storage.ts`, because it is
 * used only a few times.
 */
export function readDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // blocked by the browser
  }
}

export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // blocked by the browser
  }
}

/** Throws when storage is blocked. The starter handles all failures in one place. */
export const writeDevice = (key: DeviceKey, text: string): void => localStorage.setItem(key, text)
