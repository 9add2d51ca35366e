import { NO_BREAK_SPACE } from '../format/number.ts'
import { formatAmount } from '../format/price.ts'
import { toMinorUnits } from '../product/price.ts'
import type { StoreView } from '../store-views.ts'
import { type PriceRange, parsePriceRange } from './filters.ts'

/** A price range to choose: its value in the query (`500-1000`) and its label (`500 – 1 000 kr`). */
interface PriceRangeOption extends PriceRange {
  value: string
  label: string
}

/**
 * The price ranges of a store: up to the first step, between the steps, and above the last
 * (Spec §9, Price filter ranges; contract §17 C21). `steps` are minor units, the query's amounts major units.
 */
export const priceRanges = (steps: number[]): string[] =>
  [0, ...steps].map((from, at) => `${from / 100}-${steps[at] ? steps[at] / 100 : ''}`)

/** Whether a range is a step of the store: its upper price is the next one's. One that a shopper types has both its prices. */
export const isPriceStep = (value: string, steps: number[]): boolean => priceRanges(steps).includes(value)

/** A range of the query (`500-1000`) as something to choose; null when it is none. */
export function priceRangeOption(value: string, store: StoreView): PriceRangeOption | null {
  const range = parsePriceRange(value)
  return range && { ...range, value, label: priceRangeLabel(range, store) }
}

/**
 * The label of a price range: `< 500 kr`, `500 – 1 000 kr`, `> 4 000 kr`; the euro sign is before the amount here: `€50
 * – 100` (R1.38).
 */
export function priceRangeLabel({ from, to }: PriceRange, store: StoreView): string {
  const amount = (major: number) => formatAmount(toMinorUnits(major), store)
  if (to === null) return `>${NO_BREAK_SPACE}${withSign(amount(from), store)}`
  if (from === 0) return `<${NO_BREAK_SPACE}${withSign(amount(to), store)}`
  return withSign(`${amount(from)} – ${amount(to)}`, store)
}

function withSign(amounts: string, { currency, currencySign }: StoreView): string {
  return currency === 'EUR' ? `${currencySign}${amounts}` : `${amounts}${NO_BREAK_SPACE}${currencySign}`
}
