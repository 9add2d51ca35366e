import { useSyncExternalStore } from 'react'
import type { Task } from '#shared/outbox/task.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import type { RowLabel } from '../../outbox/outbox-rows.ts'

/** The tasks on their way, as this tab knows them, the oldest first. */
export const useOutbox = (): Task[] => useSyncExternalStore(outbox.subscribe, outbox.read, () => noTasks)

/** What waited here and cannot be read any more. */
export const useUnreadable = (): RowLabel[] =>
  useSyncExternalStore(outbox.subscribe, outbox.readUnreadable, () => noRows)

const noTasks: Task[] = []
const noRows: RowLabel[] = []
