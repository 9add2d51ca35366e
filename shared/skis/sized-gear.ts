import type { Gear, GearSize } from './gear.ts'

/** What says whether a product, or a part of a package, fits a skier, and in which size. */
export interface SizedGear {
  gear: Gear
  /** None of a boot: there the foot decides. */
  sizes: GearSize[]
}

/** Products of which a device may ask at once: as many as a list shows. */
export const MAX_SIZED = 50
