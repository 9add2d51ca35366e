import type { Skier } from './skier.ts'

/** Lengths of poles in cm, from the tip to the top of the grip: the best, and those that still fit. */
export interface PoleLength {
  best: number
  from: number
  to: number
}

/** Percent of the height: 83–85 for classic, 89–90 for skating, as makers of poles recommend; shorter on tours, with a pack and uphill. */
const PERCENT: Record<Skier['style'], number> = { classic: 84, skate: 89.5, touring: 81.5 }

/** The longest pole that may be raced with in classical technique (FIS cross-country rules, ICR 343.8.1). */
const LONGEST_RACE_CLASSIC_PERCENT = 83

/** The step between the lengths in which poles are sold. */
const STEP_CM = 5

/** The poles of a skier; null: the height is not known. */
export function poleLengthFor({ heightCm, style, level }: Skier): PoleLength | null {
  if (heightCm === null) return null
  if (style === 'classic' && level === 'race') {
    const longest = Math.round((heightCm * LONGEST_RACE_CLASSIC_PERCENT) / 100) // the rules round to whole cm
    return { best: longest, from: longest - STEP_CM, to: longest }
  }
  const best = (heightCm * PERCENT[style]) / 100
  return { best, from: best - STEP_CM / 2, to: best + STEP_CM / 2 }
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
