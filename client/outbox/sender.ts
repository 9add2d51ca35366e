import { isFinal } from '#shared/orders/order-state.ts'
import { type Task, type TaskAnswer, withAnswer, withEnd, withSend } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import type { OutboxContents, OutboxRows } from './outbox-rows.ts'

/** What the sender asks of its surroundings: a page or the service worker. */
export interface SenderDeps {
  rows: OutboxRows
  /** Never rejects: without an answer of the shop the code is 0. */
  send(task: Task): Promise<TaskAnswer>
  /** One sender at a time, in all tabs and the service worker. */
  withSendLock<T>(work: () => Promise<T>): Promise<T>
  now(): Date
  /** Called when a task was answered or has ended, for the parts of the page that show the outbox. */
  announce(task: Task): void
}

export type Sender = ReturnType<typeof createSender>

/**
 * Sends what is on its way. A row is written before anything is sent and removed when the shopper was told what became of it;
 * between the two only an answer of the shop ends it, or the time that its kind may wait. Whatever is cut off is sent again:
 * an order under the same id, which the edge knows. Nothing here knows React or the page: the service worker runs it, too,
 * and has little room.
 */
export function createSender({ rows, send, withSendLock, now, announce }: SenderDeps) {
  let contents: OutboxContents = { tasks: [], unreadable: [] }
  const listeners = new Set<() => void>()

  function show(next: OutboxContents): void {
    contents = next
    for (const listener of listeners) listener()
  }

  async function load(): Promise<Task[]> {
    const found = await rows.readAll()
    if (found) show({ ...found, tasks: found.tasks.toSorted(byAge) })
    return contents.tasks
  }

  /** Writes a task down; whether the device has stored it. */
  async function put(task: Task): Promise<boolean> {
    const isStored = await rows.write(task)
    const others = contents.tasks.filter(({ task_id }) => task_id !== task.task_id)
    show({ ...contents, tasks: [...others, task].toSorted(byAge) })
    return isStored
  }

  async function remove(id: string): Promise<void> {
    await rows.remove(id)
    show({
      tasks: contents.tasks.filter(({ task_id }) => task_id !== id),
      unreadable: contents.unreadable.filter((row) => row.id !== id),
    })
  }

  /** As the device has it now: another tab may have sent or removed it. */
  const find = async (id: string) => (await load()).find(({ task_id }) => task_id === id) ?? null

  /** Writes down what became of a task, unless somebody else has ended or removed it meanwhile. */
  async function settle(task: Task, toNext: (current: Task) => Task): Promise<Task> {
    const current = await find(task.task_id)
    if (!current || isFinal(current.state)) return current ?? task
    const next = toNext(current)
    if (isFinal(next.state) && !taskKinds[next.kind].notifiesShopper) await remove(next.task_id)
    else await put(next)
    announce(next)
    return next
  }

  /** One attempt; null: the task is gone. A task that is over is not sent. The caller must hold the sender's lock. */
  async function attempt(id: string): Promise<Task | null> {
    const task = await find(id)
    if (!task || isFinal(task.state)) return task
    const sent = withSend(task, now())
    await put(sent)
    const answer = await send(sent)
    return settle(sent, (current) => withAnswer(current, answer))
  }

  return {
    /** What this tab knows, the oldest first. */
    read: () => contents.tasks,
    /** What cannot be read any more: the key is lost, or the row damaged. */
    readUnreadable: () => contents.unreadable,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isInTabOnly: rows.isInTabOnly,
    load,
    find,
    put,
    remove,
    settle,
    attempt,

    /** Sends a task once. */
    sendOnce: (id: string): Promise<Task | null> => withSendLock(() => attempt(id)),

    /** Ends a task that has waited for longer than its kind may, with what the shopper is told. */
    expire: (id: string): Promise<Task | null> =>
      withSendLock(async () => {
        const task = await find(id)
        return task && settle(task, (current) => withEnd(current, EXPIRED))
      }),
  }
}

const EXPIRED = 'errors.order.expired'

const byAge = (one: Task, other: Task): number => one.created_at.localeCompare(other.created_at)
