import { isRecord } from './is-record.ts'

/** A row as a device keeps it. `version` is the form of its value. */
export interface StoredRow {
  version: number
  /** When the value came from the shop, ISO 8601. */
  savedAt: string
  /** Size of the value as JSON, for the quota. */
  bytes: number
  value: unknown
}

/** Turns a value of one version into the next; null drops it. */
type Migration = (value: unknown) => unknown

/** The current form of a kind of rows, and the way to it from each earlier one: `migrations[1]` leads to version 2. */
export interface RowForm {
  version: number
  migrations: Record<number, Migration>
}

/**
 * The value of a stored row in the current form. Null when there is no way to it: the row is damaged, too old, or of a
 * newer build, which another tab may be running.
 */
export function currentValue(row: unknown, { version, migrations }: RowForm): unknown {
  if (!isStoredRow(row)) return null
  let { value } = row
  for (let from = row.version; from < version; from++)
    value = value === null ? null : (migrations[from]?.(value) ?? null)
  return row.version > version ? null : value
}

export const isStoredRow = (row: unknown): row is StoredRow =>
  isRecord(row) && Number.isInteger(row.version) && typeof row.savedAt === 'string' && 'value' in row

/** How much a table may hold. */
export interface Quota {
  maxRows: number
  maxBytes: number
}

/**
 * Keys of the rows that must go so that the rest is within the quota: the oldest first. Damaged rows count as oldest, and so do
 * those later than `now`: the clock was set back.
 */
export function planEviction(rows: [string, unknown][], { maxRows, maxBytes }: Quota, now: string): string[] {
  const savedAt = (row: unknown) => (isStoredRow(row) && row.savedAt <= now ? row.savedAt : '')
  const newestFirst = rows.toSorted(([, one], [, other]) => (savedAt(one) < savedAt(other) ? 1 : -1))
  let bytes = 0
  return newestFirst.flatMap(([key, row], at) => {
    bytes += isStoredRow(row) ? row.bytes : 0
    return at >= maxRows || bytes > maxBytes ? [key] : []
  })
}
