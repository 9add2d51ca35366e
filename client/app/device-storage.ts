/** What the device keeps under a key; null: nothing, or storage is forbidden. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text on the device; null takes it away. Storage that is full or forbidden costs the next visit, not this one. */
export function writeDevice(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    console.warn(`${key} is not kept on this device`, error)
  }
}
