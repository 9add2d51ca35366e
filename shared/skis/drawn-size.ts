import type { ComparedSki } from '../account/compare.ts'
import type { GearSize } from './gear.ts'

/** The size in which a compared ski is drawn, and why in that: it is the one that was weighed, the only one, or a middle one. */
export interface DrawnSize {
  size: GearSize
  because: 'weighed' | 'only' | 'middle'
}

/**
 * One length for drawing and weight: the only length of a ski, else the one that was weighed, else a middle one; with a medium
 * camber where there is one. Null: the ski has no length. `sizes` go from the shortest to the longest.
 */
export function drawnSize({ sizes, weight }: Pick<ComparedSki, 'sizes' | 'weight'>): DrawnSize | null {
  const lengths = [...new Set(sizes.map(({ cm }) => cm))]
  const weighed = lengths.find((cm) => cm === weight?.cm)
  const cm = weighed ?? lengths[Math.floor(lengths.length / 2)]
  const ofLength = sizes.filter((size) => size.cm === cm)
  const size = ofLength.find(({ camber }) => camber === 'medium') ?? ofLength[0]
  if (!size) return null
  return { size, because: lengths.length === 1 ? 'only' : weighed ? 'weighed' : 'middle' }
}

/** What a ski weighs, where that is the weight of the length that is drawn or of every length. */
export const drawnWeight = ({ weight }: Pick<ComparedSki, 'weight'>, { size }: DrawnSize): string | null =>
  weight && (weight.cm === null || weight.cm === size.cm) ? weight.text : null
