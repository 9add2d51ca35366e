import { parsePriceRange, priceFields, readListQuery } from '../catalogue/filters.ts'
import { readSkier, type Skier, skierFields } from './skier.ts'
import { readSnowTemperature } from './wax-range.ts'

/** Name of the field for the temperature of the snow. */
export const SNOW_FIELD = 'snow'

/** What is asked of the ski finder: `?weight=75&style=classic&price-to=4000`, `?snow=-5`. */
export interface FinderQuery {
  /** Null: nobody is described, or without a weight. */
  skier: Skier | null
  /** Price filter of the query, as lists have it: `0-4000`. */
  price: string | null
  snowCelsius: number | null
  /** Every field as it was typed, for the forms. */
  typed: Record<string, string>
}

const FIELDS = [...Object.values(skierFields), priceFields.to, SNOW_FIELD]
const MAX_TYPED = 12 // characters; no value is longer

export function readFinderQuery(params: URLSearchParams): FinderQuery {
  const typed = FIELDS.flatMap((name) => {
    const text = params.get(name)?.trim().slice(0, MAX_TYPED)
    return text ? [[name, text] as const] : []
  })
  return {
    skier: readSkier((name) => params.get(name)),
    price: readListQuery(params).filters.price?.[0] ?? null,
    snowCelsius: readSnowTemperature(params.get(SNOW_FIELD)),
    typed: Object.fromEntries(typed),
  }
}

/** The highest price in minor units; null: none. */
export function highestPrice({ price }: Pick<FinderQuery, 'price'>): number | null {
  const to = price ? parsePriceRange(price)?.to : null
  return to == null ? null : to * 100
}
