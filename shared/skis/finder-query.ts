import { readHeight, readNumber, readSkier, type Skier, skierFields, WEIGHT_KG } from './skier.ts'
import { readSnowTemperature } from './wax-range.ts'

/** Names of the finder's other fields: the highest price in major units, and the temperature of the snow. */
export const finderFields = { price: 'price', snow: 'snow' } as const

/** Highest prices that are understood, in major units. */
export const PRICE_LIMITS = { min: 1, max: 999_999 }

/** What is asked of the ski finder: `?weight=75&style=classic&price=4000`, `?snow=-5`. */
export interface FinderQuery {
  /** Null: nobody is described, or without a weight. */
  skier: Skier | null
  /** Major units; null: any price. */
  highestPrice: number | null
  snowCelsius: number | null
  /** Every field as it was typed, for the forms. */
  typed: Record<string, string>
}

const FIELDS = [...Object.values(skierFields), ...Object.values(finderFields)]
const MAX_TYPED = 20 // characters; the longest is `minus 12.5 degrees`

export function readFinderQuery(params: URLSearchParams): FinderQuery {
  const typed = FIELDS.flatMap((name) => {
    const text = params.get(name)?.trim().slice(0, MAX_TYPED)
    return text ? [[name, text] as const] : []
  })
  return {
    skier: readSkier((name) => params.get(name)),
    highestPrice: readPrice(params.get(finderFields.price)),
    snowCelsius: readSnowTemperature(params.get(finderFields.snow)),
    typed: Object.fromEntries(typed),
  }
}

/** A whole amount, with the groups and decimals that people write: `4 000`, `4,000`, `4000,50`. */
function readPrice(text: string | null | undefined): number | null {
  const ungrouped = text?.replaceAll(/\s|[.,](?=\d{3}(?!\d))/g, '') ?? ''
  const [, digits] = /^(\d{1,6})(?:[.,]\d{1,2})?$/.exec(ungrouped) ?? []
  return Number(digits) >= PRICE_LIMITS.min ? Number(digits) : null
}

/** Fields that say something which is not understood or out of range. */
export interface FinderFaults {
  weight: boolean
  height: boolean
  price: boolean
}

/** The faults of what was typed; an empty field has none. */
export function findFinderFaults(typed: Record<string, string>): FinderFaults {
  const { weight, height } = skierFields
  const isWrong = (name: string, read: (text: string) => number | null) => {
    const text = typed[name]
    return text !== undefined && read(text) === null
  }
  return {
    weight: isWrong(weight, (text) => readNumber(text, WEIGHT_KG)),
    height: isWrong(height, readHeight),
    price: isWrong(finderFields.price, readPrice),
  }
}
