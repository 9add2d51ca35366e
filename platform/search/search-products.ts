import type { Store } from '../store/stores.ts'
import { type CountRow, countedAttributes, toAggregations } from './aggregations.ts'
import type { Hit, SearchResult } from './answer.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import { type CountPlan, type Counts, planMatchedCounts, planPlainCounts } from './counts.ts'
import { createProjection, type FieldPatterns, type Source, showsField } from './fields.ts'
import { conditionOf } from './operators.ts'
import { findPlainCategory, planCategory } from './plain-category.ts'
import { type PriceContext, withPrices } from './price-pass.ts'
import { productField, sortColumn } from './product-fields.ts'
import { engineError, type SearchQuery } from './query.ts'
import { joinSql, prepare, raw, type Sql, sql } from './sql.ts'
import { planTextMatch } from './text-match.ts'

/** Fields of a product's document that are kept apart, for its own page (see seed/to-documents.ts). */
export const DETAIL_FIELDS = ['description', 'media_gallery', 'meta_title', 'meta_description', 'category']

export interface Page {
  size: number
  from: number
}

export interface ProductSearch {
  store: Store
  query: SearchQuery
  page: Page
  fields: FieldPatterns
  prices: PriceContext
}

type FoundProducts = Pick<SearchResult, 'hits' | 'total' | 'aggregations' | 'attributeMetadata'>

/** Finds products (contract §15): at most two round trips, one for the words of a text and one for all the rest. */
export async function searchProducts(db: D1Database, search: ProductSearch): Promise<FoundProducts> {
  const { store, page, fields } = search
  // Without a filter the engine is asked for everything: no text, no sort, no aggregations (contract §15.4).
  const query = search.query.filters.length > 0 ? search.query : matchAll
  const category = await findPlainCategory(db, store, query)
  const matched = category ? planCategory(category, query) : await planMatched(db, store, query)
  if (!matched) return { hits: [], total: 0, ...emptyFacets(query, store) }
  const hasDetail = DETAIL_FIELDS.some((field) => showsField(fields, field))
  const isAddress = !category && asksAddresses(fields)
  const attributes = countedAttributes(query.facets)
  const isTotalOnly = query.facets.length === 0
  const hitPlan = { matched, store, query, page, hasDetail, isAddress }
  const plan = query.text
    ? planTextAnswer(hitPlan, { attributes, isTotalOnly })
    : planAnswer(
        hitPlan,
        category
          ? planPlainCounts(category, attributes)
          : planMatchedCounts(matched.from, { attributes, isTotalOnly }),
      )
  const statements = [planAttributes(store, query), ...plan.statements]
  const answers = await db.batch<Record<string, unknown>>(statements.map((one) => prepare(db, one)))
  const [documents = [], ...rest] = answers.map(({ results }): unknown[] => results)
  const { hits, counts } = plan.read(rest)
  return {
    hits: hits.map(toHit(search, query)),
    total: counts.total,
    ...facetsOf(query, counts.rows, store, documents as { source: string }[]), // the column of planAttributes
  }
}

/** Statements that find hits and counts, and what reads their answers. */
interface AnswerPlan {
  statements: Sql[]
  read(answers: unknown[][]): { hits: HitRow[]; counts: Counts }
}

const planAnswer = (hitPlan: HitPlan, counting: CountPlan): AnswerPlan => ({
  statements: [planHits(hitPlan), ...counting.statements],
  read: ([hits = [], ...counted]) => ({
    hits: hits as HitRow[], // the columns of planHits
    counts: counting.read(counted),
  }),
})

/** Hits and counts of a text in one statement: weighing every product that has a word is most of the work. */
function planTextAnswer(
  hitPlan: HitPlan,
  counted: { attributes: string[]; isTotalOnly: boolean },
): AnswerPlan {
  const { from, score } = hitPlan.matched
  const matched: Matched = { from: raw('FROM matched p'), score: raw('p.score') }
  const counting = planMatchedCounts(matched.from, counted)
  const [packed = raw(''), ...codes] = counting.statements
  const statement = sql`WITH matched AS MATERIALIZED (SELECT p.*, ${score} AS score ${from})
    SELECT 1 AS is_hit, hit.* FROM (${planHits({ ...hitPlan, matched })}) hit
    UNION ALL SELECT 0, counted.* FROM (${packed}) counted`
  return {
    statements: [statement, ...codes],
    read([rows = [], ...codeRows]) {
      const [counts, hits] = partition(rows as TextRow[]) // its columns
      const packedRows = counts.map(({ source, detail, score }) => ({
        products: source,
        facets: detail,
        prices: score,
      }))
      return { hits, counts: counting.read([packedRows, ...codeRows]) }
    },
  }
}

/** A hit, or three columns of counts in a hit's place. */
type TextRow = HitRow & { is_hit: number }

const partition = (rows: TextRow[]): [TextRow[], TextRow[]] => [
  rows.filter(({ is_hit }) => is_hit === 0),
  rows.filter(({ is_hit }) => is_hit === 1),
]

/** Fields that a site map asks for, and columns of the index `listing_address`. */
const ADDRESS_FIELDS = ['id', 'url_path', 'updated_at']

const asksAddresses = ({ include }: FieldPatterns): boolean =>
  include.length > 0 && include.every((field) => ADDRESS_FIELDS.includes(field))

const matchAll: SearchQuery = { filters: [], facets: [], sort: [], text: '' }

const emptyFacets = (query: SearchQuery, store: Store) => ({ aggregations: toAggregations(query, [], store) })

/** Everything after `SELECT …` that finds the products: `p` is the product, `score` its score. Null: no word to look for. */
async function planMatched(
  db: D1Database,
  store: Store,
  { filters, text }: SearchQuery,
): Promise<Matched | null> {
  const condition = conditionOf(filters, (attribute, scope) => productField(store.id, attribute, scope))
  const where = sql`p.store_id = ${store.id} AND ${condition}`
  if (!text) return { from: sql`FROM listing p WHERE ${where}`, score: raw(filters.length > 0 ? '0' : '1') }
  const words = await planTextMatch(db, store.id, text)
  if (!words) return null
  return {
    from: sql`FROM (${words}) found CROSS JOIN listing p ON p.id = found.id WHERE ${where}`,
    score: raw('found.score'),
  }
}

export interface Matched {
  from: Sql
  score: Sql
}

interface HitPlan {
  matched: Matched
  store: Store
  query: SearchQuery
  page: Page
  hasDetail: boolean
  /** Nothing but addresses is asked for: no document is read. */
  isAddress: boolean
}

/** One page of hits. The narrow rows are sorted and cut first, then their documents are read in that order. */
function planHits({ matched, store, query, page, hasDetail, isAddress }: HitPlan): Sql {
  if (isAddress) {
    return sql`SELECT json_object('id', p.id, 'url_path', p.url_path, 'updated_at', p.updated_at) AS source,
      '' AS detail, ${matched.score} AS score ${matched.from} ORDER BY ${planOrder(query, matched.score)}
      LIMIT ${page.size} OFFSET ${page.from}`
  }
  return sql`SELECT d.source, ${raw(hasDetail ? 'd.detail' : "''")} AS detail, hit.score
    FROM (SELECT p.id, ${matched.score} AS score ${matched.from} ORDER BY ${planOrder(query, matched.score)}
      LIMIT ${page.size} OFFSET ${page.from}) hit
    CROSS JOIN product d ON d.store_id = ${store.id} AND d.id = hit.id`
}

/** By the sorts asked for, missing values last; else by score, the popular first among equals (contract §15.5). */
function planOrder({ sort, text }: SearchQuery, score: Sql): Sql {
  if (sort.length === 0) return text ? sql`${score} DESC, p.popularity DESC, p.id` : raw('p.id')
  const orders = sort.map(({ field, descending }) => {
    const column = sortColumn(field)
    if (!column)
      throw engineError('query_shard_exception', `No mapping found for [${field}] in order to sort on`)
    const isNullable = column === 'p.final_price'
    return raw(`${isNullable ? `${column} IS NULL, ` : ''}${column}${descending ? ' DESC' : ''}`)
  })
  return joinSql([...orders, raw('p.id')], ', ')
}

const planAttributes = (store: Store, { facets }: SearchQuery): Sql => sql`SELECT source FROM document
  WHERE store_id = ${store.id} AND entity = 'attribute' AND json_extract(source, '$.attribute_code') IN
  (SELECT value FROM json_each(${JSON.stringify(facets.map(({ field }) => field))}))`

function facetsOf(query: SearchQuery, counts: CountRow[], store: Store, attributes: { source: string }[]) {
  const aggregations = toAggregations(query, counts, store)
  if (!aggregations) return {}
  return { aggregations, attributeMetadata: attributeMetadata(attributes, aggregations) }
}

interface HitRow {
  source: string
  detail: string
  score: number
}

function toHit({ fields, prices }: ProductSearch, { sort }: SearchQuery): (row: HitRow) => Hit {
  const project = createProjection(fields)
  return ({ source, detail, score }) => {
    const document: Source = JSON.parse(source)
    if (detail) Object.assign(document, JSON.parse(detail))
    return { source: withPrices(project(document), prices), score: sort.length > 0 ? null : score }
  }
}
