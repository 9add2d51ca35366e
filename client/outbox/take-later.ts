import { AppError } from '#shared/errors.ts'
import type { TaskOf } from '#shared/outbox/task.ts'
import type { StoreView } from '#shared/store-views.ts'
import { outbox } from './device-outbox.ts'
import type { NewTask, TakenWords } from './new-task.ts'
import { queueTask } from './queue-task.ts'

/**
 * Takes what got no answer into the outbox, to be sent when there is a connection, and returns what the shopper is told. Null:
 * the shop has answered, so the failure stands.
 */
export async function takeLater(
  failure: unknown,
  store: StoreView,
  task: NewTask,
): Promise<TakenWords | null> {
  const isSilence = failure instanceof AppError && failure.status === 0
  return isSilence ? queueTask(store, task) : null
}

/** What a change of the profile sends. */
export type ProfileChange = TaskOf<'profile'>['payload']

/**
 * Takes the change of the profile out that waits, null: none does. A newer one holds it, or the customer leaves: it must not be
 * sent after that.
 */
export async function takeProfileChange(): Promise<ProfileChange | null> {
  let taken: ProfileChange | null = null
  for (const task of await outbox.load()) {
    if (task.kind !== 'profile') continue
    if (task.state === 'queued') taken = task.payload
    await outbox.remove(task.task_id)
  }
  return taken
}

/** Lets a change wait again that was taken out for a newer one, which the shop has refused. */
export const putProfileChange = (store: StoreView, payload: ProfileChange): Promise<TakenWords> =>
  queueTask(store, { kind: 'profile', payload })
