/** When the cart talks to the platform, and what an answer means for the connection (contract §16.1 and §16.3). */
export interface SyncState {
  /** Cart sync is part of the shop's settings. */
  enabled: boolean
  online: boolean
  /** The cart's id at the platform; null while it has none. */
  cartId: string | null
}

/** Whether the platform may be called at all (Spec §4, Cart server connection). */
export const canSync = ({ enabled, online, cartId }: SyncState): boolean =>
  enabled && online && cartId !== null

export interface SyncMark {
  /** Hash of the cart at the last sync; empty when there was none. */
  storedHash: string
  currentHash: string
  /** Null: not yet in this session. For totals, the time of the last totals sync. */
  lastSyncAt: Date | null
}

/** Whether cart or totals need a sync: the stored hash is empty or another one, or nothing was synced yet (Spec §4). */
export function isSyncRequired({ storedHash, currentHash, lastSyncAt }: SyncMark): boolean {
  return storedHash === '' || storedHash !== currentHash || lastSyncAt === null
}

const MAX_BYPASS_ATTEMPTS = 1 // Spec §9, Cart bypass attempts
const OK = 200
const UNAUTHORIZED = 401

/** What to do after asking for a cart: `disableSync` keeps the cart on the device only. */
export function planAfterCreate(
  code: number,
  bypassCount: number,
): 'sync' | 'connectAsGuest' | 'disableSync' {
  if (code === OK) return 'sync'
  return code === UNAUTHORIZED && bypassCount < MAX_BYPASS_ATTEMPTS ? 'connectAsGuest' : 'disableSync'
}

/** What to do after reading the platform's cart. */
export function planAfterPull(code: number, bypassCount: number): 'merge' | 'connectAsGuest' | 'keepLocal' {
  if (code === OK) return 'merge'
  return bypassCount < MAX_BYPASS_ATTEMPTS ? 'connectAsGuest' : 'keepLocal'
}
