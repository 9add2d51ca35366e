import { type QueuedOrder, queuedOrderSchema } from '#shared/orders/queued-order.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { openRows, type RowStore } from '../../storage/row-store.ts'
import type { OutboxRows } from './outbox.ts'
import { OUTBOX_MARK } from './outbox-mark.ts'

/** The rows of this device. What cannot be read or written there stays with this tab. */
export function createRows(store: RowStore = openRows('skare-outbox', 'orders')): OutboxRows {
  const here = new Map<string, QueuedOrder>()

  async function readAll(): Promise<QueuedOrder[] | null> {
    const kept = await store.readAll()
    if (!kept) return here.size > 0 ? [...here.values()] : null
    setMark(kept.length + here.size > 0)
    const orders = kept.flatMap(toOrder).filter(({ task_id }) => !here.has(task_id))
    return [...orders, ...here.values()]
  }

  return {
    readAll,
    async write(order) {
      setMark(true)
      const isKept = await store.write(order.task_id, order)
      if (isKept) here.delete(order.task_id)
      else here.set(order.task_id, order)
      return isKept
    },
    async remove(id) {
      here.delete(id)
      await store.remove(id)
      await readAll() // the mark goes with the last row
    },
  }
}

/**
 * The mark is set before a row is written and goes after the last one: there is never a row without it, unless the device
 * keeps rows but no marks; then the thank-you page looks for itself.
 */
function setMark(isSet: boolean): void {
  if (isSet) void deviceStorage.setItem(OUTBOX_MARK, '1')
  else deviceStorage.removeItem(OUTBOX_MARK)
}

/** A row that this build does not understand is left alone: another build may. */
function toOrder(row: unknown): QueuedOrder[] {
  const parsed = queuedOrderSchema.safeParse(row)
  if (!parsed.success) console.error('the outbox holds what cannot be read', parsed.error)
  return parsed.success ? [parsed.data] : []
}
