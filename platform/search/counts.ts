import { type Sql, sql } from '#platform/sql.ts'
import type { CountRow } from './aggregations.ts'
import { type CodeRow, countPacked, type PackedRow, planCodes, planPackedFacets } from './packed-facets.ts'

/** Number of matching products, in total, per price, and per value of the counted attributes. */
export interface Counts {
  total: number
  rows: CountRow[]
}

/** Statements that count, and a function that reads their results. */
export interface CountPlan {
  statements: Sql[]
  read(answers: unknown[][]): Counts
}

/** Counts of the products that `from` finds; only their total when nothing else is requested. */
export function planMatchedCounts(
  from: Sql,
  { attributes, isTotalOnly }: { attributes: string[]; isTotalOnly: boolean },
): CountPlan {
  const total = sql`SELECT COUNT(*) AS products, '' AS facets, '' AS prices ${from}`
  return {
    statements: isTotalOnly ? [total] : [planPackedFacets(from), planCodes(attributes)],
    read([parts = [], codes = []]) {
      const packed = parts as PackedRow[] // the columns of either statement
      const rows = isTotalOnly ? [] : countPacked(packed, codes as CodeRow[])
      return { total: packed.reduce((sum, { products }) => sum + products, 0), rows }
    },
  }
}
