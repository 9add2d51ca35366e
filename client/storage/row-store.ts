import { createStore, promisifyRequest, type UseStore, update } from 'idb-keyval'
import { freeSpace } from './free-space.ts'
import type { DatabaseName } from './storage-keys.ts'
import { withTimeout } from './with-timeout.ts'
import { writeWithRoom } from './write-with-room.ts'

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

/** Where one value of a database lies, such as a key. */
export interface ValuePlace<T> {
  store: UseStore
  /** Whether what is found there is one. */
  isValue: (value: unknown) => value is T
}

/** The place of the one value of a database. */
export const placeOf = <T>(
  database: DatabaseName,
  isValue: (value: unknown) => value is T,
): ValuePlace<T> => ({ store: createStore(database, 'values'), isValue })

const VALUE = 'value'

/** Undefined: nothing is stored. Null: it cannot be read just now. */
export async function readValue<T>({ store, isValue }: ValuePlace<T>): Promise<T | undefined | null> {
  const found = await withTimeout(ACCESS_MS, () =>
    store('readonly', (table) => promisifyRequest<unknown>(table.get(VALUE))),
  ).catch(warnUnread)
  return found === null || isValue(found) ? found : undefined
}

/** Keeps a value unless another page has kept one first; the one that is kept. Null: it cannot be kept. */
export async function putIfAbsent<T>(place: ValuePlace<T>, value: T): Promise<T | null> {
  const first = (old: unknown) => (place.isValue(old) ? old : value) // one transaction: two pages never keep two
  const isWritten = await withTimeout(ACCESS_MS, () => update<unknown>(VALUE, first, place.store)).then(
    () => true,
    warnLost,
  )
  return isWritten ? ((await readValue(place)) ?? null) : null
}

/** The rows of one database. It is opened at its first use. */
export const openRows = (database: DatabaseName, table: string): RowStore =>
  createRowStore(createStore(database, table))

export function createRowStore(store: UseStore): RowStore {
  return {
    readAll: async () => (await withTimeout(ITERATION_MS, () => readRows(store)).catch(warn)) ?? null,
    write: (id, row) => withTimeout(ACCESS_MS, () => write(store, id, row)).then(() => true, warnLost),
    remove: (id) => withTimeout(ACCESS_MS, () => change(store, (table) => table.delete(id))).catch(warn),
  }
}

/** Of `idb-keyval` only what opens a database and waits is used: the service worker has little room. */
const readRows = (store: UseStore): Promise<unknown[]> =>
  store('readonly', (table) => promisifyRequest<unknown[]>(table.getAll()))

const change = (store: UseStore, act: (table: IDBObjectStore) => unknown): Promise<void> =>
  store('readwrite', (table) => {
    act(table)
    return promisifyRequest(table.transaction)
  })

/** Writes a row. When storage is full, cached data is deleted first. */
const write = (store: UseStore, id: string, row: unknown): Promise<void> =>
  writeWithRoom(() => change(store, (table) => table.put(row, id)), [freeSpace])

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
