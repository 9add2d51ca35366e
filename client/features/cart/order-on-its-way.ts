import { isPending } from '#shared/orders/order-state.ts'
import { isOrder } from '#shared/outbox/task.ts'
import type { StoreCode } from '#shared/store-views.ts'
import { outbox } from '../../outbox/device-outbox.ts'

/** Whether an order of this store has still to arrive: it takes the shop's cart as it is there. */
export async function isOrderOnItsWay(store: StoreCode): Promise<boolean> {
  const tasks = await outbox.load()
  return tasks.some((task) => isOrder(task) && task.store === store && isPending(task.state))
}
