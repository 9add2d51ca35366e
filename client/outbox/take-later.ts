import { AppError } from '#shared/errors.ts'
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

/** A change of the profile was made meanwhile, or the customer leaves: what waits of it must not be sent after that. */
export async function dropProfileChanges(): Promise<void> {
  for (const { kind, task_id } of await outbox.load()) if (kind === 'profile') await outbox.remove(task_id)
}
