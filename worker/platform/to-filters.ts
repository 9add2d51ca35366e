import { parsePriceRange, priceRangeValue } from '#shared/catalogue/filters.ts'
import { priceRangeLabel, priceRanges } from '#shared/catalogue/price-ranges.ts'
import {
  type FilterGroup,
  type FilterOption,
  type SliderBounds,
  sliderBounds,
} from '#shared/catalogue/product-list.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { Attribute } from './attributes.ts'
import type { SearchAnswer } from './protocol/search-answer.ts'

export type Aggregations = SearchAnswer['aggregations']

export interface FilterSources {
  codes: string[]
  attributes: Record<string, Attribute>
  chosen: Record<string, string[]>
  /** Counts with all chosen filters applied. */
  counted: Aggregations
  /** Counts of each chosen group's values without its own filter, by code. */
  ownCounts: Record<string, Aggregations>
  /** Counts without filters: they show which values exist. */
  all: Aggregations
  /** Prices of the shown products, in minor units. */
  prices: number[]
  store: StoreView
}

const PRICE = 'price'
const COLOUR = 'ls_farg'

/**
 * The filter groups of a listing. The counts of each group respect the choices in all other groups (Spec §3, Filter
 * option).
 */
export function toFilterGroups(sources: FilterSources): FilterGroup[] {
  return sources.codes.flatMap((code) => {
    const group = code === PRICE ? toPriceGroup(sources) : toAttributeGroup(code, sources)
    const isChosen = (sources.chosen[code]?.length ?? 0) > 0
    return group && (group.options.length > 1 || isChosen) ? [group] : []
  })
}

function toAttributeGroup(code: string, sources: FilterSources): FilterGroup | null {
  const attribute = sources.attributes[code]
  if (!attribute) return null
  const counts = termCounts(sources.ownCounts[code] ?? sources.counted, code)
  const chosen = new Set(sources.chosen[code])
  const values = new Set([...termCounts(sources.all, code).keys(), ...chosen])
  const options = [...values].flatMap((value): FilterOption[] => {
    const option = attribute.options[value]
    if (!option) return []
    const swatch = option.swatch ? { swatch: option.swatch } : {}
    return [
      { value, label: option.label, count: counts.get(value) ?? 0, selected: chosen.has(value), ...swatch },
    ]
  })
  const kind = code === COLOUR ? 'swatch' : 'list'
  return { code, label: attribute.label, kind, single: false, options: sortByLabel(options, sources.store) }
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

function toPriceGroup({ counted, ownCounts, all, chosen, prices, store }: FilterSources): FilterGroup {
  const otherCounts = rangeCounts(ownCounts[PRICE] ?? counted)
  const existing = rangeCounts(all)
  const selected = chosen[PRICE]?.[0]
  const steps = priceRanges(store.priceSteps, store).filter(
    ({ value }) => existing.get(value) || value === selected,
  )
  const range = selected ? parsePriceRange(selected) : null
  const isOwn = range !== null && steps.every(({ value }) => value !== selected)
  const custom = isOwn ? [{ value: priceRangeValue(range), label: priceRangeLabel(range, store) }] : []
  const options = [...steps, ...custom].map(({ value, label }) => ({
    value,
    label,
    // only the filtered counts contain a bucket for a shopper's own price range (contract §15.6)
    count: otherCounts.get(value) ?? rangeCounts(counted).get(value) ?? 0,
    selected: value === selected,
  }))
  const bounds = sliderBounds(prices, fullPriceRange(all))
  return { code: PRICE, label: '', kind: 'price', single: true, options, ...(bounds && { bounds }) }
}

/** The lowest and highest price of the unfiltered list. */
function fullPriceRange({
  agg_min_price: lowest,
  agg_max_price: highest,
}: Aggregations): SliderBounds | null {
  const ends = [lowest?.value, highest?.value].filter((end) => typeof end === 'number')
  return sliderBounds(ends.map(toMinorUnits))
}

const rangeCounts = (aggregations: Aggregations): Map<string, number> =>
  new Map(
    (aggregations.agg_range_price?.buckets ?? []).map(({ from = 0, to, doc_count }) => [
      `${from}-${to ?? ''}`,
      doc_count,
    ]),
  )

/** Numbers by size (`187` before `1000`), texts in the order of the store's language. */
const sortByLabel = (options: FilterOption[], store: StoreView): FilterOption[] =>
  options.toSorted((one, other) => collatorOf(store.locale).compare(one.label, other.label))

const collators = new Map<string, Intl.Collator>()

/** Cached per language: creating a collator costs more than sorting with it. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}
