import type { Cart } from '#shared/cart/cart.ts'
import { withPayment } from '#shared/cart/totals.ts'
import { AppError } from '#shared/errors.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import type { QueuedOrder } from '#shared/outbox/task.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'

/**
 * The cart as an order of it would be priced now: the shop is asked as it asks itself when the order comes, so that what is accepted
 * here is what is compared there. Where it refuses the delivery, the order will say why: then the cart is shown as it is.
 */
export async function fetchPriced(store: StoreView, { payload, terms }: QueuedOrder): Promise<Cart> {
  const cart = await callInTurn(store, 'cart.read', {})
  if (cart.lines.length === 0) return cart
  const told = await callInTurn(store, 'checkout.chooseShipping', payload).catch(toRefused)
  const method = told?.paymentMethods.find(({ code }) => code === payload.paymentMethod)
  const shown = told?.cart ?? cart
  return { ...shown, totals: withPayment(shown.totals, told ? method?.cost : terms?.payment) }
}

function toRefused(error: unknown): null {
  if (error instanceof AppError && verdictOf(error.status) === 'refused') return null
  throw error
}
