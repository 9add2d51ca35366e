import { AppError } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import { absent, withMessages } from '../i18n/load-messages.ts'
import type { NewTask, TakenWords } from './new-task.ts'

/** Not in the worker: nothing is taken in there. */
const loadQueue = () =>
  import.meta.env.SSR ? absent() : withMessages(import('./queue-task.ts'), 'checkout', 'errors')

/**
 * Takes what got no answer into the outbox, to be sent when there is a connection, and returns what the shopper is told. Null:
 * the shop has answered, or nothing can be taken in here; then the failure stands.
 */
export async function takeLater(
  failure: unknown,
  store: StoreView,
  task: NewTask,
): Promise<TakenWords | null> {
  if (!(failure instanceof AppError) || failure.status !== 0) return null
  try {
    return await (await loadQueue()).queueTask(store, task)
  } catch (error) {
    console.warn('nothing can be taken in for later', error)
    return null
  }
}

/** A change of the profile that was made meanwhile, or a customer who leaves: what waits of it must not be sent after it. */
export async function dropProfileChanges(): Promise<void> {
  await (await loadQueue()).dropProfileChanges()
}
