import type { FilterCounts } from '#shared/catalogue/filter-groups.ts'
import { sliderBounds } from '#shared/catalogue/product-list.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import type { SearchAnswer } from './protocol/search-answer.ts'

export type Aggregations = SearchAnswer['aggregations']

/** The platform's counts in the shop's form. */
export function toFilterCounts(aggregations: Aggregations): FilterCounts {
  const ends = [aggregations.agg_min_price?.value, aggregations.agg_max_price?.value]
  return {
    values: (code) => termCounts(aggregations, code),
    priceRanges: new Map(
      (aggregations.agg_range_price?.buckets ?? []).map(({ from = 0, to, doc_count }) => [
        `${from}-${to ?? ''}`,
        doc_count,
      ]),
    ),
    priceBounds: sliderBounds(ends.filter((end) => typeof end === 'number').map(toMinorUnits)),
  }
}

/**
 * Counts by option value. A simple product has its own value, a configurable one has those of its variants, so no
 * product is counted twice.
 */
function termCounts(aggregations: Aggregations, code: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of [`agg_terms_${code}`, `agg_terms_${code}_options`]) {
    for (const { key, doc_count } of aggregations[name]?.buckets ?? [])
      counts.set(key, (counts.get(key) ?? 0) + doc_count)
  }
  return counts
}
