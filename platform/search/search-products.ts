import { prepare, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import { type CountRow, countedAttributes, toAggregations } from './aggregations.ts'
import type { Hit, SearchResult } from './answer.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import { type CountPlan, planMatchedCounts } from './counts.ts'
import { createProjection, type FieldPatterns } from './fields.ts'
import { findByText, pageOf, planFound, planFoundCounts } from './find-by-text.ts'
import { conditionOf } from './operators.ts'
import { type PlainCategory, plainCategoryOf, planCategory, planPlainCounts } from './plain-category.ts'
import { asksAddresses, type HitRow, type Matched, planAnswer } from './plan-answer.ts'
import { type IndexPriceContext, net, withPrices } from './price-pass.ts'
import { asksDetail, readDocument } from './product-document.ts'
import { columnOf, productField } from './product-fields.ts'
import type { Filter, Page, SearchQuery } from './query.ts'
import type { TextExtras } from './text-extras.ts'

interface ProductSearch {
  store: Store
  query: SearchQuery
  page: Page
  fields: FieldPatterns
  prices: IndexPriceContext
}

type FoundProducts = Pick<SearchResult, 'hits' | 'total' | 'aggregations' | 'attributeMetadata' | 'extras'>

/**
 * Searches products (contract §15): a category page without filters in one round trip, anything else in two, with a text
 * (find-by-text.ts) sometimes in three.
 */
export async function searchProducts(db: D1Database, search: ProductSearch): Promise<FoundProducts> {
  const { store } = search
  // Without a filter the query matches everything: no text, no sort, no aggregations (contract §15.4).
  const query = search.query.filters.length > 0 ? search.query : matchAll
  const taxed = search.prices.isNet ? { ...query, filters: withTax(query.filters, search.prices) } : query
  const category = plainCategoryOf(store, taxed)
  const listed = category && (await runPlan(db, { ...search, query }, planListed(category, search, query)))
  if (listed && listed.total > 0) return listed
  const planned = query.text ? await planText(db, { ...search, query: taxed }) : planFiltered(search, taxed)
  if (!planned) return { hits: [], total: 0, ...emptyFacets(query, store) }
  return runPlan(db, { ...search, query }, planned)
}

async function runPlan(db: D1Database, search: ProductSearch, planned: Planned): Promise<FoundProducts> {
  const { store, query, fields, prices } = search
  const { counting, isAddress = asksAddresses(fields), extras, ...hits } = planned
  const plan = planAnswer({ ...hits, store, query, hasDetail: asksDetail(fields), isAddress }, counting)
  const statements = [planAttributes(store, query), ...plan.statements]
  const answers = await db.batch<Record<string, unknown>>(statements.map((one) => prepare(db, one)))
  const [documents = [], ...rest] = answers.map(({ results }): unknown[] => results)
  const answer = plan.read(rest)
  return {
    hits: answer.hits.map(toHit(search)),
    total: answer.counts.total,
    ...(extras && { extras }),
    ...facetsOf(query, toOwnPrices(answer.counts.rows, prices), store, documents as { source: string }[]), // the column of planAttributes
  }
}

/** Filters of an index with net prices, as this one takes them: with tax. */
const withTax = (filters: Filter[], { taxRate }: IndexPriceContext): Filter[] =>
  filters.map((filter) =>
    columnOf(filter.attribute) === 'final_price'
      ? {
          ...filter,
          value: Object.fromEntries(
            Object.entries(filter.value).map(([name, limit]) => [name, Number(limit) * (1 + taxRate)]),
          ),
        }
      : filter,
  )

/** Counted prices (rows without an attribute) as the index has them. */
const toOwnPrices = (rows: CountRow[], { isNet, taxRate }: IndexPriceContext): CountRow[] =>
  isNet
    ? rows.map((row) =>
        row.attribute === '' && row.value !== null ? { ...row, value: net(row.value, taxRate) } : row,
      )
    : rows

/** The source of a page's hits, and the counts of all matches. */
interface Planned {
  matched: Matched
  page: Page
  counting: CountPlan
  isAddress?: boolean
  extras?: TextExtras
}

/** A text search. Without a requested order the hits are already those of the page; otherwise SQL sorts all matches. */
async function planText(db: D1Database, { store, query, page }: ProductSearch): Promise<Planned | null> {
  const found = await findByText(db, store, query)
  if (!found) return null
  const { extras } = found
  const counting = planFoundCounts(found, toCounted(query))
  if (query.sort.length > 0) return { matched: planFound(store, found), page, counting, extras }
  return {
    matched: { ...planFound(store, found, pageOf(found, page)), order: raw('found.place') },
    page: { ...page, from: 0 },
    counting,
    extras,
  }
}

/** A category page without filters. */
const planListed = (category: PlainCategory, { page }: ProductSearch, query: SearchQuery): Planned => ({
  matched: planCategory(category, query),
  page,
  counting: planPlainCounts(category, countedAttributes(query.facets)),
  isAddress: false,
})

/** Any filters. */
function planFiltered({ store, page }: ProductSearch, query: SearchQuery): Planned {
  const condition = conditionOf(query.filters, (attribute, scope) => productField(store.id, attribute, scope))
  const from = sql`FROM listing p WHERE p.store_id = ${store.id} AND ${condition}`
  const score = raw(query.filters.length > 0 ? '0' : '1')
  return { matched: { from, score }, page, counting: planMatchedCounts(from, toCounted(query)) }
}

const toCounted = ({ facets }: SearchQuery) => ({
  attributes: countedAttributes(facets),
  isTotalOnly: facets.length === 0,
})

const matchAll: SearchQuery = { filters: [], facets: [], sort: [], text: '' }

const emptyFacets = (query: SearchQuery, store: Store) => ({ aggregations: toAggregations(query, [], store) })

const planAttributes = (store: Store, { facets }: SearchQuery): Sql => sql`SELECT source FROM document
  WHERE store_id = ${store.id} AND entity = 'attribute' AND json_extract(source, '$.attribute_code') IN
  (SELECT value FROM json_each(${JSON.stringify(facets.map(({ field }) => field))}))`

function facetsOf(query: SearchQuery, counts: CountRow[], store: Store, attributes: { source: string }[]) {
  const aggregations = toAggregations(query, counts, store)
  if (!aggregations) return {}
  return { aggregations, attributeMetadata: attributeMetadata(attributes, aggregations) }
}

function toHit({ fields, prices, query }: ProductSearch): (row: HitRow) => Hit {
  const project = createProjection(fields)
  return (row) => ({
    source: withPrices(project(readDocument(row)), prices),
    score: query.sort.length > 0 ? null : row.score,
  })
}
