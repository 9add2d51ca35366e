import type { Store } from '../store/stores.ts'
import { type CountRow, countedAttributes, toAggregations } from './aggregations.ts'
import type { Hit, SearchResult } from './answer.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import { planMatchedCounts, planPlainCounts } from './counts.ts'
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
  const attributes = countedAttributes(query.facets)
  const counting = category
    ? planPlainCounts(category, attributes)
    : planMatchedCounts(matched.from, { attributes, isTotalOnly: query.facets.length === 0 })
  const plans = [
    planHits({ matched, store, query, page, hasDetail }),
    planAttributes(store, query),
    ...counting.statements,
  ]
  const answers = await db.batch<Record<string, unknown>>(plans.map((plan) => prepare(db, plan)))
  const [hits = [], documents = [], ...counted] = answers.map(({ results }): unknown[] => results)
  const { total, rows } = counting.read(counted)
  return {
    hits: (hits as HitRow[]).map(toHit(search, query)), // the columns of planHits
    total,
    ...facetsOf(query, rows, store, documents as { source: string }[]), // the column of planAttributes
  }
}

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
}

/** One page of hits. The narrow rows are sorted and cut first, then their documents are read in that order. */
function planHits({ matched, store, query, page, hasDetail }: HitPlan): Sql {
  return sql`SELECT d.source, ${raw(hasDetail ? 'd.detail' : "''")} AS detail, hit.score
    FROM (SELECT p.id, ${matched.score} AS score ${matched.from} ORDER BY ${planOrder(query)}
      LIMIT ${page.size} OFFSET ${page.from}) hit
    CROSS JOIN product d ON d.store_id = ${store.id} AND d.id = hit.id`
}

/** By the sorts asked for, missing values last; else by score, the popular first among equals (contract §15.5). */
function planOrder({ sort, text }: SearchQuery): Sql {
  if (sort.length === 0) return raw(text ? 'found.score DESC, p.popularity DESC, p.id' : 'p.id')
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
