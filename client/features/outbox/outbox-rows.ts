import { createStore, del, set, type UseStore, values } from 'idb-keyval'
import { type QueuedOrder, queuedOrderSchema } from '#shared/sync/queued-order.ts'
import { isFull } from '../../app/device-storage.ts'
import { makeRoom } from '../../offline/make-room.ts'
import type { OutboxRows } from './outbox.ts'
import { OUTBOX_MARK } from './outbox-mark.ts'
import { within } from './within.ts'

/** Spec §9, Local cache time-out. A row that gets through after it is known by its id all the same. */
const ACCESS_MS = 800
const ITERATION_MS = 2000

/** The rows of this device, in IndexedDB. What cannot be read or written there stays with this tab. */
export function createRows(store: UseStore = createStore('skare-outbox', 'orders')): OutboxRows {
  const here = new Map<string, QueuedOrder>()

  async function readAll(): Promise<QueuedOrder[] | null> {
    const kept = await within(ITERATION_MS, () => values<unknown>(store)).catch(warn)
    if (!kept) return here.size > 0 ? [...here.values()] : null
    setMark(kept.length + here.size > 0)
    const orders = kept.flatMap(toOrder).filter(({ task_id }) => !here.has(task_id))
    return [...orders, ...here.values()]
  }

  return {
    readAll,
    async write(order) {
      setMark(true)
      const isKept = await within(ACCESS_MS, () => write(order, store)).then(() => true, warn)
      if (isKept) here.delete(order.task_id)
      else here.set(order.task_id, order)
      return isKept === true
    },
    async remove(id) {
      here.delete(id)
      await within(ACCESS_MS, () => del(id, store)).catch(warn)
      await readAll() // the mark goes with the last row
    },
  }
}

/** Writes a row. A full device makes room first by letting go of what can be had again (R4.128). */
async function write(order: QueuedOrder, store: UseStore): Promise<void> {
  try {
    await set(order.task_id, order, store)
  } catch (error) {
    if (!isFull(error)) throw error
    await makeRoom()
    await set(order.task_id, order, store)
  }
}

/** Storage that is forbidden, full or silent: the shop works on without it. */
function warn(error: unknown): undefined {
  console.warn('the outbox is not kept on this device', error)
}

/** The mark is set before a row is written and goes after the last one: there is never a row without it. */
function setMark(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(OUTBOX_MARK, '1')
    else localStorage.removeItem(OUTBOX_MARK)
  } catch (error) {
    warn(error) // the thank-you page looks for itself
  }
}

/** A row that this build does not understand is left alone: another build may. */
function toOrder(row: unknown): QueuedOrder[] {
  const parsed = queuedOrderSchema.safeParse(row)
  if (!parsed.success) console.error('the outbox holds what cannot be read', parsed.error)
  return parsed.success ? [parsed.data] : []
}
