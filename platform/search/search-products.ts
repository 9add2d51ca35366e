import type { Store } from '../store/stores.ts'
import { type CountRow, countedAttributes, toAggregations } from './aggregations.ts'
import type { Hit, SearchResult } from './answer.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import { planMatchedCounts, planPlainCounts } from './counts.ts'
import { createProjection, type FieldPatterns, type Source, showsField } from './fields.ts'
import { conditionOf } from './operators.ts'
import { findPlainCategory, planCategory } from './plain-category.ts'
import { asksAddresses, type HitRow, type Matched, planAnswer, planTextAnswer } from './plan-answer.ts'
import { type PriceContext, withPrices } from './price-pass.ts'
import { productField } from './product-fields.ts'
import type { SearchQuery } from './query.ts'
import { prepare, raw, type Sql, sql } from './sql.ts'
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

const planAttributes = (store: Store, { facets }: SearchQuery): Sql => sql`SELECT source FROM document
  WHERE store_id = ${store.id} AND entity = 'attribute' AND json_extract(source, '$.attribute_code') IN
  (SELECT value FROM json_each(${JSON.stringify(facets.map(({ field }) => field))}))`

function facetsOf(query: SearchQuery, counts: CountRow[], store: Store, attributes: { source: string }[]) {
  const aggregations = toAggregations(query, counts, store)
  if (!aggregations) return {}
  return { aggregations, attributeMetadata: attributeMetadata(attributes, aggregations) }
}

function toHit({ fields, prices }: ProductSearch, { sort }: SearchQuery): (row: HitRow) => Hit {
  const project = createProjection(fields)
  return ({ source, detail, score }) => {
    const document: Source = JSON.parse(source)
    if (detail) Object.assign(document, JSON.parse(detail))
    return { source: withPrices(project(document), prices), score: sort.length > 0 ? null : score }
  }
}
