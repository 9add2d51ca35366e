import type { Log } from '../../observability/log.ts'

const REMEMBERED_MS = 600_000

/** Fields by index that the search cannot sort by (contract §15.5), and until when it need not be tried again. */
const unsortable = new Map<string, number>()

const keyOf = (index: string, field: string) => `${index} ${field}`

/** Whether an index can sort by the field, as far as this isolate knows. */
export const isSortable = (index: string, field: string): boolean => !unsortable.has(keyOf(index, field))

/** Whether it is time to try the field again; true for one caller only. */
export function isDue(index: string, field: string): boolean {
  const key = keyOf(index, field)
  const until = unsortable.get(key)
  if (until === undefined || until > Date.now()) return false
  unsortable.set(key, Date.now() + REMEMBERED_MS)
  return true
}

export const rememberSortable = (index: string, field: string): void =>
  void unsortable.delete(keyOf(index, field))

/** Remembers the field that the search could not sort by, if that is what its error says. */
export function rememberUnsortable(index: string, error: unknown, log: Log): void {
  const [, field] = /No mapping found for \[([\w.]+)\] in order to sort on/.exec(causeOf(error)) ?? []
  if (!field) return
  if (isSortable(index, field)) log.warn('search.unsortable', { index, field })
  unsortable.set(keyOf(index, field), Date.now() + REMEMBERED_MS)
}

const causeOf = (error: unknown): string => (error instanceof Error ? String(error.cause) : '')

/** What the indexes cannot sort by, for `/readyz`: `index field`. */
export const unsortableFields = (): string[] => [...unsortable.keys()]
