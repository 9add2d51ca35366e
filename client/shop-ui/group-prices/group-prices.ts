import type { CardPrice } from '#shared/api/group-prices.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { createStore, useStore } from '../../ui/create-store.ts'

/** The prices of the customer who is logged in on this device. */
interface GroupPrices {
  /** Id of the customer with group prices, as stored on the device; null: none, so that nothing is loaded. */
  owner: string | null
  /** Prices by sku; only those that differ from a guest's. */
  prices: Record<string, CardPrice>
}

/** Key of the stored owner. Other tabs are notified of a change. */
export const OWNER = 'skare:price-owner'
const guest: GroupPrices = { owner: null, prices: {} }

/** Empty prices for a new owner: all are loaded again (R4.27). */
export const ownedBy = (owner: string | null): GroupPrices => (owner ? { owner, prices: {} } : guest)

const shown = createStore(() => ownedBy(deviceStorage.getItem(OWNER)), { key: OWNER, parse: ownedBy })

export const readGroupPrices = (): GroupPrices => shown.read()
export const showGroupPrices = (next: GroupPrices): void => shown.write(next)

/** The group prices. Documents are the same for everybody, so they show guests' prices until React has hydrated. */
export const useGroupPrices = (): GroupPrices => useStore(shown, guest)
