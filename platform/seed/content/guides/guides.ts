import { bootsThatFit } from './boots-that-fit/guide.ts'
import { chooseCrossCountrySkis } from './choose-cross-country-skis/guide.ts'
import { dressInLayers } from './dress-in-layers/guide.ts'
import { firstRace } from './first-race/guide.ts'
import type { GuidePlan } from './guide-plan.ts'
import { juniorSkis } from './junior-skis/guide.ts'
import { rollerSkisForSummer } from './roller-skis-for-summer/guide.ts'
import { touringSkis } from './touring-skis/guide.ts'
import { waxGuide } from './wax-guide/guide.ts'

/** The buying guides, the editors' order. */
export const guidePlans: GuidePlan[] = [
  chooseCrossCountrySkis,
  waxGuide,
  bootsThatFit,
  dressInLayers,
  firstRace,
  rollerSkisForSummer,
  juniorSkis,
  touringSkis,
]
