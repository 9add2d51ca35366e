import { createStore, del, get, set, type UseStore, update, values } from 'idb-keyval'
import { freeSpace } from './free-space.ts'
import { isFull } from './is-full.ts'
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

/** One value that is made once and then kept, such as a key. */
export interface KeptValue<T> {
  /** Undefined: nothing is kept. Null: nobody can tell. */
  read(): Promise<T | undefined | null>
  /** Keeps a value unless another page or worker has kept one first; the one that is kept. Null: it cannot be kept. */
  keep(value: T): Promise<T | null>
}

/** A value in a database of its own. `isValue` says whether what is found there is one. */
export const openValue = <T>(database: DatabaseName, isValue: (value: unknown) => value is T): KeptValue<T> =>
  createKeptValue(createStore(database, VALUES), isValue)

const VALUES = 'values'
const VALUE = 'value'

export function createKeptValue<T>(store: UseStore, isValue: (value: unknown) => value is T): KeptValue<T> {
  async function read(): Promise<T | undefined | null> {
    const found = await withTimeout(ACCESS_MS, () => get<unknown>(VALUE, store)).catch(warnUnread)
    return found === null || isValue(found) ? found : undefined
  }
  return {
    read,
    async keep(value) {
      const first = (old: unknown) => (isValue(old) ? old : value) // one transaction: two pages never keep two
      const isKept = await withTimeout(ACCESS_MS, () => update<unknown>(VALUE, first, store)).then(
        () => true,
        warnLost,
      )
      return isKept ? ((await read()) ?? null) : null
    },
  }
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

function warnUnread(error: unknown): null {
  warn(error)
  return null
}

function warnLost(error: unknown): boolean {
  warn(error)
  return false
}
