import type { Cart } from '#shared/cart/cart.ts'
import type { StoreCode } from '#shared/store-views.ts'
import { createStore, type Store } from '../../ui/create-store.ts'

/** A change that is under way: how a cart looks with it, until the shop's answer says how it is. */
export type CartChange = (cart: Cart) => Cart

/** The cart with the changes that are under way, on top of what the shop has confirmed. */
export const withChanges = (confirmed: Cart, changes: CartChange[]): Cart =>
  changes.reduce((cart, change) => change(cart), confirmed)

/** Changes of one store's cart in this tab. Each is taken back by itself, whatever else is under way. */
export interface PendingChanges extends Pick<Store<CartChange[]>, 'read' | 'subscribe'> {
  add(change: CartChange): void
  remove(change: CartChange): void
}

export function createPendingChanges(): PendingChanges {
  const { read, write, subscribe } = createStore<CartChange[]>(() => none)
  return {
    read,
    subscribe,
    add: (change) => write([...read(), change]),
    remove: (change) => write(read().filter((other) => other !== change)),
  }
}

export const none: CartChange[] = []

const pending: Partial<Record<StoreCode, PendingChanges>> = {}

/** The changes of a store's cart; in the worker there never are any. */
export function pendingChanges(code: StoreCode): PendingChanges {
  pending[code] ??= createPendingChanges()
  return pending[code]
}
