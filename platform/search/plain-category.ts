import { raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import type { CountRow } from './aggregations.ts'
import type { CountPlan } from './counts.ts'
import type { Matched } from './plan-answer.ts'
import type { Filter, SearchQuery } from './query.ts'

/** A category page without filters; its order and counts are precomputed. */
export interface PlainCategory {
  storeId: number
  /** A query for its id, which finds nothing when the categories have no common ancestor among them. */
  id: Sql
}

/** The filters of every list (contract §15.7 E1). */
const LISTED: Record<string, number[]> = { visibility: [2, 4], status: [0, 1] }

/**
 * The category of a query that requests only the listed products of one category with all or some of its descendants. A
 * category's products include those of its descendants, so the list is the category itself. Null for any other query.
 */
export function plainCategoryOf(store: Store, { filters, text }: SearchQuery): PlainCategory | null {
  const ids = text === '' ? categoryIdsOf(filters) : null
  if (!ids) return null
  const list = JSON.stringify(ids)
  const path = (alias: string) => raw(`'/' || json_extract(${alias}.source, '$.path') || '/'`)
  const id = sql`SELECT d.id FROM json_each(${list}) q
    CROSS JOIN document d ON d.store_id = ${store.id} AND d.entity = 'category' AND d.id = q.value
    WHERE NOT EXISTS (SELECT 1 FROM json_each(${list}) x
      LEFT JOIN document c ON c.store_id = ${store.id} AND c.entity = 'category' AND c.id = x.value
      WHERE c.id IS NULL OR instr(${path('c')}, '/' || d.id || '/') = 0)`
  return { storeId: store.id, id }
}

function categoryIdsOf(filters: Filter[]): number[] | null {
  const requested = new Map(
    filters.map(({ attribute, value, scope }) => [attribute, scope === 'default' ? termsOf(value) : null]),
  )
  if (filters.length !== 3 || requested.size !== 3) return null
  const isListed = Object.entries(LISTED).every(([name, values]) =>
    sameValues(requested.get(name) ?? [], values),
  )
  const ids = requested.get('category_ids')
  return isListed && ids && ids.length > 0 ? ids : null
}

function termsOf(value: Record<string, unknown>): number[] | null {
  const [[operator, operand] = []] = Object.entries(value)
  if (operator !== 'in' && operator !== 'eq') return null
  const numbers = [operand].flat().map(Number)
  return numbers.every(Number.isInteger) ? numbers : null
}

const sameValues = (one: number[], other: number[]) =>
  one.length === other.length && other.every((value) => one.includes(value))

/** The category's products. The shop's default order is precomputed; any other order is sorted. */
export function planCategory({ storeId, id }: PlainCategory, { sort }: SearchQuery): Matched {
  const [first] = sort
  const inOwnOrder = sort.length === 1 && first?.field === 'popularity' && first.descending
  const members = sql`store_id = ${storeId} AND category_id = (${id})`
  const from = inOwnOrder
    ? sql`FROM category_listing p WHERE ${members}`
    : sql`FROM listing p WHERE p.store_id = ${storeId} AND p.id IN (SELECT id FROM category_listing WHERE ${members})`
  return { from, score: raw('0') }
}

/** Counts of a category page without filters. */
export const planPlainCounts = (category: PlainCategory, attributes: string[]): CountPlan => ({
  statements: [planCategoryCounts(category, attributes)],
  read([answer = []]) {
    const rows = answer as CountRow[] // the columns of planCategoryCounts
    const prices = rows.filter(({ attribute }) => attribute === '')
    return { total: prices.reduce((sum, { products }) => sum + products, 0), rows }
  },
})

/** The precomputed counts of a category. */
const planCategoryCounts = ({ storeId, id }: PlainCategory, attributes: string[]): Sql =>
  sql`SELECT attribute, value, products FROM category_count WHERE store_id = ${storeId} AND category_id = (${id})
    AND attribute IN (SELECT value FROM json_each(${JSON.stringify(['', ...attributes])}))`
