import { afterStorageError, healthyStorage, isStorageOff } from '#shared/storage-health.ts'
import { currentValue, isStoredRow, planEviction, type StoredRow } from '#shared/stored-row.ts'
import { type EntityType, openTable, type RowTable, tableOf } from './catalogue-tables.ts'
import { freeSpace } from './free-space.ts'
import { withTimeout } from './with-timeout.ts'
import { writeWithRoom } from './write-with-room.ts'

/** A value that the device has kept. Its shape is unknown: whoever reads it checks. */
interface SavedValue {
  value: unknown
  /** ISO 8601. */
  savedAt: string
}

/**
 * What the device keeps of the catalogue. No method rejects because of the device: storage may be blocked, full or slow,
 * and then nothing is kept. An unknown entity type throws (R7.46).
 */
interface SavedCatalogue {
  /** The values of these keys; undefined for what is not kept. */
  read(type: EntityType, keys: string[]): Promise<(SavedValue | undefined)[]>
  readAll(type: EntityType): Promise<SavedValue[]>
  /** Resolves to whether the values were kept. The oldest go when there are too many. */
  write(type: EntityType, values: [string, unknown][]): Promise<boolean>
}

interface CatalogueDeps {
  open: (database: ReturnType<typeof tableOf>['database']) => RowTable
  freeSpace: () => Promise<void>
  now: () => number
}

const ACCESS_MS = 800 // Spec §9, Local cache time-out
const ITERATION_MS = 2000

export function createSavedCatalogue({ open, freeSpace, now }: CatalogueDeps): SavedCatalogue {
  let health = healthyStorage
  const tables = new Map<EntityType, RowTable>()

  /** One access; null when it failed, took too long, or storage is switched off (R4.130, R9.3). */
  async function attempt<T>(kind: 'read' | 'write', ms: number, access: () => Promise<T>): Promise<T | null> {
    if (isStorageOff(health, now())) return null
    try {
      const result = await withTimeout(ms, access)
      if (health.offSince > 0) health = healthyStorage
      return result
    } catch (error) {
      health = afterStorageError(health, kind, now())
      console.info('saved catalogue', kind, error) // nothing is lost but time
      return null
    }
  }

  function rowsOf(type: EntityType): RowTable {
    const table = tables.get(type) ?? open(tableOf(type).database)
    tables.set(type, table)
    return table
  }

  const toSaved = (type: EntityType, row: unknown): SavedValue[] => {
    const value = currentValue(row, tableOf(type))
    return isStoredRow(row) && value !== null ? [{ value, savedAt: row.savedAt }] : []
  }

  /** Writes. A full device makes room first here, of the `older` rows, then elsewhere. */
  const put = (table: RowTable, rows: [string, StoredRow][], older: string[]): Promise<void> =>
    writeWithRoom(() => table.put(rows), [() => table.remove(older), freeSpace])

  return {
    async read(type, keys) {
      const table = rowsOf(type)
      const rows = await attempt('read', ACCESS_MS, () => table.get(keys))
      return keys.map((_, at) => toSaved(type, rows?.[at])[0])
    },
    async readAll(type) {
      const table = rowsOf(type)
      const rows = await attempt('read', ITERATION_MS, () => table.entries())
      return (rows ?? []).flatMap(([, row]) => toSaved(type, row))
    },
    async write(type, values) {
      const table = rowsOf(type)
      const entries = await attempt('read', ITERATION_MS, () => table.entries())
      if (!entries) return false
      const savedAt = new Date(now()).toISOString()
      const rows = values.map(([key, value]): [string, StoredRow] => [key, toRow(type, value, savedAt)])
      const written = new Set(rows.map(([key]) => key))
      const others = entries.filter(([key]) => !written.has(key))
      const removed = planEviction([...others, ...rows], tableOf(type), savedAt)
      const half = { maxRows: others.length >> 1, maxBytes: Number.POSITIVE_INFINITY }
      const older = planEviction(others, half, savedAt)
      const isWritten = await attempt('write', ACCESS_MS, () => put(table, rows, older).then(() => true))
      if (removed.length > 0) await attempt('write', ACCESS_MS, () => table.remove(removed))
      return isWritten ?? false
    },
  }
}

const toRow = (type: EntityType, value: unknown, savedAt: string): StoredRow => ({
  version: tableOf(type).version,
  savedAt,
  bytes: JSON.stringify(value).length,
  value,
})

/** What this device keeps. */
export const savedCatalogue = createSavedCatalogue({ open: openTable, freeSpace, now: Date.now })
