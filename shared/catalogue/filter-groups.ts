import type { StoreView } from '../store-views.ts'
import { PRICE } from './filters.ts'
import { priceRangeOption } from './price-ranges.ts'
import { type FilterGroup, type FilterOption, type SliderBounds, sliderBounds } from './product-list.ts'

/** Attributes that say for whom a product is; each is yes or nothing. */
const AUDIENCE_CODES = ['ls_dam', 'ls_herr', 'ls_junior']
const [AUDIENCE = ''] = AUDIENCE_CODES
const YES = '1'

/** Attributes the shop filters by, in the order it shows them. */
export const FILTER_CODES = [
  'ls_brand',
  ...AUDIENCE_CODES,
  'ls_farg',
  'ls_skidlangd',
  'ls_storlek_utrust',
  'ls_faste',
  'ls_variant_utrust',
  'ls_hjul',
  'ls_klader_storlek',
  'ls_sko_storlek',
  'ls_farg_valla',
  'ls_smak',
  'ls_aktivitet',
  'ls_varde',
]

const COLOUR = 'ls_farg'

/** Codes of all filters. The price is second: brand and price come first in the list of filters. */
export const FACET_CODES = FILTER_CODES.toSpliced(1, 0, PRICE)

/** What a filter needs of an attribute: its name, and the names of its values by option id. */
export interface FilterAttribute {
  label: string
  options: Record<string, { label: string; swatch?: string }>
}

/** How many products have which values. */
export interface FilterCounts {
  /** Products per option id of an attribute. */
  values(code: string): ReadonlyMap<string, number>
  /** Products per price range, by its value in the query (`500-1000`). */
  priceRanges: ReadonlyMap<string, number>
  /** The lowest and highest price. */
  priceBounds: SliderBounds | null
}

export interface FilterSources {
  codes: string[]
  attributes: Record<string, FilterAttribute>
  chosen: Record<string, string[]>
  /** Counts with all chosen filters applied. */
  counted: FilterCounts
  /** Counts of each chosen group's values without its own filter, by code. */
  ownCounts: Record<string, FilterCounts>
  /** Counts without filters: they show which values exist. */
  all: FilterCounts
  /** Prices of the shown products, in minor units. */
  prices: number[]
  store: StoreView
}

/**
 * The filter groups of a listing. The counts of each group respect the choices in all other groups (Spec §3, Filter
 * option).
 */
export function toFilterGroups(sources: FilterSources): FilterGroup[] {
  return sources.codes.flatMap((code) => {
    const group = toGroup(code, sources)
    const isChosen = group?.options.some(({ selected }) => selected)
    return group && (group.options.length > 1 || isChosen) ? [group] : []
  })
}

function toGroup(code: string, sources: FilterSources): FilterGroup | null {
  if (code === PRICE) return toPriceGroup(sources)
  if (code === AUDIENCE) return toAudienceGroup(sources)
  return AUDIENCE_CODES.includes(code) ? null : toAttributeGroup(code, sources)
}

/** Women, men and junior as the values of one group. */
function toAudienceGroup({ attributes, chosen, counted, all }: FilterSources): FilterGroup {
  const options = AUDIENCE_CODES.flatMap((code): FilterOption[] => {
    const attribute = attributes[code]
    const selected = chosen[code]?.includes(YES) ?? false
    if (!attribute || !(selected || all.values(code).has(YES))) return []
    return [{ code, value: YES, label: attribute.label, count: counted.values(code).get(YES) ?? 0, selected }]
  })
  return { code: AUDIENCE, label: '', kind: 'audience', single: false, options }
}

function toAttributeGroup(code: string, sources: FilterSources): FilterGroup | null {
  const attribute = sources.attributes[code]
  if (!attribute) return null
  const counts = (sources.ownCounts[code] ?? sources.counted).values(code)
  const chosen = new Set(sources.chosen[code])
  const values = new Set([...sources.all.values(code).keys(), ...chosen])
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

function toPriceGroup({ counted, ownCounts, all, chosen, prices, store }: FilterSources): FilterGroup {
  const otherCounts = (ownCounts[PRICE] ?? counted).priceRanges
  const selected = chosen[PRICE]?.[0]
  const steps = [...all.priceRanges.keys()]
    .filter((value) => all.priceRanges.get(value) || value === selected)
    .flatMap((value) => priceRangeOption(value, store) ?? [])
    .toSorted((one, other) => one.from - other.from)
  const own = selected ? priceRangeOption(selected, store) : null
  const custom = own && steps.every(({ value }) => value !== selected) ? [own] : []
  const options = [...steps, ...custom].map(({ value, label }) => ({
    value,
    label,
    // only the filtered counts contain a shopper's own price range (contract §15.6)
    count: otherCounts.get(value) ?? counted.priceRanges.get(value) ?? 0,
    selected: value === selected,
  }))
  const bounds = sliderBounds(prices, all.priceBounds)
  return { code: PRICE, label: '', kind: 'price', single: true, options, ...(bounds && { bounds }) }
}

/** Sizes by size (`XS` before `L`, `187` before `1 000`), other texts in the order of the store's language. */
const sortByLabel = (options: FilterOption[], store: StoreView): FilterOption[] =>
  options.toSorted(
    (one, other) =>
      sizeOf(one.label) - sizeOf(other.label) || collatorOf(store.locale).compare(one.label, other.label),
  )

const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']

/** Where a label stands among sizes: letters first, then numbers; what is no size comes last. */
function sizeOf(label: string): number {
  const letters = LETTER_SIZES.indexOf(label.replace(/^XXX/, '3X').replace(/^2X/, 'XX'))
  if (letters >= 0) return letters - LETTER_SIZES.length
  const [, number] = /^[^\p{L}\d]*(\d+(?:\s\d{3})*(?:[.,]\d+)?)/u.exec(label) ?? []
  return number === undefined ? Number.MAX_VALUE : Number(number.replace(/\s/g, '').replace(',', '.'))
}

const collators = new Map<string, Intl.Collator>()

/** Cached per language: creating a collator costs more than sorting with it. */
export function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}
