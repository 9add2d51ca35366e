import type { Gear, GearSize } from './gear.ts'
import { findPoleFault, poleLengthFor } from './pole-length.ts'
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
  const best = bestOf(fitting, (one, other) => prefer(gear, one, other, skier))
  if (!best) return nearestFault(gear, sizes, skier)
  if (gear.kind === 'ski' && isBeyondTable(skier)) return { kind: 'beyondTable', size: best }
  return { kind: best.isSoldOut ? 'soldOut' : 'fits', size: best }
}

const needsHeight = ({ kind, isJunior }: Gear, skier: Skier): boolean =>
  skier.heightCm === null && (kind === 'pole' || (kind === 'ski' && isJunior && bearsJunior(skier)))

/** Classic poles do for touring; skis and boots are made for one style or several. */
const isMadeFor = ({ kind, styles }: Gear, { style }: Skier): boolean =>
  styles.includes(style) || (kind === 'pole' && style === 'touring' && styles.includes('classic'))

/** Why one size does not fit; null: it fits. The product must be made for the skier's style. */
export const findSizeFault = (gear: Gear, size: GearSize, skier: Skier): SizeFault | null =>
  gear.kind === 'pole' ? findPoleFault(size.cm, skier) : findSkiFault(gear, size, skier)

function prefer<S extends GearSize>(gear: Gear, one: S, other: S, skier: Skier): S {
  if (gear.kind === 'ski') return preferSize(gear, one, other, skier)
  if (one.isSoldOut !== other.isSoldOut) return one.isSoldOut ? other : one
  const best = poleLengthFor(skier)?.best ?? 0
  const distance = ({ cm }: S) => Math.abs(cm - best)
  return distance(other) < distance(one) ? other : one
}

const bestOf = <S>(sizes: S[], prefer: (one: S, other: S) => S): S | null =>
  sizes.length > 0 ? sizes.reduce(prefer) : null

/** The size that is least wrong: one of the right length, else the longest of those too short or the shortest of those too long. */
function nearestFault<S extends GearSize>(gear: Gear, sizes: S[], skier: Skier): Fit<S> | null {
  const faults = sizes.flatMap((size) => {
    const kind = findSizeFault(gear, size, skier)
    return kind ? [{ kind, size }] : []
  })
  const isStiffness = ({ kind }: { kind: SizeFault }) => kind === 'tooSoft' || kind === 'tooStiff'
  const tooLong = faults.filter(({ kind }) => kind === 'tooLong')
  return (
    faults.find(isStiffness) ??
    bestOf(
      faults.filter(({ kind }) => kind === 'tooShort'),
      (one, other) => (other.size.cm > one.size.cm ? other : one),
    ) ??
    bestOf(tooLong, (one, other) => (other.size.cm < one.size.cm ? other : one))
  )
}
