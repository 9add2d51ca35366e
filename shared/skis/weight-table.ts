import type { SkiStyle } from './skier.ts'

/** The weights that a ski of one length carries, in kg. */
interface CarriedWeight {
  from: number
  to: number
}

interface Row extends CarriedWeight {
  cm: number
}

/**
 * Which weight which length carries. Weight decides and not height: the makers print it on the ski or on its size card,
 * and all say that neighbouring lengths overlap. No maker's card is copied here. The rows for adults are the shop's own
 * mean of what such cards commonly say, rounded; a shop that sells one make puts that maker's card in their place.
 * Children's skis are chosen by height (junior-length.ts).
 */
const ROWS: Record<SkiStyle, Row[]> = {
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

/** The weights that an adult's ski of this length is made for. A length between two rows lies between their weights. */
export function carriedWeight(cm: number, style: SkiStyle): CarriedWeight {
  const rows = ROWS[style]
  const below = rows.findLast((row) => row.cm <= cm) ?? rows[0]
  const above = rows.find((row) => row.cm >= cm) ?? rows.at(-1)
  if (!below || !above) throw new Error(`no weights for ${style}`)
  const share = above.cm > below.cm ? (cm - below.cm) / (above.cm - below.cm) : 0
  const between = (low: number, high: number) => low + share * (high - low)
  return { from: between(below.from, above.from), to: between(below.to, above.to) }
}

/** The heaviest load that the table names, kg. */
export const heaviestOf = (style: SkiStyle): number => Math.max(...ROWS[style].map(({ to }) => to))

/** Whether the table names nothing so short: nobody can say which adult such a ski carries. */
export const isBelowTable = (cm: number, style: SkiStyle): boolean => cm < (ROWS[style][0]?.cm ?? 0)

/** Whether the table names nothing longer. */
export const isLongest = (cm: number, style: SkiStyle): boolean => cm >= (ROWS[style].at(-1)?.cm ?? 0)
