import { formatDecimal } from '../format/number.ts'
import type { Language } from '../store-views.ts'

/** How one skis; a pair is made for one of them. */
export const skiStyles = ['classic', 'skate', 'touring'] as const
export type SkiStyle = (typeof skiStyles)[number]

export const skierLevels = ['beginner', 'recreational', 'race'] as const
export type SkierLevel = (typeof skierLevels)[number]

/** Who the equipment is for. */
export interface Skier {
  weightKg: number
  /** Null: not told. Skis need only the weight, poles need the height. */
  heightCm: number | null
  style: SkiStyle
  level: SkierLevel
}

/** From a child's first skis to the heaviest that the weight tables are made for. */
export const WEIGHT_KG = { min: 12, max: 150 }
export const HEIGHT_CM = { min: 80, max: 215 }

/** Names of the skier's fields in addresses, forms and on the device. */
export const skierFields = { weight: 'weight', height: 'height', style: 'style', level: 'level' } as const

/**
 * Reads the skier from fields: `weight=75&height=178&style=classic&level=race`. A weight that is none is no skier. What
 * else is missing or out of range counts as not told: no height, classic, recreational.
 */
export function readSkier(field: (name: string) => string | null | undefined): Skier | null {
  const weightKg = readNumber(field(skierFields.weight), WEIGHT_KG)
  if (weightKg === null) return null
  return {
    weightKg,
    heightCm: readHeight(field(skierFields.height)),
    style: oneOf(skiStyles, field(skierFields.style)) ?? 'classic',
    level: oneOf(skierLevels, field(skierFields.level)) ?? 'recreational',
  }
}

/** The fields of a skier, for the device, or for a form in its language; `readSkier` reads them. */
export function toSkierFields(
  { weightKg, heightCm, style, level }: Skier,
  language: Language = 'en',
): Record<string, string> {
  return {
    [skierFields.weight]: formatDecimal(weightKg, language),
    ...(heightCm !== null && { [skierFields.height]: formatDecimal(heightCm, language) }),
    [skierFields.style]: style,
    [skierFields.level]: level,
  }
}

const CM_PER_METRE = 100

/** A height in cm, written in cm or in metres: `178`, `178,5 cm`, `1,78`, `1.78 m`. */
export function readHeight(text: string | null | undefined): number | null {
  const [, metres] = /^\s*([12][.,]\d{1,2})\s*m?\s*$/i.exec(text ?? '') ?? []
  if (metres === undefined) return readNumber(text, HEIGHT_CM)
  return readNumber(String(Math.round(Number(metres.replace(',', '.')) * CM_PER_METRE)), HEIGHT_CM)
}

/** A number within limits, to one decimal; people write "72,5", "72.55" and " 72 kg". */
export function readNumber(
  text: string | null | undefined,
  { min, max }: { min: number; max: number },
): number | null {
  const [, digits] = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kg|cm)?\s*$/i.exec(text ?? '') ?? []
  const number = digits ? Math.round(Number(digits.replace(',', '.')) * 10) / 10 : Number.NaN
  return number >= min && number <= max ? number : null
}

const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null
