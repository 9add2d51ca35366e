import type { SkiStyle } from './skier.ts'

/** The weights that a ski of one length carries, in kg. */
export interface CarriedWeight {
  from: number
  to: number
}

interface Row extends CarriedWeight {
  cm: number
}

/**
 * Which weight which length carries. Weight decides and not height: the makers print it on the ski or on its size card,
 * and all say that neighbouring lengths overlap. No maker's card is copied here. The rows for adults are the shop's own
 * mean of what such cards commonly say, rounded; a shop that sells one make puts that maker's card in their place. The
 * rows for children from 20 kg follow the lengths that Rossignol recommends by weight (136 cm for 20–27 kg, 146 cm for
 * 25–32 kg, …; 13 cm shorter for skating); the shorter ones continue them downwards.
 */
const adults: Record<SkiStyle, Row[]> = {
  classic: [
    { cm: 180, from: 40, to: 50 },
    { cm: 185, from: 45, to: 57 },
    { cm: 190, from: 51, to: 65 },
    { cm: 195, from: 59, to: 74 },
    { cm: 200, from: 67, to: 83 },
    { cm: 205, from: 76, to: 95 },
    { cm: 210, from: 87, to: 110 },
  ],
  skate: [
    { cm: 170, from: 40, to: 51 },
    { cm: 175, from: 45, to: 58 },
    { cm: 180, from: 52, to: 67 },
    { cm: 185, from: 60, to: 77 },
    { cm: 190, from: 69, to: 90 },
    { cm: 195, from: 81, to: 110 },
  ],
  touring: [
    { cm: 170, from: 40, to: 56 },
    { cm: 180, from: 50, to: 69 },
    { cm: 190, from: 61, to: 84 },
    { cm: 200, from: 74, to: 102 },
    { cm: 205, from: 83, to: 115 },
  ],
}

const childrenClassic: Row[] = [
  { cm: 90, from: 10, to: 15 },
  { cm: 110, from: 13, to: 20 },
  { cm: 136, from: 20, to: 27 },
  { cm: 146, from: 25, to: 32 },
  { cm: 156, from: 29, to: 36 },
  { cm: 166, from: 34, to: 41 },
  { cm: 176, from: 38, to: 45 },
  { cm: 186, from: 43, to: 50 },
]

const SHORTER_FOR_SKATING_CM = 13

const children: Record<SkiStyle, Row[]> = {
  classic: childrenClassic,
  skate: childrenClassic.map((row) => ({ ...row, cm: row.cm - SHORTER_FOR_SKATING_CM })),
  touring: childrenClassic,
}

/** What kind of ski a length belongs to: children's skis are softer than an adult's of the same length. */
export interface SkiKind {
  style: SkiStyle
  isJunior: boolean
}

const rowsOf = ({ style, isJunior }: SkiKind): Row[] => (isJunior ? children : adults)[style]

/** The weights that a ski of this length is made for. A length between two rows lies between their weights. */
export function carriedWeight(cm: number, kind: SkiKind): CarriedWeight {
  const rows = rowsOf(kind)
  const below = rows.findLast((row) => row.cm <= cm) ?? rows[0]
  const above = rows.find((row) => row.cm >= cm) ?? rows.at(-1)
  if (!below || !above) throw new Error(`no weights for ${kind.style}`)
  const share = above.cm > below.cm ? (cm - below.cm) / (above.cm - below.cm) : 0
  const between = (low: number, high: number) => low + share * (high - low)
  return { from: between(below.from, above.from), to: between(below.to, above.to) }
}

/** The heaviest skier whom the table for adults names, kg. */
export const heaviestOf = (style: SkiStyle): number => Math.max(...adults[style].map(({ to }) => to))

/** Whether nothing longer is made: this length carries everybody who is heavier, too. */
export const isLongest = (cm: number, kind: SkiKind): boolean =>
  !kind.isJunior && cm >= (rowsOf(kind).at(-1)?.cm ?? 0)
