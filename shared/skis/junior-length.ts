import type { Skier, SkierLevel } from './skier.ts'

/** Lengths of children's skis in cm: the best, and those that still fit. */
interface JuniorLength {
  best: number
  from: number
  to: number
}

interface Longer {
  from: number
  to: number
}

const MORE: Longer = { from: 10, to: 20 }

/**
 * The one table of the shop for children's skis: cm longer than their skier. The junior guides of makers choose these skis by
 * height, 5–10 cm more for the first ones and 10–20 cm more for who has skied before; no single card is copied. What
 * products, packages and guides say of it is held to this table by `tests/unit/seed/junior-advice.test.ts`.
 */
export const JUNIOR_LONGER_CM: Record<SkierLevel, Longer> = {
  beginner: { from: 5, to: 10 },
  recreational: MORE,
  race: MORE,
}

/** Children's skis are sold in steps of 10 cm. So much more on both sides, and every height has a length. */
const TOLERANCE_CM = 2.5

/** Children's skis for a skier; null: the height is not known. */
export function juniorLengthFor({ heightCm, level }: Pick<Skier, 'heightCm' | 'level'>): JuniorLength | null {
  if (heightCm === null) return null
  const { from, to } = JUNIOR_LONGER_CM[level]
  return {
    best: heightCm + (from + to) / 2,
    from: heightCm + from - TOLERANCE_CM,
    to: heightCm + to + TOLERANCE_CM,
  }
}

/** What children's skis bear at most, in kg of the skier's load: above, they are too soft in every length. */
export const JUNIOR_BEARS_KG = 50
