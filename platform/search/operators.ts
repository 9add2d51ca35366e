import { allOf, anyOf, joinSql, raw, type Sql, sql } from '#platform/sql.ts'
import { engineError, type Filter } from './query.ts'

/** SQL conditions on a field of an index. */
export interface Field {
  /** A SELECT of the ids of products for which `terms` holds, if an index can provide it. */
  idsOfTerms?(values: (string | number | boolean)[]): Sql
  /** One of its values is in this list. */
  terms(values: (string | number | boolean)[]): Sql
  /** One of its values is within the bounds. */
  range(bounds: Bound[]): Sql
  /** It has a value. */
  exists: Sql
}

export interface Bound {
  comparison: '>' | '>=' | '<' | '<='
  value: string | number
}

/** Finds the field of a filter; `catalog` filters also look into configurable children. */
type FieldOf = (attribute: string, scope: Filter['scope']) => Field

/** Operators that compare. */
const comparisons: Record<string, Bound['comparison']> = {
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  from: '>=',
  to: '<=',
  moreq: '>=', // not an operator of the engine, but the stock query builder sends it (contract §15.2)
}

/** Whether an operator compares. */
export const isComparison = (name: string): boolean => Object.hasOwn(comparisons, name)

/**
 * The condition of all filters (contract §15.2). Ordinary filters must all hold; of the optional ones (`or`, `nor`,
 * `orGt`, …) at least one.
 */
export function conditionOf(filters: Filter[], fieldOf: FieldOf): Sql {
  const planned = filters.map((filter) => planFilter(filter, fieldOf(filter.attribute, filter.scope)))
  const ordinary = planned.filter(({ isOptional }) => !isOptional)
  const required = [
    ...ordinary.flatMap(({ ids, condition }) => (ids ? [] : (condition ?? []))),
    ...intersections(ordinary.flatMap(({ ids }) => ids ?? [])),
  ]
  const optional = planned.filter(({ isOptional }) => isOptional).flatMap(({ condition }) => condition ?? [])
  const condition = allOf(optional.length > 0 ? [...required, anyOf(optional)] : required)
  if (filters.length > MAX_CLAUSES || condition.values.length > MAX_CLAUSES) throw tooManyClauses()
  return condition
}

const MAX_CLAUSES = 80 // D1 binds 100 values and nests 100 expressions; the rest of a statement has some, too

const tooManyClauses = () => engineError('too_many_clauses', `maxClauseCount is set to ${MAX_CLAUSES}`, 400)

const MAX_INTERSECTED = 4 // D1 takes five terms of a compound SELECT

/** Intersects lists of ids before any product is read: four times as fast as one condition each. */
function intersections(idLists: Sql[]): Sql[] {
  const groups = Math.ceil(idLists.length / MAX_INTERSECTED)
  return Array.from({ length: groups }, (_, at) => {
    const group = idLists.slice(at * MAX_INTERSECTED, (at + 1) * MAX_INTERSECTED)
    return sql`p.id IN (${joinSql(group, ' INTERSECT ')})`
  })
}

interface PlannedFilter {
  condition: Sql | null
  /** The same as a list of ids. */
  ids?: Sql | undefined
  isOptional: boolean
}

function planFilter({ value, scope }: Filter, field: Field): PlannedFilter {
  const operators = Object.keys(value)
  const [operator] = operators
  if (operator === undefined) {
    return { condition: scope === 'catalog' ? sql`p.type_id = ${'configurable'}` : null, isOptional: false }
  }
  if (operators.every(isComparison)) {
    return { condition: field.range(boundsOf(value)), isOptional: false }
  }
  const optionalRange = /^or([A-Z]\w*)$/.exec(operator)?.[1]?.toLowerCase()
  if (optionalRange && isComparison(optionalRange)) {
    return { condition: field.range(boundsOf({ [optionalRange]: value[operator] })), isOptional: true }
  }
  return planTerms(operator, value[operator], field)
}

/**
 * Equality and its negation; null tests whether there is a value (contract §15.2, sic). Unknown operators mean `in`.
 */
function planTerms(operator: string, operand: unknown, field: Field): PlannedFilter {
  const isOptional = operator === 'or' || operator === 'nor'
  const isNegative = operator === 'neq' || operator === 'nin' || operator === 'nor'
  if (operand === null) {
    const asksMissing = operator === 'neq' || operator === 'nin' || operator === 'or'
    return { condition: asksMissing ? not(field.exists) : field.exists, isOptional }
  }
  const values = Array.isArray(operand) ? operand : [operand]
  if (values.length === 0) return { condition: raw(isNegative ? '1' : '0'), isOptional }
  const scalars = values.map(scalar)
  const condition = field.terms(scalars)
  if (isNegative) return { condition: not(condition), isOptional }
  return { condition, ids: field.idsOfTerms?.(scalars), isOptional }
}

/** The bounds of a range, each operator one. */
export const boundsOf = (value: Record<string, unknown>): Bound[] =>
  Object.entries(value).map(([name, limit]) => {
    const bound = scalar(limit)
    return {
      comparison: comparisons[name] ?? '>=',
      value: typeof bound === 'boolean' ? Number(bound) : bound,
    }
  })

function scalar(value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw engineError('illegal_argument_exception', 'only scalar values can be searched for')
}

const not = (condition: Sql): Sql => sql`NOT (${condition})`
