import type { Cart } from '#shared/cart/cart.ts'
import { withPayment } from '#shared/cart/totals.ts'
import type { QueuedOrder } from '#shared/outbox/task.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { toRefusal } from './give-back.ts'

/**
 * The cart as an order of it would be priced now: the shop is asked as it asks itself when the order comes, so that what is accepted
 * here is what is compared there. Where it refuses, as with an empty cart, it would refuse the order: then the cart is shown as it is.
 */
export async function fetchPriced(store: StoreView, { payload }: QueuedOrder): Promise<Cart> {
  const answer = await callInTurn(store, 'checkout.chooseShipping', payload).catch(toRefusal)
  if (!('cart' in answer)) return callInTurn(store, 'cart.read', {})
  const { cart, paymentMethods } = answer
  const method = paymentMethods.find(({ code }) => code === payload.paymentMethod)
  return { ...cart, totals: withPayment(cart.totals, method?.cost) }
}
