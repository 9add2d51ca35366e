import type { Task, TaskAnswer } from '#shared/outbox/task.ts'
import type { TaskKind } from '#shared/outbox/task-kinds.ts'
import { withCustomerLock } from '../api/customer-lock.ts'
import { sendTask } from './send-task.ts'

/** Whether the worker calls the platform as the customer for it (worker/api). */
const actsAsCustomer: Record<TaskKind, boolean> = {
  order: true,
  profile: true,
  review: true,
  newsletter: false,
  view: false,
}

/** Sends a task, in turn with the calls of pages where it acts as the customer. Never rejects. */
export const sendInTurn = (task: Task): Promise<TaskAnswer> =>
  actsAsCustomer[task.kind] ? withCustomerLock(() => sendTask(task)) : sendTask(task)
