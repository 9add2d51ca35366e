import { deviceStorage } from '../../storage/device-storage.ts'
import { OWNER, ownedBy, readGroupPrices, showGroupPrices } from './group-prices.ts'

/** Says whose prices are shown from now on, and remembers it on the device; the other tabs hear of it. */
export function setPriceOwner(owner: string | null): void {
  if (owner === readGroupPrices().owner) return
  showGroupPrices(ownedBy(owner))
  void deviceStorage.setItem(OWNER, owner ?? '')
}
