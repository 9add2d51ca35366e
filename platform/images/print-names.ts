import { type BrandKey, brands } from '#platform/seed/vocabulary/brands.ts'
import { modelLines } from '#platform/seed/vocabulary/model-lines.ts'

const isBrand = (slug: string): slug is BrandKey => Object.hasOwn(brands, slug)
const LONGEST = 14

/** What a brand prints: its name with all its letters. A brand that is not of the catalogue prints its slug. */
export const brandName = (slug: string): string =>
  (isBrand(slug) ? brands[slug].name : slug).toUpperCase().slice(0, LONGEST)

/** What a model prints: `['spar', '90']` is `SPÅR 90`. */
export function modelName(parts: readonly string[]): string {
  const words = parts.filter((part) => !/^g?\d+$/.test(part))
  const number = parts.find((part) => /^\d+$/.test(part))
  const line = modelLines.get(words.join('-')) ?? words.join(' ')
  return [line, number].filter(Boolean).join(' ').toUpperCase().slice(0, LONGEST)
}
