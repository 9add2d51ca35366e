import type { ListQuery } from '../catalogue/filters.ts'
import type { ListedGear, ProductList } from '../catalogue/product-list.ts'
import { fittingPoleLengths, fittingSkiLengths } from './fitting-lengths.ts'
import { SIZE_CODES, STYLE_CODE, STYLE_OPTIONS } from './gear-codes.ts'
import { isBeyondTable } from './ski-size.ts'
import type { Skier } from './skier.ts'

interface FittedList {
  list: Pick<ProductList, 'filters'>
  gear: ListedGear
  skier: Skier
}

/** A list's query after a tap on "fits me", and for whom: the skier, in the list's style where it has one only. */
interface Toggled {
  query: ListQuery
  isOn: boolean
  skier: Skier
}

/**
 * Puts the skier into the filters of a list: the lengths that fit, and the style where the list has several. When they
 * are chosen already, it takes them out. Null: no length of the list fits, the tables of skis do not go so far, or poles are
 * asked for without a height.
 */
export function toggleFitting(query: ListQuery, { list, gear, skier: shopper }: FittedList): Toggled | null {
  const [only] = gear.styles
  const skier = gear.styles.includes(shopper.style) || !only ? shopper : { ...shopper, style: only }
  if (gear.kind === 'ski' && isBeyondTable(skier)) return null
  const code = SIZE_CODES[gear.kind]
  const options = list.filters.find((group) => group.code === code)?.options ?? []
  const lengths = gear.kind === 'ski' ? fittingSkiLengths(options, skier) : fittingPoleLengths(options, skier)
  if (lengths.length === 0) return null
  const isSki = gear.kind === 'ski' && gear.styles.length > 1 // poles are made for several styles
  const fitting = { [code]: lengths, ...(isSki && { [STYLE_CODE]: [STYLE_OPTIONS[skier.style]] }) }
  const isOn = Object.entries(fitting).every(([one, values]) => isSame(query.filters[one], values))
  const others = Object.entries(query.filters).filter(([one]) => !(one in fitting))
  const filters = { ...Object.fromEntries(others), ...(isOn ? {} : fitting) }
  return { query: { ...query, filters, page: 1 }, isOn, skier }
}

const isSame = (chosen: string[] = [], values: string[]): boolean =>
  chosen.length === values.length && values.every((value) => chosen.includes(value))
