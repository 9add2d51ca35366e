import { type Camber, cambers, type Gear, type GearSize } from './gear.ts'
import { JUNIOR_BEARS_KG, juniorLengthFor } from './junior-length.ts'
import type { Skier, SkierLevel, SkiStyle } from './skier.ts'
import { carriedWeight, heaviestOf, isBelowTable, isLongest } from './weight-table.ts'

/** Why a size does not fit. */
export type SizeFault = 'tooShort' | 'tooLong' | 'tooSoft' | 'tooStiff'

/**
 * Part of the weight that decides: beginners press a ski down less than they weigh, racers more. A rule of thumb of ski
 * shops, not of a maker.
 */
const PRESSURE: Record<SkierLevel, number> = { beginner: 0.95, recreational: 1, race: 1.05 }

/** The weight by which a ski is chosen, in kg. */
export const loadOf = ({ weightKg, level }: Pick<Skier, 'weightKg' | 'level'>): number =>
  weightKg * PRESSURE[level]

/** Whether someone is heavier than the table for adults goes: then nobody can say that a ski fits, only which is the longest. */
export const isBeyondTable = (skier: Pick<Skier, 'weightKg' | 'level' | 'style'>): boolean =>
  loadOf(skier) > heaviestOf(skier.style)

type Size = Pick<GearSize, 'cm' | 'camber'>

/** A ski: children's are chosen by other rules than those for adults. */
type Ski = Pick<Gear, 'isJunior'>

/** Why a ski of this size does not fit; null: it fits, or is the longest for somebody beyond the table. */
export const findSkiFault = ({ isJunior }: Ski, size: Size, skier: Skier): SizeFault | null =>
  isJunior ? findJuniorFault(size, skier) : findAdultFault(size, skier)

/** Height decides, and how much a child's ski bears at most. An unknown height is no fault. */
function findJuniorFault({ cm }: Size, skier: Skier): SizeFault | null {
  const length = juniorLengthFor(skier)
  if (length && cm < length.from) return 'tooShort'
  if (length && cm > length.to) return 'tooLong'
  return bearsJunior(skier) ? null : 'tooSoft'
}

/** Whether children's skis bear this skier at all. */
export const bearsJunior = (skier: Skier): boolean => loadOf(skier) <= JUNIOR_BEARS_KG

function findAdultFault({ cm, camber }: Size, skier: Skier): SizeFault | null {
  const { style } = skier
  const load = loadOf(skier)
  const { from, to } = carriedWeight(cm, style)
  if (load < from) return 'tooLong'
  if (isBelowTable(cm, style) || (load > to && !isLongest(cm, style))) return 'tooShort'
  if (camber === null) return null
  const difference = cambers.indexOf(camber) - cambers.indexOf(camberFor(cm, load, style))
  if (difference === 0) return null
  return difference < 0 ? 'tooSoft' : 'tooStiff'
}

/** The camber for a weight: each carries a third of the weights of its length. */
export function camberFor(cm: number, load: number, style: SkiStyle): Camber {
  const place = placeIn(cm, load, style)
  return place < 1 / 3 ? 'soft' : place > 2 / 3 ? 'stiff' : 'medium'
}

/** Where a weight lies among those of a length: 0 is the lightest, 1 the heaviest. */
function placeIn(cm: number, load: number, style: SkiStyle): number {
  const { from, to } = carriedWeight(cm, style)
  return (load - from) / (to - from)
}

/** How much longer than its skier a ski is at best, in cm: what ski schools teach, and only decides between lengths that carry the weight. */
const LONGER_CM: Record<Skier['style'], number> = { classic: 20, skate: 10, touring: 15 }
const LONGER_FOR_LEVEL_CM: Record<SkierLevel, number> = { beginner: -5, recreational: 0, race: 5 }

/** The better of two sizes that both fit: by height where it is known, else the one that carries the weight in its middle. */
export function preferSize<S extends GearSize>(ski: Ski, one: S, other: S, skier: Skier): S {
  if (one.isSoldOut !== other.isSoldOut) return one.isSoldOut ? other : one
  const distance = ({ cm }: S) => distanceFromBest(ski, cm, skier)
  return distance(other) < distance(one) ? other : one
}

/** In cm: that between two neighbouring lengths. */
const LENGTH_STEP_CM = 5
const HALF_OF_WEIGHTS = 0.5

/**
 * How far a size that fits is from the best one, in steps between neighbouring lengths: 0 is the best. Every camber that fits
 * is as good as another, and as a ski that is made in one only.
 */
export function stepsFromBest(ski: Ski, { cm }: Pick<GearSize, 'cm'>, skier: Skier): number {
  const step = skier.heightCm === null ? HALF_OF_WEIGHTS : LENGTH_STEP_CM
  return Math.round(distanceFromBest(ski, cm, skier) / step)
}

function distanceFromBest({ isJunior }: Ski, cm: number, skier: Skier): number {
  const { style, level, heightCm } = skier
  if (isJunior) return Math.abs(cm - (juniorLengthFor(skier)?.best ?? cm))
  if (heightCm === null) return Math.abs(placeIn(cm, loadOf(skier), style) - 0.5)
  return Math.abs(cm - heightCm - LONGER_CM[style] - LONGER_FOR_LEVEL_CM[level])
}
