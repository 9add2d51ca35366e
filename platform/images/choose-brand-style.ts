import { brands } from '#platform/seed/vocabulary/brands.ts'
import { type BrandStyle, type Lettering, type Mark, stripeNames } from './brand-style.ts'
import { hashOf, pick } from './hash.ts'
import { type ColourName, colours, isPale, type Ramp } from './palette.ts'
import { brandName, modelName } from './print-names.ts'

const marks: readonly [Mark, ...Mark[]] = [
  { d: 'M-14 10-4-10 2 1 5-4 14 10z' },
  { d: 'M-12 9 0-3 12 9V2L0-10-12 2z' },
  { d: 'M0-12V12M-10.400-6 10.400 6M-10.400 6 10.400-6', stroke: 3.4 },
  { d: 'M-12 10-3-10H3L-6 10zM0 10 9-10H15L6 10z' },
  { d: 'M-12 2a12 12 0 0 1 24 0zM-12 5H12V9H-12z' },
  { d: 'M0-13 10 0 0 13-10 0zM0-5-4 0 0 5 4 0z' },
  { d: 'M-14 3c5-9 9-9 14 0s9 9 14 0V-4c-5 9-9 9-14 0s-9-9-14 0z' },
  { d: 'M-12 0A12 12 0 1 1 0 12L0 6A6 6 0 1 0-6 0z' },
]

/** The shop's own: the hill with two tracks of public/favicon.svg. */
const SHOP_MARK: Mark = {
  d: 'M24.800-4.800C18-6 11-4 3 0S-12 5-24.700 3A25 25 0 0 1 24.800-4.800zM8.500 3.500C9 11.500-2.500 14.500-12 22L-5 24.500C2 17 14 14 14.500 1.500zM19.500 .8C19.500 13 9 16.500 .5 25L8 23.700C15 17.500 25.500 14 25 .5z',
  height: 50,
}

const letterings: readonly [Lettering, ...Lettering[]] = [
  { family: 'Helvetica Neue,Arial,sans-serif', weight: 800, style: 'italic', advance: 0.7 },
  { family: 'Helvetica Neue,Arial,sans-serif', weight: 700, advance: 0.86 },
  { family: 'Georgia,serif', weight: 700, advance: 0.74 },
  { family: 'Arial Narrow,Arial,sans-serif', weight: 700, advance: 0.6 },
  { family: 'Verdana,sans-serif', weight: 400, advance: 0.95 },
]

const pairs: readonly [ColourName[], ...ColourName[][]] = [
  ['orange', 'navy', 'white'],
  ['glacier', 'navy', 'orange'],
  ['yellow', 'black', 'white'],
  ['white', 'black', 'red'],
  ['red', 'white', 'navy'],
  ['pine', 'glacier', 'yellow'],
  ['grey', 'yellow', 'navy'],
  ['green', 'white', 'black'],
  ['black', 'white', 'orange'],
]

const near: Partial<Record<ColourName, readonly ColourName[]>> = {
  white: ['glacier', 'grey'],
  glacier: ['white', 'grey', 'blue'],
  grey: ['glacier', 'white'],
  black: ['navy', 'pine', 'brown'],
  navy: ['black', 'pine', 'blue', 'purple'],
  pine: ['black', 'navy', 'green', 'blue'],
  blue: ['navy', 'pine', 'black'],
  red: ['orange', 'pink', 'brown'],
  orange: ['red', 'yellow'],
  yellow: ['orange', 'white'],
  pink: ['red', 'orange', 'purple'],
  purple: ['navy', 'black', 'blue', 'pine'],
  brown: ['black', 'pine', 'navy', 'red', 'grey'],
  green: ['pine', 'grey', 'red'],
}

/**
 * The look of a product of one colour; its accent never drowns in that colour. The slug is the brand's, with the model's
 * behind it: `fjallro`, `fjallro-spar-90`.
 */
export function chooseBrandStyle(slug: string, colour: ColourName): BrandStyle {
  const [brand = '', ...model] = slug.split('-').filter(Boolean)
  const own = hashOf(brand)
  const tooNear = [colour, ...(near[colour] ?? [])]
  const accentName = pick(pairs, own).find((name) => !tooNear.includes(name)) ?? 'white'
  const accent = colours[accentName]
  const inkOn = (ramp: Ramp) => (isPale(ramp) ? '#14262f' : '#fff')
  const seed = hashOf(slug)
  return {
    name: brandName(brand),
    model: modelName(model),
    accent,
    ink: inkOn(colours[colour]),
    accentInk: inkOn(accent),
    stripe: pick(stripeNames, seed >>> 8),
    mark: brand === brands.skare.key ? SHOP_MARK : pick(marks, own >>> 12),
    letters: pick(letterings, own >>> 16),
    seed,
  }
}
