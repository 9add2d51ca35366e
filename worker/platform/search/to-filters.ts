import type { FilterCounts } from '#shared/catalogue/filter-groups.ts'
import { sliderBounds } from '#shared/catalogue/product-list.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import type { SearchAnswer } from '../protocol/search-answer.ts'

export type Aggregations = SearchAnswer['aggregations']

/** The platform's counts in the shop's form. `taxFactor`: what its prices are multiplied by to have tax. */
export function toFilterCounts(aggregations: Aggregations, taxFactor = 1): FilterCounts {
  const ends = [aggregations.agg_min_price?.value, aggregations.agg_max_price?.value]
  const shown = (amount: number) => amount * taxFactor
  return {
    values: (code) => termCounts(aggregations, code),
    priceRanges: new Map(
      (aggregations.agg_range_price?.buckets ?? []).map((bucket) => {
        const [from, to] = limitsOf(bucket).map((limit) => limit && Math.round(shown(limit)))
        return [`${from ?? 0}-${to ?? ''}`, bucket.doc_count]
      }),
    ),
    priceBounds: sliderBounds(
      ends.filter((end) => typeof end === 'number').map((end) => toMinorUnits(shown(end))),
    ),
  }
}

type Bucket = NonNullable<NonNullable<Aggregations[string]>['buckets']>[number]

/** The limits of a price range; some servers name them in its key only: `50.0-*` (contract §15.6). */
function limitsOf({ key, from, to }: Bucket): (number | undefined)[] {
  if (from !== undefined || to !== undefined) return [from, to]
  return key.split('-').map((limit) => (Number.isNaN(Number.parseFloat(limit)) ? undefined : Number(limit)))
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
