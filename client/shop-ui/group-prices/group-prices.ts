import { useSyncExternalStore } from 'react'
import type { CardPrice } from '#shared/api/group-prices.ts'
import { deviceStorage } from '../../storage/device-storage.ts'

/** The prices of whoever is logged in on this device. */
export interface GroupPrices {
  /** Who it is, as the device remembers it; null: nobody with prices of their own, so that nothing is asked. */
  owner: string | null
  /** By sku, those that differ from a guest's. */
  prices: Record<string, CardPrice>
}

/** Where the device keeps it; other tabs hear of a change. */
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

/** With another owner every price is asked for anew (R4.27). */
export const ownedBy = (owner: string | null): GroupPrices => (owner ? { owner, prices: {} } : guest)

const follow = ({ key, newValue }: StorageEvent) => {
  if (key === OWNER) showGroupPrices(ownedBy(newValue))
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', follow) // once, however often it is said
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Documents are the same for everybody: their prices are a guest's until React is here. */
export const useGroupPrices = (): GroupPrices => useSyncExternalStore(subscribe, readGroupPrices, () => guest)
