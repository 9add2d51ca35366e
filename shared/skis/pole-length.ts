import type { Skier, SkiStyle } from './skier.ts'

/** Lengths of poles in cm, from the tip to the top of the grip, that fit. */
interface PoleLength {
  from: number
  to: number
}

/**
 * The one table of the shop: percent of the height, measured with boots on. Makers and ski schools name 83–85 for classic
 * (0.85 for leisure and 0.83 for races: Rossignol, size advice of the Force Junior pole) and 89–90 for skating (0.9, the
 * same); on tours poles are 5 cm shorter than in classic, for packs and climbs. What guides, categories and products say of
 * it is held to this table by `tests/unit/seed/pole-advice.test.ts`.
 */
export const POLE_PERCENT: Record<SkiStyle, { from: number; to: number }> = {
  classic: { from: 83, to: 85 },
  skate: { from: 89, to: 90 },
  touring: { from: 80, to: 83 },
}

/** Shorter skiers are children. Theirs are the same percentages (Rossignol, the same), at their lower end: they push less. */
export const CHILD_BELOW_CM = 150

/** The longest pole that may be raced with in classical technique (FIS cross-country rules, ICR 343.8.1). */
const LONGEST_RACE_CLASSIC_PERCENT = 83

/** The step between the lengths in which poles are sold. */
const STEP_CM = 5

/** The poles of a skier; null: the height is not known. */
export function poleLengthFor({ heightCm, style, level }: Skier): PoleLength | null {
  if (heightCm === null) return null
  if (style === 'classic' && level === 'race') {
    const longest = Math.round((heightCm * LONGEST_RACE_CLASSIC_PERCENT) / 100) // the rules round to whole cm
    return { from: longest - STEP_CM, to: longest }
  }
  const best = (heightCm * percentFor(heightCm, style)) / 100
  return { from: best - STEP_CM / 2, to: best + STEP_CM / 2 }
}

function percentFor(heightCm: number, style: SkiStyle): number {
  const { from, to } = POLE_PERCENT[style]
  return heightCm < CHILD_BELOW_CM ? from : (from + to) / 2
}

/** The length to buy: the longest that is sold and still fits. */
export const soldPoleLength = ({ to }: PoleLength): number => Math.floor(to / STEP_CM) * STEP_CM

/** Why a pole of this length does not fit; null: it fits, or the height is not known. */
export function findPoleFault(cm: number, skier: Skier): 'tooShort' | 'tooLong' | null {
  const length = poleLengthFor(skier)
  if (!length) return null
  if (cm < length.from) return 'tooShort'
  return cm > length.to ? 'tooLong' : null
}
