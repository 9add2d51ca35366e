import type { UseStore } from 'idb-keyval'

/** What idb-keyval listens to. */
interface Settling {
  result?: unknown
  onsuccess?: () => void
  oncomplete?: () => void
}

/** Settles in a moment, with what `read` gives then: a transaction that reads and writes is not interrupted. */
function settling(read: () => unknown = () => undefined): Settling {
  const request: Settling = {}
  queueMicrotask(() => {
    request.result = read()
    request.onsuccess?.()
    request.oncomplete?.()
  })
  return request
}

/** A table of IndexedDB in memory, as much of it as idb-keyval uses, and what lies in it. */
export function createMemoryStore() {
  const rows = new Map<unknown, unknown>()
  const table = {
    get: (key: unknown) => settling(() => structuredClone(rows.get(key))),
    getAll: () => settling(() => structuredClone([...rows.values()])),
    put: (value: unknown, key: unknown) => void rows.set(key, structuredClone(value)),
    delete: (key: unknown) => void rows.delete(key),
    get transaction() {
      return settling()
    },
  }
  const store: UseStore = async (_, callback) => callback(table as unknown as IDBObjectStore) // the methods in use
  return { store, rows }
}
