import type { Key } from '#shared/i18n/messages.ts'
import type { TaskOf } from '#shared/outbox/task.ts'

/** What can be taken in beside orders: the input of its endpoint, which is sent as it is. */
export type NewTask =
  | { kind: 'profile'; payload: TaskOf<'profile'>['payload'] }
  | { kind: 'review'; payload: TaskOf<'review'>['payload'] }
  | { kind: 'newsletter'; payload: TaskOf<'newsletter'>['payload'] }
  | { kind: 'view'; productId: number }

/** What a shopper is told of something that waits on the device. */
export type QueuedMessageKey = Key<'outbox.savedHere' | 'outbox.savedInTab'>
