import { isNumberColumn, type ListingColumns } from './listing-columns.ts'
import { boundsOf, isComparison } from './operators.ts'
import { numberOfCode } from './packed-facets.ts'
import { columnOf, facetNames, isNumeric, toNumbers } from './product-fields.ts'
import type { Filter } from './query.ts'

/** Whether the product at an index passes. */
type PlaceTest = (at: number) => boolean

/** The filters, split into those that columns in memory can decide, and the others, for SQL. */
interface SplitFilters {
  passes: PlaceTest
  rest: Filter[]
}

/** Splits filters (contract §15.2). Columns can decide: a number in a list or a range, a facet value in a list. */
export function splitFilters(filters: Filter[], columns: ListingColumns): SplitFilters {
  const planned = filters.map((filter) => ({ filter, test: toPlaceTest(filter, columns) }))
  const tests = planned.flatMap(({ test }) => test ?? [])
  return {
    passes: (at) => tests.every((test) => test(at)),
    rest: planned.flatMap(({ filter, test }) => (test ? [] : filter)),
  }
}

function toPlaceTest(filter: Filter, columns: ListingColumns): PlaceTest | null {
  const column = columnOf(filter.attribute)
  if (!column) return toFacetTest(filter, columns)
  if (!isNumberColumn(column)) return null
  const numbers = columns.numbers[column]
  const holds = toTermsTest(filter.value) ?? toRangeTest(filter.value)
  return holds && ((at) => holds(numbers[at] ?? Number.NaN))
}

function toFacetTest(
  { attribute, value, scope }: Filter,
  { codes, facets, facetStarts }: ListingColumns,
): PlaceTest | null {
  const names = facetNames(attribute, scope)
  const ownCodes = codes.filter((code) => names.includes(code.attribute))
  const holds = toTermsTest(value)
  if (ownCodes.length === 0 || !holds) return null
  const codeNumbers = new Set(
    ownCodes.filter((code) => holds(code.value)).map(({ code }) => numberOfCode(code)),
  )
  return (at) => {
    const end = facetStarts[at + 1] ?? 0
    for (let facet = facetStarts[at] ?? 0; facet < end; facet++)
      if (codeNumbers.has(facets[facet] ?? 0)) return true
    return false
  }
}

type ValueTest = (value: number) => boolean

function toTermsTest(value: Filter['value']): ValueTest | null {
  const [[operator, operand] = ['', null], ...others] = Object.entries(value)
  const values: unknown[] = Array.isArray(operand) ? operand : [operand]
  const isTerms = others.length === 0 && (operator === 'in' || operator === 'eq')
  if (!isTerms || !values.every(isScalar)) return null
  const numbers = new Set(toNumbers(values))
  return (number) => numbers.has(number)
}

function toRangeTest(value: Filter['value']): ValueTest | null {
  const entries = Object.entries(value)
  if (entries.length === 0 || !entries.every(([name, limit]) => isComparison(name) && isLimit(limit)))
    return null
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
