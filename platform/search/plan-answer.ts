import { joinSql, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import type { CountPlan, Counts } from './counts.ts'
import type { FieldPatterns } from './fields.ts'
import type { StoredDocument } from './product-document.ts'
import { sortColumn } from './product-fields.ts'
import { noMapping, type Page, type SearchQuery } from './query.ts'

/** Found products: the SQL after `SELECT …` (`p` is the product), and their score. */
export interface Matched {
  from: Sql
  score: Sql
  /** The order of what is one page already; absent: what the query asks for. */
  order?: Sql
}

/** A row of the statement for hits. */
export interface HitRow extends StoredDocument {
  score: number
}

/** Statements for hits and counts, and a function that reads their results. */
interface AnswerPlan {
  statements: Sql[]
  read(answers: unknown[][]): { hits: HitRow[]; counts: Counts }
}

/** Hits and counts with separate statements. */
export const planAnswer = (hitPlan: HitPlan, counting: CountPlan): AnswerPlan => ({
  statements: [planHits(hitPlan), ...counting.statements],
  read: ([hits = [], ...counted]) => ({
    hits: hits as HitRow[], // the columns of planHits
    counts: counting.read(counted),
  }),
})

/** Fields that a sitemap needs, which are columns of the index `listing_address`. */
const ADDRESS_FIELDS = ['id', 'url_path', 'updated_at']

/** Whether only address fields are requested. */
export const asksAddresses = ({ include }: FieldPatterns): boolean =>
  include.length > 0 && include.every((field) => ADDRESS_FIELDS.includes(field))

interface HitPlan {
  matched: Matched
  store: Store
  query: SearchQuery
  page: Page
  hasDetail: boolean
  /** Only address fields are requested, so no document is read. */
  isAddress: boolean
}

/** One page of hits. The small rows are sorted and limited first; then their documents are read in that order. */
function planHits({ matched, store, query, page, hasDetail, isAddress }: HitPlan): Sql {
  const order = matched.order ?? planOrder(query, matched.score)
  if (isAddress) {
    return sql`SELECT json_object('id', p.id, 'url_path', p.url_path, 'updated_at', p.updated_at) AS source,
      '' AS detail, ${matched.score} AS score ${matched.from} ORDER BY ${order}
      LIMIT ${page.size} OFFSET ${page.from}`
  }
  return sql`SELECT d.source, ${raw(hasDetail ? 'd.detail' : "''")} AS detail, hit.score
    FROM (SELECT p.id, ${matched.score} AS score ${matched.from} ORDER BY ${order}
      LIMIT ${page.size} OFFSET ${page.from}) hit
    CROSS JOIN product d ON d.store_id = ${store.id} AND d.id = hit.id`
}

/** The requested order, missing values last; otherwise by score, then by popularity (contract §15.5). */
function planOrder({ sort, text }: SearchQuery, score: Sql): Sql {
  if (sort.length === 0) return text ? sql`${score} DESC, p.popularity DESC, p.id` : raw('p.id')
  const orders = sort.map(({ field, descending }) => {
    const column = sortColumn(field)
    if (!column) throw noMapping(field)
    const isNullable = column === 'p.final_price'
    return raw(`${isNullable ? `${column} IS NULL, ` : ''}${column}${descending ? ' DESC' : ''}`)
  })
  return joinSql([...orders, raw('p.id')], ', ')
}
