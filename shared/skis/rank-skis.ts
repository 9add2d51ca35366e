import type { GearSize } from './gear.ts'
import { stepsFromBest } from './ski-size.ts'
import { type Skier, type SkierLevel, skierLevels } from './skier.ts'

/** A ski that fits, with what decides its place among others. */
export interface Candidate {
  /** The one to choose. */
  size: Pick<GearSize, 'cm'>
  isJunior: boolean
  /** For whom it is made; null: it does not say. */
  level: SkierLevel | null
  /** Made for one snow only, such as zero skis: nobody's first pair. */
  isSpecial: boolean
  /** Minor units; null: unknown. */
  price: number | null
}

/** Who asks, and what they want to pay at most, in minor units; null: they did not say. */
interface SearchCriteria {
  skier: Skier
  highestPrice: number | null
}

/**
 * The order of a good salesperson: the length that fits best, then the skier's own level, then skis for every day, then the
 * price that was named. What is alike in all that stays in its order, which is that of what sells.
 */
export function rankSkis<T extends Candidate>(candidates: T[], criteria: SearchCriteria): T[] {
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, criteria) }))
    .toSorted((one, other) => compareRanks(one.rank, other.rank))
    .map(({ candidate }) => candidate)
}

/** The lower, the nearer to the top; what comes first weighs more than all that follows. */
const rankOf = (ski: Candidate, { skier, highestPrice }: SearchCriteria) => [
  stepsFromBest(ski, ski.size, skier),
  levelGap(ski.level, skier.level),
  ski.isSpecial ? 1 : 0,
  highestPrice === null ? 0 : Math.abs(highestPrice - (ski.price ?? 0)),
]

const UNKNOWN_LEVEL_GAP = 0.5

/** How many levels apart. A ski that names none is further than one that is right, and nearer than one that is wrong. */
export const levelGap = (made: SkierLevel | null, wanted: SkierLevel): number =>
  made === null ? UNKNOWN_LEVEL_GAP : Math.abs(skierLevels.indexOf(made) - skierLevels.indexOf(wanted))

function compareRanks(one: number[], other: number[]): number {
  const differs = one.findIndex((part, at) => part !== other[at])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}
