/** A least-recently-used cache in the isolate, bounded by bytes. */
export interface MemoryCache<T, K = string> {
  get(key: K): T | undefined
  set(key: K, value: T, bytes: number): void
  delete(key: K): void
}

export function createMemoryCache<T, K = string>(maxBytes: number): MemoryCache<T, K> {
  const entries = new Map<K, { value: T; bytes: number }>() // insertion order is the order of use
  let usedBytes = 0
  const remove = (key: K) => {
    usedBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      usedBytes += bytes
      for (const oldest of entries.keys()) {
        if (usedBytes <= maxBytes) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
