import { deviceStorage } from '../../storage/device-storage.ts'
import { OWNER, ownedBy, readOwnPrices, showOwnPrices } from './group-prices.ts'

/** Says whose prices are shown from now on, and remembers it on the device; the other tabs hear of it. */
export function setPriceOwner(owner: string | null): void {
  if (owner === readOwnPrices().owner) return
  showOwnPrices(ownedBy(owner))
  void deviceStorage.setItem(OWNER, owner ?? '')
}
