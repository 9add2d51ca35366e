import type { Camber, Gear, GearSize } from '#shared/skis/gear.ts'
import type { Skier } from '#shared/skis/skier.ts'

export const aSkier = (own: Partial<Skier> = {}): Skier => ({
  weightKg: 75,
  heightCm: null,
  style: 'classic',
  level: 'recreational',
  ...own,
})

export const aGear = (own: Partial<Gear> = {}): Gear => ({
  kind: 'ski',
  styles: ['classic'],
  isJunior: false,
  ...own,
})

export const aSize = (cm: number, camber: Camber | null = null, isSoldOut = false): GearSize => ({
  cm,
  camber,
  isSoldOut,
})

/** Lengths in steps, as a ski or pole is sold. */
export const sizes = (from: number, to: number, step: number, camber: Camber | null = null): GearSize[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => aSize(from + at * step, camber))
