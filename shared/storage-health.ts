/** How the device's storage has behaved in this visit. */
export interface StorageHealth {
  readErrors: number
  writeErrors: number
  /** When it was switched off, in milliseconds since the epoch; null: it is in use. */
  offSince: number | null
}

export const healthyStorage: StorageHealth = { readErrors: 0, writeErrors: 0, offSince: null }

const MOST_ERRORS = { read: 1, write: 30 } // Spec §9, Cache disabled after
const CHECK_MS = 30_000 // Spec §9, Storage check

/** The health after an error. Too many switch the storage off: one read, because a storage that cannot be read is forbidden. */
export function afterStorageError(health: StorageHealth, kind: 'read' | 'write', now: number): StorageHealth {
  const readErrors = health.readErrors + Number(kind === 'read')
  const writeErrors = health.writeErrors + Number(kind === 'write')
  const isTooMuch = readErrors >= MOST_ERRORS.read || writeErrors >= MOST_ERRORS.write
  return { readErrors, writeErrors, offSince: isTooMuch ? now : null }
}

/** Whether the storage is left alone. Every half minute it is looked at again. */
export const isStorageOff = ({ offSince }: StorageHealth, now: number): boolean =>
  offSince !== null && now - offSince < CHECK_MS
