import { isRecord } from './is-record.ts'

/**
 * JSON with sorted keys, so that equal values give equal texts: `{ b: 1, a: 2 }` is `{"a":2,"b":1}`. Used instead of a
 * hash for comparisons.
 */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) => (isRecord(field) ? sortKeys(field) : field)) ?? 'null'
}

function sortKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
