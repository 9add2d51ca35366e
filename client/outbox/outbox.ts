import { isFinal, isOtherTerms } from '#shared/orders/order-state.ts'
import { waitAfterAttemptMs } from '#shared/orders/plan-order.ts'
import { type Task, type TaskAnswer, withAnswer, withEnd, withSend } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import type { Kept, OutboxRows } from './outbox-rows.ts'

/** What the outbox asks of its surroundings: a page or the service worker. */
export interface OutboxDeps {
  rows: OutboxRows
  /** Never rejects: without an answer of the shop the code is 0. */
  send(task: Task): Promise<TaskAnswer>
  /** The same for an order that is not wanted any more; a result of null says that it is cancelled. */
  cancel(task: Task): Promise<TaskAnswer>
  /** One sender at a time, in all tabs and the service worker. */
  asSender<T>(work: () => Promise<T>): Promise<T>
  /** One at a time takes something in. It does not wait for the sender. */
  asTaker<T>(work: () => Promise<T>): Promise<T>
  isOnline(): boolean
  now(): Date
  wait(ms: number): Promise<void>
  /** Tells who shows the outbox that a task was answered, or is no more. */
  announce(task: Task): void
}

interface Sending {
  /** In all: 4 while the shopper watches, else 1. */
  attempts: number
  /** Told before each attempt after the first. */
  onAttempt?: (attempt: number) => void
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Tasks on their way. A row is written before anything is sent and removed when the shopper was told what became of it;
 * between the two only an answer of the shop ends it, or the time that its kind may wait. Whatever is cut off is sent again:
 * an order under the same id, which the edge knows. Nothing here knows React or the page: the service worker runs it, too.
 */
export function createOutbox(deps: OutboxDeps) {
  const { rows, send, cancel, asSender, asTaker, isOnline, now, wait, announce } = deps
  let kept: Kept = { tasks: [], lost: [] }
  const listeners = new Set<() => void>()

  function show(next: Kept): void {
    kept = next
    for (const listener of listeners) listener()
  }

  async function load(): Promise<Task[]> {
    const found = await rows.readAll()
    if (found) show({ ...found, tasks: found.tasks.toSorted(byAge) })
    return kept.tasks
  }

  /** Writes a task down; whether the device keeps it. */
  async function put(task: Task): Promise<boolean> {
    const isKept = await rows.write(task)
    const others = kept.tasks.filter(({ task_id }) => task_id !== task.task_id)
    show({ ...kept, tasks: [...others, task].toSorted(byAge) })
    return isKept
  }

  async function remove(id: string): Promise<void> {
    await rows.remove(id)
    show({
      tasks: kept.tasks.filter(({ task_id }) => task_id !== id),
      lost: kept.lost.filter((row) => row.id !== id),
    })
  }

  /** As the device has it now: another tab may have sent or removed it. */
  const find = async (id: string) => (await load()).find(({ task_id }) => task_id === id) ?? null

  /** Writes down what became of a task, unless somebody else has ended or removed it meanwhile. */
  async function settle(task: Task, toNext: (current: Task) => Task): Promise<Task> {
    const current = await find(task.task_id)
    if (!current || isFinal(current.state)) return current ?? task
    const next = toNext(current)
    if (isFinal(next.state) && !taskKinds[next.kind].isTold) await remove(next.task_id)
    else await put(next)
    announce(next)
    return next
  }

  return {
    /** What this tab knows, the oldest first. */
    read: () => kept.tasks,
    /** What cannot be read any more: the key is lost, or the row damaged. */
    readLost: () => kept.lost,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    remove,
    /** Seals what an earlier build has left open. */
    sealOpen: () => asSender(rows.sealOpen),

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

    /** Writes another form of a task down, such as an order with terms that the shopper has accepted. */
    change: (id: string, toNext: (current: Task) => Task): Promise<Task | null> =>
      asSender(async () => {
        const current = await find(id)
        if (!current || isFinal(current.state)) return current
        const next = toNext(current)
        await put(next)
        return next
      }),

    /** Sends a task until the shop has answered; null: it is gone. What is over is not sent. */
    send: (id: string, { attempts, onAttempt }: Sending): Promise<Task | null> =>
      asSender(async () => {
        let task = await find(id)
        if (!task || isFinal(task.state)) return task
        for (let attempt = 1; ; ) {
          task = withSend(task, now())
          await put(task)
          const answer = await send(task)
          task = await settle(task, (current) => withAnswer(current, answer))
          if (task.state !== 'queued' || attempt >= attempts || !isOnline()) return task
          await wait(waitAfterAttemptMs(attempt))
          attempt += 1
          onAttempt?.(attempt)
        }
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

    /** Ends a task that has waited for longer than its kind may, with what the shopper is told. */
    expire: (id: string): Promise<Task | null> =>
      asSender(async () => {
        const task = await find(id)
        return task && settle(task, (current) => withEnd(current, EXPIRED))
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

const EXPIRED = 'errors.order.expired'

const byAge = (one: Task, other: Task): number => one.created_at.localeCompare(other.created_at)
