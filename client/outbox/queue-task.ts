import { newTask } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import { digestOf } from '#shared/sha256-hex.ts'
import { stableJson } from '#shared/stable-json.ts'
import type { StoreView } from '#shared/store-views.ts'
import { apiPath } from '../api/call-api.ts'
import { addTask } from './device-outbox.ts'
import type { NewTask, QueuedMessageKey } from './new-task.ts'

/** Takes something in that is no order. */
export async function queueTask(store: StoreView, task: NewTask): Promise<QueuedMessageKey> {
  const hash = await digestOf(stableJson([task.kind, store.code, identityOf(task)]))
  const parts = { id: idOf(task), now: new Date(), url: urlOf(store, task), store: store.code, hash }
  const taken = await addTask(toTask(task, parts))
  return taken === 'inTabOnly' ? 'outbox.savedInTab' : 'outbox.savedHere'
}

function toTask(task: NewTask, parts: Omit<Parameters<typeof newTask>[1], 'payload'>) {
  switch (task.kind) {
    case 'profile':
      return newTask(task.kind, { ...parts, payload: task.payload })
    case 'review':
      return newTask(task.kind, { ...parts, payload: task.payload })
    case 'newsletter':
      return newTask(task.kind, { ...parts, payload: task.payload })
    case 'view':
      return newTask(task.kind, { ...parts, payload: {} })
    default:
      return task satisfies never
  }
}

/** What makes two tasks the same: a customer has one profile, an address one subscription. */
function identityOf(task: NewTask): unknown {
  if (task.kind === 'profile') return task.payload.customerId
  if (task.kind === 'view') return task.productId
  return task.kind === 'newsletter' ? task.payload.email : task.payload
}

/** A review has an id that the shop knows, the same for its first attempt, which nobody answered. */
const idOf = (task: NewTask): string => (task.kind === 'review' ? task.payload.taskId : crypto.randomUUID())

function urlOf(store: StoreView, task: NewTask): string {
  if (task.kind === 'view') return apiPath(store, 'products.view', { id: task.productId })
  return apiPath(store, taskKinds[task.kind].endpoint, {} as never) // their paths name no field
}
