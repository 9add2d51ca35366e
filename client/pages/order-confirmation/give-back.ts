import { AppError } from '#shared/errors.ts'
import { CANCELLED_ORDER, hasExaminedOrder, verdictOf } from '#shared/orders/order-state.ts'
import { isOrder, type Task } from '#shared/outbox/task.ts'
import { storeViews } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { cartActions } from '../../features/cart/cart-actions.ts'
import { readStoredCart } from '../../features/cart/stored-cart.ts'

/** Whether an order is over because the shopper has cancelled it. */
export const isCancelled = (task: Task): boolean =>
  isOrder(task) && task.state === 'rejected' && task.result === CANCELLED_ORDER

/** Whether an order was refused before anybody has looked at it: its cart was not given back. */
export const isUnread = (task: Task): boolean =>
  isOrder(task) && task.state === 'rejected' && !hasExaminedOrder(task.result)

/** Whether who tells of the end of a task gives its cart back, too. */
export const hasCartBack = (task: Task): boolean => isCancelled(task) || isUnread(task)

/**
 * Makes the cart of an order that is cancelled, or refused unread, the shopper's again, in the order's store. One that was put together without a connection
 * the shop may never have seen: it is told, and telling it twice changes nothing. Any other is the shop's; until it can be asked the
 * device shows it as it was. Null, or why the shop does not take it; rejects while it cannot be asked.
 */
export async function giveCartBack(task: Task): Promise<AppError | null> {
  if (!isOrder(task)) return null
  const store = storeViews[task.store]
  const { offlineCart } = task.payload
  if (offlineCart?.changes.length)
    return callInTurn(store, 'cart.applyChanges', offlineCart).then(() => null, toRefusal)
  const isEmpty = !readStoredCart(store)?.lines.length // what was put in since stays
  if (task.cart && isEmpty) cartActions(store).adopt(task.cart)
  return null
}

/** What the shop refuses, as a value. */
export function toRefusal(error: unknown): AppError {
  if (error instanceof AppError && verdictOf(error.status) === 'refused') return error
  throw error
}
