import { prepare, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import { splitFilters } from './column-filters.ts'
import type { CountPlan } from './counts.ts'
import { type ListingColumns, placesOf, readListingColumns } from './listing-columns.ts'
import { conditionOf } from './operators.ts'
import { addPrice, createFacetCounts, toCountRows } from './packed-facets.ts'
import type { Matched } from './plan-answer.ts'
import { productField } from './product-fields.ts'
import type { Filter, Page, SearchQuery } from './query.ts'
import { extrasOf, type TextExtras } from './text-extras.ts'
import { readTextMatches } from './text-matches.ts'
import type { TextTerms } from './text-terms.ts'
import { weighProducts } from './weigh-products.ts'

/** The products that a text finds: indexes into `columns`, and the scores of all products. */
interface FoundByText {
  columns: ListingColumns
  places: Uint32Array
  scores: Float64Array
  /** The cheapest of the best matches come first. */
  isCheap: boolean
  extras: TextExtras
}

/**
 * Finds the products of a text and its filters in one round trip. Scoring, filtering, sorting and counting are loops over
 * columns in memory. For filters that the columns cannot decide, SQL returns the ids, in another one. Null when the text
 * has no word.
 */
export async function findByText(
  db: D1Database,
  store: Store,
  { text, filters }: Pick<SearchQuery, 'text' | 'filters'>,
): Promise<FoundByText | null> {
  const storeId = store.id
  const matches = await readTextMatches(db, store, text)
  if (!matches) return null
  const columns = await readListingColumns(db, storeId, matches.version)
  const { passes, rest } = splitFilters([...filters, ...priceFilters(matches.terms)], columns)
  const isSearchable = splitFilters(filters.filter(isBasic), columns).passes
  const weights = weighProducts(matches, { columns, isSearchable })
  const { scores } = weights
  if (rest.length > 0) {
    const { results } = await prepare(db, planIds(storeId, rest)).all<IdsRow>()
    keepOnly(results, { scores, ids: columns.numbers.id })
  }
  const { terms } = matches
  return {
    columns,
    places: placesWhere(scores, passes),
    scores,
    isCheap: terms.isCheap,
    extras: extrasOf(terms, weights),
  }
}

/** The price that the text asks for. */
const priceFilters = ({ price }: TextTerms): Filter[] =>
  price ? [{ attribute: 'final_price', value: price, scope: 'default' }] : []

/** Filters that no shopper chooses. Others may leave nothing of the best matches; then nothing is found. */
const isBasic = ({ attribute }: Filter) => attribute === 'visibility' || attribute === 'status'

interface IdsRow {
  ids: string
}

/** Ids of the products that pass the filters, several thousand per row. */
const planIds = (storeId: number, filters: Filter[]): Sql => sql`SELECT group_concat(id) AS ids FROM
    (SELECT p.id, row_number() OVER () / ${IDS_PER_ROW} AS part FROM listing p WHERE p.store_id = ${storeId}
      AND ${conditionOf(filters, (attribute, scope) => productField(storeId, attribute, scope))})
  GROUP BY part`

const IDS_PER_ROW = 65_536 // keeps a value well below D1's 2 MB

/** Sets the score of products that are not in the rows to 0. */
function keepOnly(rows: IdsRow[], { scores, ids }: { scores: Float64Array; ids: Float64Array }): void {
  const allowed = new Uint8Array(ids.length)
  for (const row of rows) {
    for (const at of placesOf(Float64Array.from(row.ids.split(','), Number).sort(), ids)) allowed[at] = 1
  }
  for (let at = 0; at < scores.length; at++) if (!allowed[at]) scores[at] = 0
}

function placesWhere(scores: Float64Array, passes: (at: number) => boolean): Uint32Array {
  const places = new Uint32Array(scores.length)
  let found = 0
  for (let at = 0; at < scores.length; at++) if (scores[at] && passes(at)) places[found++] = at
  return places.subarray(0, found)
}

/** The found products for SQL, as `p` with `found.score` and `found.place`: all of them, or those at some indexes. */
export function planFound({ id: storeId }: Store, found: FoundByText, places = found.places): Matched {
  const { columns, scores } = found
  const rows = Array.from(places, (at) => [columns.numbers.id[at], scores[at]])
  return {
    from: sql`FROM (SELECT key AS place, value ->> 0 AS id, value ->> 1 AS score FROM json_each(${JSON.stringify(rows)})) found
      CROSS JOIN listing p ON p.store_id = ${storeId} AND p.id = found.id`,
    score: raw('found.score'),
  }
}

/** The indexes of one page: by score, then by popularity (contract §15.5). Who asks for cheap ones gets the good matches by price. */
export function pageOf(found: FoundByText, { size, from }: Page): Uint32Array {
  const { columns, places, scores, isCheap } = found
  const { popularity } = columns.numbers
  const by = (values: Float64Array, one: number, other: number) => (values[other] ?? 0) - (values[one] ?? 0)
  const byScore = (one: number, other: number) =>
    by(scores, one, other) || by(popularity, one, other) || one - other
  return places.toSorted(isCheap ? byPrice(found, byScore) : byScore).subarray(from, from + size)
}

type Order = (one: number, other: number) => number

const GOOD_SHARE = 0.5 // of the best score: what belongs to the category, and not what only has the word in its name

/** The good matches from the cheapest, those that are sold out or have no price after them; then the others. */
function byPrice({ columns, places, scores }: FoundByText, otherwise: Order): Order {
  const { final_price: prices, is_in_stock: stock } = columns.numbers
  const good = GOOD_SHARE * places.reduce((best, at) => Math.max(best, scores[at] ?? 0), 0)
  const rank = (at: number) =>
    (scores[at] ?? 0) < good ? 2 : stock[at] === 1 && !Number.isNaN(prices[at]) ? 0 : 1
  const price = (at: number) => prices[at] || 0
  return (one, other) =>
    rank(one) - rank(other) || (rank(one) === 0 ? price(one) - price(other) : 0) || otherwise(one, other)
}

/** Counts of the found products. */
export function planFoundCounts(
  { columns, places }: FoundByText,
  { attributes, isTotalOnly }: { attributes: string[]; isTotalOnly: boolean },
): CountPlan {
  const total = places.length
  if (isTotalOnly) return { statements: [], read: () => ({ total, rows: [] }) }
  const codes = columns.codes.filter(({ attribute }) => attributes.includes(attribute))
  const rows = toCountRows(countColumns(columns, places), codes)
  return { statements: [], read: () => ({ total, rows }) }
}

function countColumns({ numbers, facets, facetStarts }: ListingColumns, places: Uint32Array) {
  const counts = createFacetCounts()
  const prices = new Map<number | null, number>()
  for (const at of places) {
    const end = facetStarts[at + 1] ?? 0
    for (let facet = facetStarts[at] ?? 0; facet < end; facet++) {
      const number = facets[facet] ?? 0
      counts[number] = (counts[number] ?? 0) + 1
    }
    const price = numbers.final_price[at] ?? Number.NaN
    addPrice(prices, Number.isNaN(price) ? null : price)
  }
  return { counts, prices }
}
