import { readCm } from './gear-codes.ts'
import { findPoleFault } from './pole-length.ts'
import { findSkiFault } from './ski-size.ts'
import type { Skier } from './skier.ts'

interface Length {
  value: string
  /** `200 cm`. */
  label: string
}

/** Values of the lengths in which a ski for adults, or for children of a known height, is one for the skier. */
export const fittingSkiLengths = (lengths: Length[], skier: Skier): string[] =>
  fitting(lengths, (cm) =>
    (skier.heightCm === null ? [false] : [false, true]).some(
      (isJunior) => findSkiFault({ isJunior }, { cm, camber: null }, skier) === null,
    ),
  )

/** Values of the lengths of poles that fit; none while the height is not known. */
export const fittingPoleLengths = (lengths: Length[], skier: Skier): string[] =>
  skier.heightCm === null ? [] : fitting(lengths, (cm) => findPoleFault(cm, skier) === null)

const fitting = (lengths: Length[], isFitting: (cm: number) => boolean): string[] =>
  lengths.flatMap(({ value, label }) => {
    const cm = readCm(label)
    return cm !== null && isFitting(cm) ? [value] : []
  })
