/** The errors of the device's storage in this visit. */
interface StorageHealth {
  /** A failed read counts as much as thirty failed writes, because an unreadable storage is blocked. */
  errors: number
  /** When it was switched off, in milliseconds since the epoch; −∞: it is on. */
  offSince: number
}

export const healthyStorage: StorageHealth = { errors: 0, offSince: -Infinity }

const MAX_WRITE_ERRORS = 30 // Spec §9, Cache disabled after 1 read error or 30 write errors
const CHECK_MS = 30_000 // Spec §9, Storage check

/** The health after an error. Too many errors switch the storage off. */
export function afterStorageError(health: StorageHealth, kind: 'read' | 'write', now: number): StorageHealth {
  const errors = health.errors + (kind === 'read' ? MAX_WRITE_ERRORS : 1)
  return { errors, offSince: errors >= MAX_WRITE_ERRORS ? now : -Infinity }
}

/** Whether the storage is switched off. Every half minute it is tried again, also when the clock was set back. */
export const isStorageOff = ({ offSince }: StorageHealth, now: number): boolean =>
  Math.abs(now - offSince) < CHECK_MS
