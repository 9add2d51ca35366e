import { AppError } from '#shared/errors.ts'
import { CANCELLED_ORDER, verdictOf } from '#shared/orders/order-state.ts'
import { isOrder, type Task } from '#shared/outbox/task.ts'
import { storeViews } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'

/** Whether an order is over because the shopper has cancelled it. */
export const isCancelled = (task: Task): boolean =>
  isOrder(task) && task.state === 'rejected' && task.result === CANCELLED_ORDER

/**
 * Makes the cart of a cancelled order the shopper's again. Only one that was put together without a connection needs it: the
 * shop may never have seen it. Told twice is told once. Null, or why the shop does not take it; rejects while it cannot be asked.
 */
export async function giveCartBack(task: Task): Promise<AppError | null> {
  const offlineCart = isOrder(task) && task.payload.offlineCart
  if (!offlineCart) return null
  return callInTurn(storeViews[task.store], 'cart.applyChanges', offlineCart).then(() => null, toRefusal)
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError && verdictOf(error.status) === 'refused') return error
  throw error
}
