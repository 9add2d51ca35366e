import type { Store } from '../commerce/stores.ts'
import type { Filter, SearchQuery } from './query.ts'

/** Number of matching products with `value`. The attribute of price rows is empty. */
export interface CountRow {
  attribute: string
  value: number | null
  products: number
}

interface Bucket {
  key: number | string
  from?: number
  to?: number
  doc_count: number
}

export type Aggregations = Record<string, { buckets: Bucket[] } | { value: number | null }>

const PRICE_TERMS = 10 // contract §15.6: `agg_terms_price` is always 10

/** Names in the facet table for counting these facets. */
export const countedAttributes = (facets: SearchQuery['facets']): string[] =>
  facets.filter(({ field }) => field !== 'price').flatMap(({ field }) => [field, `${field}_options`])

/** The aggregations of a response, with stock platforms' names (contract §15.6); undefined when none was requested. */
export function toAggregations(
  { facets, filters }: SearchQuery,
  counts: CountRow[],
  store: Store,
): Aggregations | undefined {
  if (facets.length === 0) return undefined
  const rows = Map.groupBy(counts, ({ attribute }) => attribute)
  return Object.assign(
    {},
    ...facets.map(({ field, size }) => {
      if (field === 'price') return priceAggregations(rows.get('') ?? [], filters, store)
      const terms = (name: string) => ({ buckets: termBuckets(rows.get(name) ?? [], size) })
      return {
        [`agg_terms_${field}`]: terms(field),
        [`agg_terms_${field}_options`]: terms(`${field}_options`),
      }
    }),
  )
}

const termBuckets = (rows: CountRow[], size: number): Bucket[] =>
  rows
    .flatMap(({ value, products }) => (value === null ? [] : [{ key: value, doc_count: products }]))
    .toSorted((one, other) => other.doc_count - one.doc_count || one.key - other.key)
    .slice(0, size)

function priceAggregations(rows: CountRow[], filters: Filter[], store: Store): Aggregations {
  const prices = rows.flatMap(({ value, products }) => (value === null ? [] : [{ price: value, products }]))
  const count = ({ from = 0, to = Number.POSITIVE_INFINITY, hasEnd }: Range) =>
    prices
      .filter(({ price }) => price >= from && (price < to || (hasEnd && price === to)))
      .reduce((sum, { products }) => sum + products, 0)
  const buckets = [...configuredRanges(store), ...chosenRanges(filters)].map(({ hasEnd, ...range }) => ({
    key: `${range.from?.toFixed(1) ?? '*'}-${range.to?.toFixed(1) ?? '*'}`,
    ...range,
    doc_count: count({ ...range, hasEnd }),
  }))
  const amounts = prices.map(({ price }) => price)
  return {
    agg_terms_price: { buckets: termBuckets(rows, PRICE_TERMS) },
    agg_range_price: {
      buckets: buckets.filter(({ key }, at) => buckets.findIndex((other) => other.key === key) === at),
    },
    agg_max_price: { value: amounts.length > 0 ? Math.max(...amounts) : null },
    agg_min_price: { value: amounts.length > 0 ? Math.min(...amounts) : null },
  }
}

interface Range {
  from?: number
  to?: number
  /** Whether its upper price is within it. */
  hasEnd?: boolean
}

const configuredRanges = ({ priceSteps }: Store): Range[] =>
  [0, ...priceSteps].map((from, at) => {
    const to = priceSteps[at]
    return to === undefined ? { from } : { from, to }
  })

/** The chosen price ranges. Each gets its own bucket, equal to the filter (contract §15.6). */
const chosenRanges = (filters: Filter[]): Range[] =>
  filters
    .filter(({ attribute, scope }) => attribute === 'price' && scope === 'catalog')
    .map(({ value }) => {
      const from = value.gte ?? value.gt ?? value.from
      const to = value.lte ?? value.lt ?? value.to
      return {
        ...(from !== undefined && { from: Number(from) }),
        ...(to !== undefined && { to: Number(to) }),
        hasEnd: true, // where the filter leaves that price out, no product that is counted has it
      }
    })
