import { isFinal } from '#shared/orders/order-state.ts'
import { waitAfterAttemptMs } from '#shared/orders/plan-order.ts'
import { type OrderAnswer, type QueuedOrder, withAnswer, withSend } from '#shared/orders/queued-order.ts'
import { createStore } from '../../ui/create-store.ts'

/** Where rows live. A device that cannot keep a row leaves it to this tab. */
export interface OutboxRows {
  /** Null: nobody can tell. */
  readAll(): Promise<QueuedOrder[] | null>
  /** False: only this tab has it. */
  write(order: QueuedOrder): Promise<boolean>
  remove(id: string): Promise<void>
}

/** What the outbox asks of its surroundings. */
export interface OutboxDeps {
  rows: OutboxRows
  /** Never rejects: without an answer of the shop the code is 0. */
  send(order: QueuedOrder): Promise<OrderAnswer>
  /** The same for an order that is not wanted any more; a result of null says that it is cancelled. */
  cancel(order: QueuedOrder): Promise<OrderAnswer>
  /** One sender at a time, in all tabs. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  isOnline(): boolean
  now(): Date
  wait(ms: number): Promise<void>
  /** Tells the page that an order was answered, or is no more. */
  announce(order: QueuedOrder): void
}

interface Sending {
  /** In all: 4 while the shopper watches, else 1. */
  attempts: number
  /** Told before each attempt after the first. */
  onAttempt?: (attempt: number) => void
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Orders on their way. A row is written before anything is sent and removed when the shopper was told what
 * became of it; between the two only an answer of the shop ends it. Whatever is cut off is sent again under the same id,
 * which the edge knows.
 */
export function createOutbox({ rows, send, cancel, inTurn, isOnline, now, wait, announce }: OutboxDeps) {
  const { read, write: show, subscribe } = createStore<QueuedOrder[]>(() => [])

  async function load(): Promise<QueuedOrder[]> {
    const orders = await rows.readAll()
    if (orders) show(orders.toSorted((one, other) => one.created_at.localeCompare(other.created_at)))
    return read()
  }

  /** Writes an order down; whether the device keeps it. */
  async function put(order: QueuedOrder): Promise<boolean> {
    const isKept = await rows.write(order)
    show([...read().filter(({ task_id }) => task_id !== order.task_id), order])
    return isKept
  }

  async function remove(id: string): Promise<void> {
    await rows.remove(id)
    show(read().filter(({ task_id }) => task_id !== id))
  }

  /** As the device has it now: another tab may have sent or removed it. */
  const find = async (id: string) => (await load()).find(({ task_id }) => task_id === id) ?? null

  async function settle(order: QueuedOrder, answer: OrderAnswer): Promise<QueuedOrder> {
    const next = withAnswer(order, answer)
    await put(next)
    announce(next)
    return next
  }

  return {
    /** What this tab knows, the oldest first. */
    read,
    subscribe,
    load,
    remove,

    /** Takes an order in. `here`: the device cannot keep it, so it lives as long as this tab. */
    add: (order: QueuedOrder): Promise<'kept' | 'here' | 'duplicate'> =>
      inTurn(async () => {
        const isKnown = (await load()).some(({ hash, state }) => hash === order.hash && state !== 'rejected')
        if (isKnown) return 'duplicate'
        return (await put(order)) ? 'kept' : 'here'
      }),

    /** Sends an order until the shop has answered; null: it is gone. What is over is not sent. */
    send: (id: string, { attempts, onAttempt }: Sending): Promise<QueuedOrder | null> =>
      inTurn(async () => {
        let order = await find(id)
        if (!order || isFinal(order.state)) return order
        for (let attempt = 1; ; ) {
          order = withSend(order, now())
          await put(order)
          order = await settle(order, await send(order))
          if (order.state !== 'queued' || attempt >= attempts || !isOnline()) return order
          await wait(waitAfterAttemptMs(attempt))
          attempt += 1
          onAttempt?.(attempt)
        }
      }),

    /** Takes an order back, unless it was placed before; null: it is cancelled. What nobody was asked for is just dropped. */
    cancel: (id: string): Promise<QueuedOrder | null> =>
      inTurn(async () => {
        const order = await find(id)
        if (!order || isFinal(order.state)) return order
        const answer = order.attempts === 0 ? { code: 200, result: null } : await cancel(order)
        if (answer.code !== 200) return order
        if (answer.result !== null) return settle(order, answer)
        await remove(id)
        announce(order)
        return null
      }),
  }
}
