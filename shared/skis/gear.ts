import type { SkiStyle } from './skier.ts'

/** How stiff a ski is for its length. */
export const cambers = ['soft', 'medium', 'stiff'] as const
export type Camber = (typeof cambers)[number]

/** What of a product says whether it fits a skier. */
export interface Gear {
  kind: 'ski' | 'pole' | 'boot'
  styles: SkiStyle[]
  isJunior: boolean
  /** The size of what comes in one, such as a part of a package; absent: variants have theirs, and boots the foot's. */
  only?: Pick<GearSize, 'cm' | 'camber'> | undefined
}

/** A length in which a ski or pole is made. */
export interface GearSize {
  cm: number
  /** Null: the length comes in one camber only; poles have none. */
  camber: Camber | null
  isSoldOut: boolean
}
