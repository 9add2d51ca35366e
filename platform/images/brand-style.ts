import { brands } from '#platform/seed/vocabulary/brands.ts'
import { hashOf, pick } from './hash.ts'
import { type ColourName, colours, isPale, type Ramp } from './palette.ts'
import { type Attributes, element, group, line, moved, type Pen, path } from './pen.ts'
import { brandName, modelName } from './print-names.ts'

/** How a brand dresses a product of one colour: its mark and letters are always the same, the stripes are the model's. */
export interface BrandStyle {
  name: string
  /** Name of the model, as it is printed; empty: it has none. */
  model: string
  /** Second colour of the product. */
  accent: Ramp
  /** Lettering that reads on the product's own colour. */
  ink: string
  /** Lettering that reads on the accent. */
  accentInk: string
  stripe: StripeName
  mark: Mark
  letters: Lettering
  /** A number of the model's own, for further small choices. */
  seed: number
}

interface Mark {
  d: string
  /** Width of a drawn mark; a filled one has none. */
  stroke?: number
  /** Its height in drawing units, where it is not 26. */
  height?: number
}

interface Lettering {
  family: string
  weight: number
  style?: string
  /** Width of a letter in shares of its height. */
  advance: number
}

const MARK_HEIGHT = 26

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

const stripeNames = ['bands', 'slash', 'chevrons', 'peaks', 'split', 'pinlines'] as const

/** Name of a stripe pattern. */
export type StripeName = (typeof stripeNames)[number]

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
export function brandStyle(slug: string, colour: ColourName): BrandStyle {
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

/** Where lettering goes: its baseline, size, and the most room it may take. */
export interface Place {
  x: number
  y: number
  size: number
  room: number
  fill: string
  turn?: number
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
}

/** The brand's name in its lettering. */
export const logotype = (brand: BrandStyle, place: Place): string => lettered(brand.name, brand, place)

/** Words in the brand's lettering; made smaller where the room is short, the same width with every font. */
export function lettered(words: string, { letters }: BrandStyle, place: Place): string {
  if (!words) return ''
  const { x, y, room, fill, turn, anchor = 'middle', opacity } = place
  const full = words.length * letters.advance
  const size = Math.min(place.size, room / full)
  const attributes: Attributes = {
    transform: turn ? `translate(${x} ${y})rotate(${turn})` : undefined,
    x: turn ? undefined : x,
    y: turn ? undefined : y,
    'font-family': letters.family,
    'font-weight': letters.weight,
    'font-style': letters.style,
    'font-size': Number(size.toFixed(1)),
    textLength: Math.round(full * size),
    lengthAdjust: 'spacingAndGlyphs',
    'text-anchor': anchor === 'start' ? undefined : anchor,
    fill,
    opacity,
  }
  return element('text', attributes, words)
}

/** The brand's mark, `size` units high, centred. */
export function emblem({ mark }: BrandStyle, x: number, y: number, size: number, fill: string): string {
  const drawn = mark.stroke ? line(mark.d, fill, mark.stroke) : path(mark.d, fill)
  const scale = Number((size / (mark.height ?? MARK_HEIGHT)).toFixed(2))
  return moved(`translate(${x} ${y})scale(${scale})`, drawn)
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const band = ({ x, width }: Area, top: number, thick: number) =>
  `M${x} ${Math.round(top)}h${width}v${Math.round(thick)}h${-width}z`

const stripePaths: Record<StripeName, (area: Area) => string> = {
  bands: (area) =>
    [0.1, 0.42, 0.68]
      .map((at, i) => band(area, area.y + area.height * at, area.height * (0.24 - i * 0.07)))
      .join(''),
  slash: ({ x, y, width, height }) =>
    [0, 0.38, 0.66]
      .map((at, i) => {
        const thick = Math.round(height * (0.26 - i * 0.08))
        return `M${x} ${Math.round(y + height * at + width * 0.5)}l${width} ${-width}v${thick}l${-width} ${width}z`
      })
      .join(''),
  chevrons: ({ x, y, width, height }) =>
    [0.05, 0.4, 0.7]
      .map((at, i) => {
        const [half, drop, thick] = [
          width / 2,
          Math.round(Math.min(width * 0.3, height * 0.3)),
          Math.round(height * (0.2 - i * 0.05)),
        ]
        return `M${x} ${Math.round(y + height * at)}l${half} ${drop} ${half}${-drop}v${thick}l${-half} ${drop}${-half}${-drop}z`
      })
      .join(''),
  peaks: ({ x, y, width, height }) =>
    `M${x} ${y + height}V${Math.round(y + height * 0.55)}l${width * 0.25}${-Math.round(height * 0.4)} ${width * 0.2} ${Math.round(height * 0.28)} ${width * 0.25}${-Math.round(height * 0.4)} ${width * 0.3} ${Math.round(height * 0.5)}V${y + height}z`,
  split: ({ x, y, width, height }) =>
    `M${x} ${Math.round(y + height * 0.62)}L${x + width} ${Math.round(y + height * 0.12)}V${y + height}H${x}z`,
  pinlines: ({ x, y, width, height }) =>
    [0.2, 0.4, 0.56, 0.7]
      .map(
        (at, i) =>
          `M${Math.round(x + width * at)} ${y}h${Math.max(1, Math.round(width * (0.1 - i * 0.02)))}v${height}h${-Math.max(1, Math.round(width * (0.1 - i * 0.02)))}z`,
      )
      .join(''),
}

/** The brand's stripe pattern over an area, as path data. */
export const stripes = ({ stripe }: BrandStyle, area: Area): string => stripePaths[stripe](area)

/** The stripe pattern painted over an area and cut at its edges. */
export function stripePanel(pen: Pen, brand: BrandStyle, area: Area, fill: string): string {
  const { x, y, width, height } = area
  const clip = pen.clip(`M${x} ${y}h${width}v${height}h${-width}z`)
  return group({ 'clip-path': clip }, path(stripes(brand, area), fill))
}
