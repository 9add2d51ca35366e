/** How the device's storage has behaved in this visit. */
export interface StorageHealth {
  /** A failed read weighs as much as thirty failed writes: a storage that cannot be read is forbidden. */
  errors: number
  /** When it was switched off, in milliseconds since the epoch; −∞: it is in use. */
  offSince: number
}

export const healthyStorage: StorageHealth = { errors: 0, offSince: -Infinity }

const MOST_WRITE_ERRORS = 30 // Spec §9, Cache disabled after 1 read error or 30 write errors
const CHECK_MS = 30_000 // Spec §9, Storage check

/** The health after an error. Too many switch the storage off. */
export function afterStorageError(health: StorageHealth, kind: 'read' | 'write', now: number): StorageHealth {
  const errors = health.errors + (kind === 'read' ? MOST_WRITE_ERRORS : 1)
  return { errors, offSince: errors >= MOST_WRITE_ERRORS ? now : -Infinity }
}

/** Whether the storage is left alone. Every half minute it is looked at again. */
export const isStorageOff = ({ offSince }: StorageHealth, now: number): boolean => now - offSince < CHECK_MS
