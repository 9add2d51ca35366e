import type { TaskState } from '#shared/orders/order-state.ts'
import { TASK_VERSION, type Task } from '#shared/outbox/task.ts'
import type { TaskKind } from '#shared/outbox/task-kinds.ts'
import type { RowStore } from '../storage/row-store.ts'
import type { Seal, Sealed } from './seal.ts'

/**
 * What of a task can be read without the key: as much as its time needs, and as is left to say when the key is lost. No name,
 * no address, no line of an order, no e-mail.
 */
export interface RowLabel {
  version: number
  id: string
  kind: TaskKind
  state: TaskState
  created_at: string
  attempted_at: string | null
  attempts: number
}

type SealedRow = RowLabel & Sealed

/** What is in the outbox, and what of it cannot be read any more. */
export interface OutboxContents {
  tasks: Task[]
  unreadable: RowLabel[]
}

/** Where tasks live. A device that cannot keep one, sealed, leaves it to this tab. */
export interface OutboxRows {
  /** Null: the rows cannot be read just now. */
  readAll(): Promise<OutboxContents | null>
  /** False: only this tab has it. */
  write(task: Task): Promise<boolean>
  /** Whether the device could not keep a task: it lives as long as this tab. */
  isInTabOnly(id: string): boolean
  remove(id: string): Promise<void>
}

interface RowsDeps {
  store: RowStore
  seal: Seal
  /** Called before a row is written, and whenever rows were found. */
  onFilled: () => void
  /** Called when the last row has gone. */
  onEmptied: () => void
  /** Understands a row that an earlier build has left open; null: it is none. */
  fromOpen: (row: unknown) => Promise<Task | null>
}

/** The rows of this device. What cannot be sealed, read or written there stays with this tab. */
export function createRows(deps: RowsDeps): OutboxRows {
  const { store, seal, onFilled, onEmptied } = deps
  const memoryOnly = new Map<string, Task>()

  async function readAll(): Promise<OutboxContents | null> {
    const rows = await store.readAll()
    if (!rows) return contentsOfMemory()
    if (rows.length + memoryOnly.size > 0) onFilled()
    else onEmptied()
    const results = await Promise.all(rows.map((row) => read(deps, row)))
    if (results.some(({ kind }) => kind === 'unknown')) return contentsOfMemory()
    const tasks = results.flatMap((result) => (result.kind === 'task' ? [result.task] : []))
    const unreadable = results.flatMap((result) => (result.kind === 'unreadable' ? [result.label] : []))
    const stored = tasks.filter(({ task_id }) => !memoryOnly.has(task_id))
    return { tasks: [...stored, ...memoryOnly.values()], unreadable }
  }

  /** All that is left where the rows cannot be read; null: that is not known. */
  const contentsOfMemory = (): OutboxContents | null =>
    memoryOnly.size > 0 ? { tasks: [...memoryOnly.values()], unreadable: [] } : null

  async function write(task: Task): Promise<boolean> {
    onFilled()
    const sealed = await seal.encrypt(task.task_id, task).catch(warn)
    const isStored = sealed ? await store.write(task.task_id, { ...labelOf(task), ...sealed }) : false
    if (isStored) memoryOnly.delete(task.task_id)
    else memoryOnly.set(task.task_id, task)
    return isStored
  }

  return {
    readAll,
    write,
    isInTabOnly: (id) => memoryOnly.has(id),
    async remove(id) {
      memoryOnly.delete(id)
      await store.remove(id)
      await readAll() // the mark goes with the last row
    },
  }
}

const labelOf = ({ version, task_id, kind, state, created_at, attempted_at, attempts }: Task): RowLabel => ({
  version,
  id: task_id,
  kind,
  state,
  created_at,
  attempted_at,
  attempts,
})

/**
 * What a row is: a task; or unreadable, because it cannot be opened any more; or unknown, because the key cannot be read just now;
 * or foreign, which is of a newer build, or no row of ours.
 */
type ReadRow =
  | { kind: 'task'; task: Task }
  | { kind: 'unreadable'; label: RowLabel }
  | { kind: 'unknown' | 'foreign' }

/** A foreign row is left alone: another build may understand it. */
async function read({ seal, fromOpen }: RowsDeps, row: unknown): Promise<ReadRow> {
  if (!hasLabel(row)) {
    const task = await fromOpen(row)
    return task ? { kind: 'task', task } : { kind: 'foreign' }
  }
  if (row.version > TASK_VERSION) return { kind: 'foreign' }
  const opened = await seal.decrypt(row.id, row)
  // sealed under this version, so by this code: what is authenticated needs no schema
  if (opened.kind === 'open') return { kind: 'task', task: opened.value as Task }
  return opened.kind === 'unreadable' ? { kind: 'unreadable', label: row } : { kind: 'unknown' }
}

/** Whether a row is sealed: what is not, an earlier build has written. */
export const hasLabel = (row: unknown): row is SealedRow =>
  typeof row === 'object' && row !== null && 'sealed' in row && 'id' in row && 'version' in row

function warn(error: unknown): null {
  console.warn('nothing can be sealed on this device', error)
  return null
}
