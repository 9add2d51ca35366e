import { AppError } from '#shared/errors.ts'
import type { Key } from '#shared/i18n/messages.ts'
import { isFinal } from '#shared/orders/order-state.ts'
import { isOrder, type TaskOf } from '#shared/outbox/task.ts'
import type { StoreView } from '#shared/store-views.ts'
import { wait } from '../storage/wait.ts'
import { outbox } from './device-outbox.ts'
import type { NewTask, QueuedMessageKey } from './new-task.ts'
import { queueTask } from './queue-task.ts'

/**
 * Takes what got no answer into the outbox, to be sent when there is a connection, and returns what the shopper is told. Null:
 * the shop has answered, so the failure stands.
 */
export async function queueForLater(
  failure: unknown,
  store: StoreView,
  task: NewTask,
): Promise<QueuedMessageKey | null> {
  const isSilence = failure instanceof AppError && failure.status === 0
  return isSilence ? queueTask(store, task) : null
}

/** Whether the shop has taken what waits, once that is decided, whoever sends it. False, too: it is gone from here. */
export const isTaken = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const leave = outbox.subscribe(() => {
      const task = outbox.read().find(({ task_id }) => task_id === id)
      if (task && !isFinal(task.state)) return
      leave()
      resolve(task?.state === 'acknowledged')
    })
  })

/** What a change of the profile sends. */
export type ProfileChange = TaskOf<'profile'>['payload']

const changesOfProfile = async (): Promise<TaskOf<'profile'>[]> =>
  (await outbox.load()).filter((task) => task.kind === 'profile')

/**
 * Calls `save` with the change of a customer's profile that waits, null: none does. Nobody sends it meanwhile, and what waited goes once
 * `save` has taken it in: it must not be sent after that. Where `save` fails it waits on.
 */
export const withWaitingChange = <T>(
  customerId: number,
  save: (waiting: ProfileChange | null) => Promise<T>,
): Promise<T> =>
  outbox.whileNobodySends(async () => {
    const rows = await changesOfProfile()
    const own = rows.findLast(({ payload, transmited }) => !transmited && payload.customerId === customerId)
    const saved = await save(own?.payload ?? null)
    for (const { task_id } of rows) await outbox.remove(task_id)
    return saved
  })

/** How long a logout waits for it: an order that another tab is sending comes first. */
const LAST_SEND_MS = 5000

/** Sends the change of the profile that waits, because its customer leaves. Null, or what they are told when it was not saved. */
export async function sendLastChange(customerId: number): Promise<Key<'outbox.refused.profile'> | null> {
  for (const { task_id, payload, transmited } of await changesOfProfile()) {
    if (transmited || payload.customerId !== customerId) continue
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LAST_SEND_MS))
    const sent = await Promise.race([outbox.sendOnce(task_id), late])
    if (sent !== null && sent?.state !== 'acknowledged') return 'outbox.refused.profile' // null: somebody else has sent it
  }
  return null
}

/** How long the end of a session waits for a sender, who may just be writing down what became of a task. */
const LAST_WAIT_MS = 2000

/**
 * Lets go of what a customer has left behind (R4.98): the next one must not send it. Orders stay: each says whose it is. What waits
 * for the sender may come late, so it removes no more than is here now: what is taken in since is the next one's.
 */
export async function forgetTasks(): Promise<void> {
  const left = (await outbox.load()).filter((task) => !isOrder(task))
  const removeLeft = async () => {
    for (const { task_id } of left) await outbox.remove(task_id)
  }
  await removeLeft()
  await Promise.race([outbox.whileNobodySends(removeLeft), wait(LAST_WAIT_MS)])
}
