import { type StoreCode, type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { tabStorage } from '../../storage/device-storage.ts'

/** Where a tab says that something is paid in a store. */
export const paidKey = ({ code }: StoreView) => `skare:paid:${code}` as const

/** Stores where something is paid, as this document knows: where the tab's storage is forbidden nothing outlives it. */
export const paidHere = new Set<StoreCode>()

/** Whether the shopper has paid and the order is still to be fetched: a reload goes on with that. */
export const hasPaid = (store: StoreView): boolean =>
  paidHere.has(store.code) || tabStorage.getItem(paidKey(store)) !== null

/** The payment has its order, or never gets one. */
export function forgetPaid(store: StoreView): void {
  paidHere.delete(store.code)
  tabStorage.removeItem(paidKey(store))
}

/** What somebody has paid for is no business of the next shopper of this tab (R4.93). Another tab is told by the shop. */
export const forgetPayments = (): void => {
  for (const code of storeCodes) forgetPaid(storeViews[code])
}
