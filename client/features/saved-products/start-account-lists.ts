import type { StoreView } from '#shared/store-views.ts'
import { deviceStorage } from '../../storage/device-storage.ts'

/** The code that agrees with the account on the lists. Guests never load it. */
export const loadAccountLists = () => import('./account-lists.ts')

/** Agrees with the account, where a customer is logged in on this device. What fails is tried again with the next page. */
export function startAccountLists(store: StoreView): void {
  if (!deviceStorage.getItem('skare:account-lists')) return
  loadAccountLists()
    .then(({ followAccount }) => followAccount(store))
    .catch((error: unknown) => console.info('lists not agreed', error))
}
