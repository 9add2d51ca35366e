import { migrateTask, type Task } from '#shared/outbox/task.ts'
import { digestOf, isDigest } from '#shared/sha256-hex.ts'
import type { RowStore } from '../storage/row-store.ts'
import { hasLabel, type OutboxRows } from './outbox-rows.ts'

/** A row that an earlier build has left open. What made it the same as another was the order itself, in clear. */
export async function fromOpenRow(row: unknown): Promise<Task | null> {
  const task = migrateTask(row)
  if (!task) console.error('the outbox holds what cannot be read')
  return task && !isDigest(task.hash) ? { ...task, hash: await digestOf(task.hash) } : task
}

/** Seals what an earlier build has left open. Only pages do: a service worker is never newer than the page that brought it. */
export async function sealOpenRows(store: RowStore, { write }: Pick<OutboxRows, 'write'>): Promise<void> {
  const open = ((await store.readAll()) ?? []).filter((row) => !hasLabel(row))
  for (const row of open) {
    const task = await fromOpenRow(row)
    if (task) await write(task)
  }
}
