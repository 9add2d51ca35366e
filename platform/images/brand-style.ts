import type { Ramp } from './palette.ts'
import { type Attributes, element, group, line, moved, type Pen, path } from './pen.ts'

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

export interface Mark {
  d: string
  /** Width of a drawn mark; a filled one has none. */
  stroke?: number
  /** Its height in drawing units, where it is not 26. */
  height?: number
}

export interface Lettering {
  family: string
  weight: number
  style?: string
  /** Width of a letter in shares of its height. */
  advance: number
}

const MARK_HEIGHT = 26

export const stripeNames = ['bands', 'slash', 'chevrons', 'peaks', 'split', 'pinlines'] as const

/** Name of a stripe pattern. */
type StripeName = (typeof stripeNames)[number]

/** Where lettering goes: its baseline, size, and the most room it may take. */
interface Place {
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
