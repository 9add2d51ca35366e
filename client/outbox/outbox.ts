import { CANCELLED_ORDER, isFinal, isOtherTerms } from '#shared/orders/order-state.ts'
import { waitAfterAttemptMs } from '#shared/orders/plan-order.ts'
import {
  isOrder,
  type Task,
  type TaskAnswer,
  withAnswer,
  withCancel,
  withEnd,
  withSend,
} from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import { createSender, type SenderDeps } from './sender.ts'

/** What a page's outbox asks of its surroundings beside what the sender does. */
export interface OutboxDeps extends SenderDeps {
  /** One at a time takes something in. It does not wait for the sender. */
  withAddLock<T>(work: () => Promise<T>): Promise<T>
  isOnline(): boolean
  wait(ms: number): Promise<void>
}

interface Sending {
  /** In all: 4 while the shopper watches, else 1. */
  attempts: number
  /** Told before each attempt after the first. */
  onAttempt?: (attempt: number) => void
}

export type Outbox = ReturnType<typeof createOutbox>

/** What a page does with what is on its way: it takes it in, sends it, changes it and takes it back. */
export function createOutbox(deps: OutboxDeps) {
  const { send, withSendLock, withAddLock, isOnline, now, wait } = deps
  const sender = createSender(deps)
  const { load, find, put, remove, settle, attempt } = sender

  return {
    ...sender,

    /** Takes a task in. `inTabOnly`: the device cannot store it, so it lives as long as this tab. */
    add: (task: Task): Promise<'stored' | 'inTabOnly' | 'duplicate'> =>
      withAddLock(async () => {
        const same = (await load()).filter(isSameAs(task))
        const replaced = same.filter(isReplaceable)
        if (replaced.length < same.length) return 'duplicate'
        const isStored = await put(task)
        for (const { task_id } of replaced) await remove(task_id)
        return isStored ? 'stored' : 'inTabOnly'
      }),

    /** Does something while nobody sends, in whatever tab or in the service worker. */
    whileNobodySends: withSendLock,

    /** Sends a task until the shop has answered, so many times; null: it is gone. */
    send: (id: string, { attempts, onAttempt }: Sending): Promise<Task | null> =>
      withSendLock(async () => {
        let task = await attempt(id)
        for (let made = 1; task?.state === 'queued' && made < attempts && isOnline(); made += 1) {
          await wait(waitAfterAttemptMs(made))
          onAttempt?.(made + 1)
          task = await attempt(id)
        }
        return task
      }),

    /** Writes another form of a task down, such as an order with terms that the shopper has accepted. */
    change: (id: string, toNext: (current: Task) => Task): Promise<Task | null> =>
      withSendLock(async () => {
        const current = await find(id)
        if (!current || isFinal(current.state)) return current
        const next = toNext(current)
        await put(next)
        return next
      }),

    /**
     * Cancels an order, unless it was placed before. The shop is asked even when the row says that nobody has sent it, for
     * the device may have failed to write that down. While it does not answer, the wish stays in the row, and whoever sends
     * next asks again. Only an order that was never sent, with a cart that the shop has, is over without an answer.
     */
    cancel: (id: string): Promise<Task | null> =>
      withSendLock(async () => {
        const order = await find(id)
        if (!order || !isOrder(order) || isFinal(order.state)) return order
        const isUnsent = order.attempts === 0
        const sent = withSend(withCancel(order), now())
        await put(sent)
        const answer = isUnsent && !isOnline() ? SILENCE : await send(sent)
        const isOver = isUnsent && answer.code === 0 && !order.payload.offlineCart?.changes.length
        return settle(sent, (current) =>
          isOver ? withEnd(current, CANCELLED_ORDER) : withAnswer(current, answer),
        )
      }),
  }
}

/** Whether one is the same thing as a task; one that was refused, or that the shopper has cancelled, is not in its way. */
const isSameAs =
  ({ hash }: Task) =>
  (other: Task): boolean =>
    other.hash === hash && other.state !== 'rejected' && !other.cancel_requested

/** A later one takes its place: its kind says so, or the shop has closed it and the shopper has ordered anew. */
const isReplaceable = ({ kind, state, result }: Task): boolean =>
  taskKinds[kind].onRepeat === 'replace' || (state === 'needsShopper' && isOtherTerms(result))

const SILENCE: TaskAnswer = { code: 0, result: null }
