import type { Task } from '#shared/outbox/task.ts'
import { pathTo } from '#shared/paths.ts'
import { storeViews } from '#shared/store-views.ts'

/** The address of a page in the store of a task, which may be another one than is shown: stores of a host share the outbox. */
export const pageOf = (
  { store }: Task,
  page: 'account' | 'cart' | 'checkout' | 'order-confirmation',
): string => pathTo(page, {}, storeViews[store])
