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

/** What the device has kept, and what of it cannot be read any more. */
export interface Kept {
  tasks: Task[]
  lost: RowLabel[]
}

/** Where tasks live. A device that cannot keep one, sealed, leaves it to this tab. */
export interface OutboxRows {
  /** Null: nobody can tell. */
  readAll(): Promise<Kept | null>
  /** False: only this tab has it. */
  write(task: Task): Promise<boolean>
  /** Whether the device could not keep a task: it lives as long as this tab. */
  isOnlyHere(id: string): boolean
  remove(id: string): Promise<void>
}

interface RowsDeps {
  store: RowStore
  seal: Seal
  /** Told before a row is written, and after the last one has gone. */
  setMark: (isSet: boolean) => void
  /** Understands a row that an earlier build has left open; null: it is none. */
  fromOpen: (row: unknown) => Promise<Task | null>
}

/** The rows of this device. What cannot be sealed, read or written there stays with this tab. */
export function createRows(deps: RowsDeps): OutboxRows {
  const { store, seal, setMark } = deps
  const here = new Map<string, Task>()

  async function readAll(): Promise<Kept | null> {
    const rows = await store.readAll()
    if (!rows) return here.size > 0 ? { tasks: [...here.values()], lost: [] } : null
    setMark(rows.length + here.size > 0)
    const found = await Promise.all(rows.map((row) => read(deps, row)))
    if (found.includes('unknown')) return here.size > 0 ? { tasks: [...here.values()], lost: [] } : null
    const tasks = found.filter((row) => typeof row === 'object' && 'task' in row).map(({ task }) => task)
    const lost = found.filter((row) => typeof row === 'object' && 'label' in row).map(({ label }) => label)
    return { tasks: [...tasks.filter(({ task_id }) => !here.has(task_id)), ...here.values()], lost }
  }

  async function write(task: Task): Promise<boolean> {
    setMark(true)
    const sealed = await seal.close(task.task_id, task).catch(warn)
    const isKept = sealed ? await store.write(task.task_id, { ...labelOf(task), ...sealed }) : false
    if (isKept) here.delete(task.task_id)
    else here.set(task.task_id, task)
    return isKept
  }

  return {
    readAll,
    write,
    isOnlyHere: (id) => here.has(id),
    async remove(id) {
      here.delete(id)
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

/** A row of a newer build, or what is no row of ours, is left alone: another build may understand it. */
async function read(
  { seal, fromOpen }: RowsDeps,
  row: unknown,
): Promise<{ task: Task } | { label: RowLabel } | 'unknown' | 'foreign'> {
  if (!hasLabel(row)) {
    const task = await fromOpen(row)
    return task ? { task } : 'foreign'
  }
  if (row.version > TASK_VERSION) return 'foreign'
  const opened = await seal.open(row.id, row)
  if (opened.kind === 'unknown') return 'unknown'
  // sealed under this version, so by this code: what is authenticated needs no schema
  return opened.kind === 'open' ? { task: opened.value as Task } : { label: row }
}

/** Whether a row is sealed: what is not, an earlier build has written. */
export const hasLabel = (row: unknown): row is SealedRow =>
  typeof row === 'object' && row !== null && 'sealed' in row && 'id' in row && 'version' in row

function warn(error: unknown): null {
  console.warn('nothing can be sealed on this device', error)
  return null
}
