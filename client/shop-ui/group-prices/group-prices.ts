import type { CardPrice } from '#shared/api/group-prices.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { createStore, useStore } from '../../ui/create-store.ts'

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

/** With another owner every price is asked for anew (R4.27). */
export const ownedBy = (owner: string | null): GroupPrices => (owner ? { owner, prices: {} } : guest)

const shown = createStore(() => ownedBy(deviceStorage.getItem(OWNER)), { key: OWNER, parse: ownedBy })

export const readGroupPrices = (): GroupPrices => shown.read()
export const showGroupPrices = (next: GroupPrices): void => shown.write(next)

/** Documents are the same for everybody: their prices are a guest's until React is here. */
export const useGroupPrices = (): GroupPrices => useStore(shown, guest)
