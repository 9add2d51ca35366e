import type { StoreView } from '#shared/store-views.ts'
import { type DeviceStorage, deviceStorage } from '../../storage/device-storage.ts'

const keyOf = ({ code }: StoreView) => `skare:last-order:${code}` as const

/** When this device last ordered something in the store (Spec §4, Placing an order); null: not that it knows. */
export function readLastOrder(store: StoreView, storage: DeviceStorage = deviceStorage): Date | null {
  const date = new Date(storage.getItem(keyOf(store)) ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Remembers the moment of an order that the shop has taken. */
export const writeLastOrder = (store: StoreView, now: Date, storage: DeviceStorage = deviceStorage): void =>
  void storage.setItem(keyOf(store), now.toISOString())
