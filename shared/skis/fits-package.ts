import { fitsSkier } from './fits-skier.ts'
import type { Gear, GearSize } from './gear.ts'
import type { SizedGear } from './sized-gear.ts'
import type { Skier } from './skier.ts'

/** A part that fits, in the size to choose. */
export interface FittingPart {
  kind: Gear['kind']
  size: GearSize
}

/**
 * The skis and poles of a package that fits a skier, each in the size to choose. Null: one of them does not fit or is sold out, or
 * there is none. Boots are for the foot to judge, and poles say nothing while the height is not known.
 */
export function fitsPackage(parts: SizedGear[], skier: Skier): FittingPart[] | null {
  const fitting: FittingPart[] = []
  for (const { gear, sizes } of parts) {
    const fit = fitsSkier(gear, sizes, skier)
    if (fit?.kind === 'needsHeight') continue
    if (fit?.kind !== 'fits') return null
    if (fit.size) fitting.push({ kind: gear.kind, size: fit.size })
  }
  return fitting.length > 0 ? fitting : null
}
