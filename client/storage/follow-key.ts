import { deviceStorage } from './device-storage.ts'
import type { DeviceKey } from './storage-keys.ts'

/**
 * Calls `onText` with the new text of a key when another document has changed it, until the returned function is called.
 * Not every browser tells a page in the back/forward cache of it, so a page that comes back compares.
 */
export function followKey(key: DeviceKey, onText: (text: string | null) => void): () => void {
  let left: string | null = null
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) onText(event.newValue)
  }
  const onHide = () => {
    left = deviceStorage.getItem(key)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const text = persisted ? deviceStorage.getItem(key) : left
    if (text !== left) onText(text)
  }
  addEventListener('storage', onStorage)
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}
