import type { Notice } from '#shared/api/notice.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import { withoutLine, withQuantity } from '#shared/cart/optimistic.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { cartActions } from './cart-actions.ts'
import { debounced, dropWaiting, type Superseded } from './debounced.ts'

/** What the shopper last wanted of a line, by its id. */
const wanted = new Map<number, number>()

/** Changes how many of a line are wanted. Returns the notices, or `superseded` when a later change of the line has taken its place. */
export async function changeQuantity(
  store: StoreView,
  id: number,
  quantity: number,
): Promise<Notice[] | Superseded> {
  wanted.set(id, quantity)
  const isReplaced = () => wanted.get(id) !== quantity
  const notices = await cartActions(store).change({
    apply: (cart) => withQuantity(cart, id, quantity),
    send: () =>
      debounced(id, {
        send: () => callInTurn(store, 'cart.changeLine', { id, quantity }),
        sendOnLeave: () => callApi(store, 'cart.changeLine', { id, quantity }, { keepalive: true }),
      }).catch((error: unknown): Superseded => {
        if (isReplaced()) return 'superseded'
        throw error
      }),
    offlineStep: { kind: 'quantity', id, quantity },
  })
  return isReplaced() ? 'superseded' : notices
}

/** Drops the quantity that was last wanted of a line, because another change takes its place. */
export function dropQuantity(id: number): void {
  dropWaiting(id)
  wanted.delete(id)
}

/** Removes a line from the cart and returns the notices. */
export function removeLine(store: StoreView, id: number): Promise<Notice[]> {
  dropQuantity(id)
  return cartActions(store).change({
    apply: (cart) => withoutLine(cart, id),
    send: () => callInTurn(store, 'cart.removeLine', { id }),
    offlineStep: { kind: 'quantity', id, quantity: 0 },
  })
}

/** Removes all lines from the cart and returns the notices. */
export function clearCart(store: StoreView): Promise<Notice[]> {
  wanted.clear()
  return cartActions(store).change({
    apply: ({ coupon }) => ({ ...emptyCart, coupon }),
    send: () => callInTurn(store, 'cart.removeLines', {}),
    offlineStep: { kind: 'clear' },
  })
}
