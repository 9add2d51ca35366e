import { useSyncExternalStore } from 'react'
import type { CardPrice } from '#shared/api/group-prices.ts'
import { deviceStorage } from '../../storage/device-storage.ts'

/** The prices of the customer who is logged in on this device. */
export interface GroupPrices {
  /** Id of the customer with group prices, as stored on the device; null: none, so that nothing is loaded. */
  owner: string | null
  /** Prices by sku; only those that differ from a guest's. */
  prices: Record<string, CardPrice>
}

/** Key of the stored owner. Other tabs are notified of a change. */
export const OWNER = 'skare:price-owner'
const guest: GroupPrices = { owner: null, prices: {} }
let state: GroupPrices | undefined
const listeners = new Set<() => void>()

export function readGroupPrices(): GroupPrices {
  state ??= ownedBy(deviceStorage.getItem(OWNER))
  return state
}

export function showGroupPrices(next: GroupPrices): void {
  state = next
  for (const listener of listeners) listener()
}

/** Empty prices for a new owner: all are loaded again (R4.27). */
export const ownedBy = (owner: string | null): GroupPrices => (owner ? { owner, prices: {} } : guest)

const follow = ({ key, newValue }: StorageEvent) => {
  if (key === OWNER) showGroupPrices(ownedBy(newValue))
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', follow) // adding the same listener again has no effect
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The group prices. Documents are the same for everybody, so they show guests' prices until React has hydrated. */
export const useGroupPrices = (): GroupPrices => useSyncExternalStore(subscribe, readGroupPrices, () => guest)
