import { isFinal, isOtherTerms } from '#shared/orders/order-state.ts'
import { waitAfterAttemptMs } from '#shared/orders/plan-order.ts'
import { type Task, type TaskAnswer, withAnswer } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import { createSender, type SenderDeps } from './sender.ts'

/** What a page's outbox asks of its surroundings beside what the sender does. */
export interface OutboxDeps extends SenderDeps {
  /** Like `send`, for an order that is not wanted any more; a result of null says that it is cancelled. */
  cancel(task: Task): Promise<TaskAnswer>
  /** One at a time takes something in. It does not wait for the sender. */
  asTaker<T>(work: () => Promise<T>): Promise<T>
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
  const { cancel, asSender, asTaker, isOnline, wait, announce } = deps
  const sender = createSender(deps)
  const { load, find, put, remove, settle, attempt } = sender

  return {
    ...sender,

    /** Takes a task in. `here`: the device cannot keep it, so it lives as long as this tab. */
    add: (task: Task): Promise<'kept' | 'here' | 'duplicate'> =>
      asTaker(async () => {
        const same = (await load()).filter((one) => one.hash === task.hash && one.state !== 'rejected')
        const replaced = same.filter(isReplaceable)
        if (replaced.length < same.length) return 'duplicate'
        const isKept = await put(task)
        for (const { task_id } of replaced) await remove(task_id)
        return isKept ? 'kept' : 'here'
      }),

    /** Sends a task until the shop has answered, so many times; null: it is gone. */
    send: (id: string, { attempts, onAttempt }: Sending): Promise<Task | null> =>
      asSender(async () => {
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
      asSender(async () => {
        const current = await find(id)
        if (!current || isFinal(current.state)) return current
        const next = toNext(current)
        await put(next)
        return next
      }),

    /**
     * Takes an order back, unless it was placed before; null: it is cancelled. The shop is asked even when the row says that
     * nobody has sent it, for the device may have failed to write that down; without a connection such an order is dropped.
     */
    cancel: (id: string): Promise<Task | null> =>
      asSender(async () => {
        const task = await find(id)
        if (!task || isFinal(task.state)) return task
        const answer = isOnline() || task.attempts > 0 ? await cancel(task) : SILENCE
        const isDropped = task.attempts === 0 && answer.code === 0
        if (!isDropped && !isCancellation(answer))
          return settle(task, (current) => afterCancel(current, answer))
        await remove(id)
        announce(task)
        return null
      }),
  }
}

/** A confirmation ends the order, and what nobody can know asks the shopper; any other answer leaves it as it was. */
function afterCancel(task: Task, answer: TaskAnswer): Task {
  const next = withAnswer(task, answer)
  return next.state === 'acknowledged' || next.state === 'needsShopper' ? next : task
}

/** A later one takes its place: its kind says so, or the shop has closed it and the shopper has ordered anew. */
const isReplaceable = ({ kind, state, result }: Task): boolean =>
  taskKinds[kind].onRepeat === 'replace' || (state === 'needsShopper' && isOtherTerms(result))

const SILENCE: TaskAnswer = { code: 0, result: null }

const isCancellation = ({ code, result }: TaskAnswer): boolean => code === 200 && result === null
