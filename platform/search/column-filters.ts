import type { ListingColumns } from './listing-columns.ts'
import { isNumberColumn, type NumberColumn } from './listing-columns.ts'
import { boundsOf, comparisons } from './operators.ts'
import { columnOf, isNumeric, toNumbers } from './product-fields.ts'
import type { Filter } from './query.ts'

/** Filters apart: those that columns in memory decide, and the rest, for SQL. */
export interface ColumnFilters {
  /** Whether the product at a place passes the filters that are decided in memory. */
  passes(columns: ListingColumns, at: number): boolean
  rest: Filter[]
}

interface ColumnTest {
  column: NumberColumn
  holds(value: number): boolean
}

/** Takes the filters that columns in memory decide: one of some numbers, or a range (contract §15.2). */
export function splitFilters(filters: Filter[]): ColumnFilters {
  const planned = filters.map((filter) => ({ filter, test: toColumnTest(filter) }))
  const tests = planned.flatMap(({ test }) => test ?? [])
  return {
    passes: ({ numbers }, at) => tests.every(({ column, holds }) => holds(numbers[column][at] ?? Number.NaN)),
    rest: planned.flatMap(({ filter, test }) => (test ? [] : filter)),
  }
}

function toColumnTest({ attribute, value }: Filter): ColumnTest | null {
  const column = columnOf(attribute)
  if (!column || !isNumberColumn(column)) return null
  const holds = toValueTest(value)
  return holds && { column, holds }
}

function toValueTest(value: Filter['value']): ColumnTest['holds'] | null {
  const [[operator, operand] = ['', null], ...others] = Object.entries(value)
  if (others.length === 0 && (operator === 'in' || operator === 'eq')) return toTermsTest(operand)
  const isRange = Object.entries(value).every(([name, limit]) => comparisons[name] && isLimit(limit))
  return isRange && operator !== '' ? toRangeTest(value) : null
}

function toTermsTest(operand: unknown): ColumnTest['holds'] | null {
  const values: unknown[] = Array.isArray(operand) ? operand : [operand]
  if (!values.every(isScalar)) return null
  const wanted = new Set(toNumbers(values))
  return (number) => wanted.has(number)
}

function toRangeTest(value: Filter['value']): ColumnTest['holds'] {
  const bounds = boundsOf(value).map(({ comparison, value: limit }) => ({ comparison, limit: Number(limit) }))
  return (number) => bounds.every(({ comparison, limit }) => holdsAgainst[comparison](number, limit))
}

const holdsAgainst = {
  '>': (number: number, limit: number) => number > limit,
  '>=': (number: number, limit: number) => number >= limit,
  '<': (number: number, limit: number) => number < limit,
  '<=': (number: number, limit: number) => number <= limit,
}

const isLimit = (limit: unknown) =>
  (typeof limit === 'number' || typeof limit === 'string') && isNumeric(limit)

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
