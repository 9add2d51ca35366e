import { clear, createStore, delMany, entries, getMany, setMany } from 'idb-keyval'
import type { Quota, RowForm } from '#shared/stored-row.ts'
import type { DatabaseName } from './storage-keys.ts'
import { withTimeout } from './with-timeout.ts'

/** What a device keeps of the catalogue. */
export type EntityType = 'category' | 'attribute' | 'product' | 'query'

interface CatalogueTable extends Quota, RowForm {
  database: DatabaseName
}

/** Version 0 had neither sizes nor moments: such rows are dropped, because nobody can say how old they are. */
const dropped = { version: 1, migrations: { 0: () => null } }

/** The tables with their quotas. A product is about 700 bytes, a query 4 kB: together at most 4 MB. */
const catalogueTables: Record<EntityType, CatalogueTable> = {
  category: { database: 'skare-categories', maxRows: 100, maxBytes: 500_000, ...dropped },
  attribute: { database: 'skare-attributes', maxRows: 100, maxBytes: 200_000, ...dropped },
  product: { database: 'skare-products', maxRows: 2000, maxBytes: 2_500_000, ...dropped },
  query: { database: 'skare-queries', maxRows: 200, maxBytes: 800_000, ...dropped },
}

/** The table of an entity type. Throws for a type that there is none of (R7.46). */
export function tableOf(type: EntityType): CatalogueTable {
  if (!Object.hasOwn(catalogueTables, type)) throw new Error(`unknown entity type ${type}`)
  return catalogueTables[type]
}

/** The rows of one database, as IndexedDB offers them: every access may fail or never end. */
export interface RowTable {
  get(keys: string[]): Promise<unknown[]>
  entries(): Promise<[string, unknown][]>
  put(rows: [string, unknown][]): Promise<void>
  remove(keys: string[]): Promise<void>
}

const ROWS = 'rows'

export function openTable(database: DatabaseName): RowTable {
  const store = createStore(database, ROWS)
  return {
    get: (keys) => getMany(keys, store),
    entries: () => entries<string, unknown>(store),
    put: (rows) => setMany(rows, store),
    remove: (keys) => delMany(keys, store),
  }
}

const ACCESS_MS = 800 // Spec §9, Local cache time-out

/** Deletes what is kept of the catalogue. Never rejects, and does not wait for a device that does not answer. */
export async function emptyCatalogue(): Promise<void> {
  const databases = Object.values(catalogueTables).map(({ database }) => database)
  await Promise.allSettled(
    databases.map((database) => withTimeout(ACCESS_MS, () => clear(createStore(database, ROWS)))),
  )
}
