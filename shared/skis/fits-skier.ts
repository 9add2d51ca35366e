import type { Gear, GearSize } from './gear.ts'
import { findPoleFault } from './pole-length.ts'
import { bearsJunior, findSkiFault, isBeyondTable, preferSize, type SizeFault } from './ski-size.ts'
import type { Skier } from './skier.ts'

/** Whether a product fits a skier: in which size, or why not. */
export type Fit<S extends GearSize = GearSize> =
  /** `size`: the one to choose; null for boots, where the foot decides. */
  | { kind: 'fits'; size: S | null }
  /** The size that would fit is sold out. */
  | { kind: 'soldOut'; size: S }
  /** Made for another way of skiing. */
  | { kind: 'wrongStyle' }
  /** Every size is wrong; this is the nearest. */
  | { kind: SizeFault; size: S }
  /** The longest, for somebody heavier than the tables go: no promise that it fits. */
  | { kind: 'beyondTable'; size: S }
  /** Poles and children's skis are chosen by height, which is not known. */
  | { kind: 'needsHeight' }

/** Judges a product for a skier. Null: it has no sizes to judge. */
export function fitsSkier<S extends GearSize>(gear: Gear, sizes: S[], skier: Skier): Fit<S> | null {
  if (!isMadeFor(gear, skier)) return { kind: 'wrongStyle' }
  if (gear.kind === 'boot') return { kind: 'fits', size: null }
  if (needsHeight(gear, skier)) return { kind: 'needsHeight' }
  const fitting = sizes.filter((size) => findSizeFault(gear, size, skier) === null)
  if (fitting.length === 0) return nearestFault(gear, sizes, skier)
  const best = fitting.reduce((one, other) => prefer(gear, one, other, skier))
  if (gear.kind === 'ski' && isBeyondTable(skier)) return { kind: 'beyondTable', size: best }
  return { kind: best.isSoldOut ? 'soldOut' : 'fits', size: best }
}

const needsHeight = ({ kind, isJunior }: Gear, skier: Skier): boolean =>
  skier.heightCm === null && (kind === 'pole' || (kind === 'ski' && isJunior && bearsJunior(skier)))

/** Classic poles do for touring; skis and boots are made for one style or several. */
const isMadeFor = ({ kind, styles }: Gear, { style }: Skier): boolean =>
  styles.includes(style) || (kind === 'pole' && style === 'touring' && styles.includes('classic'))

/** Why one size does not fit; null: it fits. The product must be made for the skier's style. */
const findSizeFault = (gear: Gear, size: GearSize, skier: Skier): SizeFault | null =>
  gear.kind === 'pole' ? findPoleFault(size.cm, skier) : findSkiFault(gear, size, skier)

function prefer<S extends GearSize>(gear: Gear, one: S, other: S, skier: Skier): S {
  if (gear.kind === 'ski') return preferSize(gear, one, other, skier)
  if (one.isSoldOut !== other.isSoldOut) return one.isSoldOut ? other : one
  return other.cm > one.cm ? other : one // the rule of `soldPoleLength`
}

/** The size that is least wrong: one of the right length, else the longest of those too short or the shortest of those too long. */
function nearestFault<S extends GearSize>(gear: Gear, sizes: S[], skier: Skier): Fit<S> | null {
  const byLength = sizes.toSorted((one, other) => one.cm - other.cm)
  const faults = byLength.flatMap((size) => {
    const kind = findSizeFault(gear, size, skier)
    return kind ? [{ kind, size }] : []
  })
  return (
    faults.find(({ kind }) => kind === 'tooSoft' || kind === 'tooStiff') ??
    faults.findLast(({ kind }) => kind === 'tooShort') ??
    faults[0] ??
    null
  )
}
