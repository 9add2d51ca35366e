import { createStore, del, set, type UseStore, values } from 'idb-keyval'
import { isFull } from './device-storage.ts'
import { makeRoom } from './make-room.ts'
import type { DatabaseName } from './storage-keys.ts'
import { withTimeout } from './with-timeout.ts'

/** Spec §9, Local cache time-out. A row that gets through after it is known by its id all the same. */
const ACCESS_MS = 800
const ITERATION_MS = 2000

/** Rows in IndexedDB. Nothing here rejects: storage may be forbidden, full or silent. */
export interface RowStore {
  /** Null: nobody can tell. */
  readAll(): Promise<unknown[] | null>
  /** Whether the row is kept. */
  write(id: string, row: unknown): Promise<boolean>
  remove(id: string): Promise<void>
}

/** The rows of one database; nothing is opened before it is used. */
export const openRows = (database: DatabaseName, table: string): RowStore =>
  createRowStore(createStore(database, table))

export function createRowStore(store: UseStore): RowStore {
  return {
    readAll: async () => (await withTimeout(ITERATION_MS, () => values<unknown>(store)).catch(warn)) ?? null,
    write: (id, row) => withTimeout(ACCESS_MS, () => write(store, id, row)).then(() => true, isLost),
    remove: (id) => withTimeout(ACCESS_MS, () => del(id, store)).catch(warn),
  }
}

/** Writes a row. A full device makes room first by letting go of what can be had again (R4.128). */
async function write(store: UseStore, id: string, row: unknown): Promise<void> {
  try {
    await set(id, row, store)
  } catch (error) {
    if (!isFull(error)) throw error
    await makeRoom()
    await set(id, row, store)
  }
}

function warn(error: unknown): undefined {
  console.warn('rows are not kept on this device', error)
}

function isLost(error: unknown): boolean {
  warn(error)
  return false
}
