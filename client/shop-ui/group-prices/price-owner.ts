import { deviceStorage } from '../../storage/device-storage.ts'
import { OWNER, ownedBy, readGroupPrices, showGroupPrices } from './group-prices.ts'

/** Sets the customer whose prices are shown and stores it on the device, so that other tabs follow. */
export function setPriceOwner(owner: string | null): void {
  if (owner === readGroupPrices().owner) return
  showGroupPrices(ownedBy(owner))
  void deviceStorage.setItem(OWNER, owner ?? '')
}
