import { createStore, del, set, type UseStore, values } from 'idb-keyval'
import { isFull } from './device-storage.ts'
import { freeSpace } from './free-space.ts'
import type { DatabaseName } from './storage-keys.ts'
import { withTimeout } from './with-timeout.ts'

/** Spec §9, Local cache time-out. A row that is written after the timeout is found by its id later. */
const ACCESS_MS = 800
const ITERATION_MS = 2000

/** Rows in IndexedDB. No method rejects: storage may be blocked, full or slow. */
export interface RowStore {
  /** Null when the rows cannot be read. */
  readAll(): Promise<unknown[] | null>
  /** Resolves to whether the row was stored. */
  write(id: string, row: unknown): Promise<boolean>
  remove(id: string): Promise<void>
}

/** The rows of one database. It is opened at its first use. */
export const openRows = (database: DatabaseName, table: string): RowStore =>
  createRowStore(createStore(database, table))

export function createRowStore(store: UseStore): RowStore {
  return {
    readAll: async () => (await withTimeout(ITERATION_MS, () => values<unknown>(store)).catch(warn)) ?? null,
    write: (id, row) => withTimeout(ACCESS_MS, () => write(store, id, row)).then(() => true, warnLost),
    remove: (id) => withTimeout(ACCESS_MS, () => del(id, store)).catch(warn),
  }
}

/** Writes a row. When storage is full, cached data is deleted first (R4.128). */
async function write(store: UseStore, id: string, row: unknown): Promise<void> {
  try {
    await set(id, row, store)
  } catch (error) {
    if (!isFull(error)) throw error
    await freeSpace()
    await set(id, row, store)
  }
}

function warn(error: unknown): undefined {
  console.warn('rows cannot be stored on this device', error)
}

function warnLost(error: unknown): boolean {
  warn(error)
  return false
}
