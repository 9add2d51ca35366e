import { useCallback, useEffect } from 'react'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { useApi } from '../../api/use-api.ts'
import { notifyAll } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { followKey } from '../../storage/follow-key.ts'
import { useStore } from '../../ui/create-store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type CartActions, cartActions, showCart } from './cart-actions.ts'
import { none, pendingChanges, withChanges } from './pending-changes.ts'
import { parseCart, readStoredCart, storedCartKey } from './stored-cart.ts'

/** Nothing is fetched because a part of the page shows the cart: `refresh` says when. */
const onlyWhenAsked = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false }

interface CartInUse extends Omit<CartActions, 'refresh'> {
  cart: Cart | undefined
  /** The shop has said so, on this page. */
  isConfirmed: boolean
  refresh: () => Promise<void>
}

/**
 * The shopper's cart and the ways to change it. Undefined until it is known; `initial` is what a page came with.
 * A change shows at once and is taken back when it fails. The caller shows the notices of a change; `refresh` shows by itself
 * the notices of changes that were made without a connection.
 */
export function useCart(initial?: Cart): CartInUse {
  const { store, t } = useShop()
  const isHydrated = useHydrated()
  const { data: confirmed } = useApi('cart.read', {}, onlyWhenAsked)
  const changes = useStore(pendingChanges(store.code), none)
  const base = confirmed ?? initial ?? (isHydrated ? readStoredCart(store) : undefined)
  const cart = changes.length > 0 ? withChanges(base ?? emptyCart, changes) : base
  const actions = cartActions(store)
  const refresh = useCallback(async () => notifyAll(await actions.refresh(), t), [actions, t])
  return { cart, isConfirmed: confirmed !== undefined, ...actions, refresh }
}

/** Keeps this tab's cart the same as that of the others: they write down every confirmed cart. */
export function useCartOfOtherTabs(): void {
  const { store } = useShop()
  useEffect(
    () => followKey(storedCartKey(store), (text) => showCart(store, parseCart(text) ?? emptyCart)),
    [store],
  )
}
