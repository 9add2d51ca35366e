import type { Camber, Gear } from './gear.ts'
import type { SkierLevel, SkiStyle } from './skier.ts'

/** The platform's attributes that tell skis, poles and boots apart, and their option ids (docs/platform.md). */
export const STYLE_CODE = 'ls_aktivitet'
export const STYLE_OPTIONS: Record<SkiStyle, string> = { classic: '880', skate: '881', touring: '882' }

/** For whom a ski is made; touring skis are for everybody. */
export const LEVEL_CODE = 'ls_modell'
export const LEVEL_OPTIONS: Record<SkierLevel, string> = { beginner: '873', recreational: '871', race: '870' }

/** How a ski grips, and the option of those for one snow only: zero skis, for temperatures about 0 °C. */
export const GRIP_CODE = 'ls_faste'
export const SPECIAL_GRIP = '987'

export const JUNIOR_CODE = 'ls_junior'

export const SKI_LENGTH_CODE = 'ls_skidlangd'
export const POLE_LENGTH_CODE = 'ls_storlek_utrust'

/** The attribute that a product of each kind has its sizes in. */
export const SIZE_CODES: Record<Gear['kind'], string> = {
  ski: SKI_LENGTH_CODE,
  pole: POLE_LENGTH_CODE,
  boot: 'ls_sko_storlek',
}

export const CAMBER_CODE = 'ls_variant_utrust'
export const CAMBER_OPTIONS: Record<Camber, string> = { soft: '850', medium: '851', stiff: '852' }

export const WAX_CODE = 'ls_farg_valla'

/** Centimetres in the name of a size: `200 cm`; null: it is no length, such as `25 l`. */
export function readCm(label: string): number | null {
  const [, cm] = /^(\d{2,3}) cm$/.exec(label) ?? []
  return cm === undefined ? null : Number(cm)
}
