import { skuPart } from './slugs.ts'
import { type Brand, brands } from './vocabulary/brands.ts'
import { type Family, families } from './vocabulary/families.ts'
import { perLanguage, say, type Texts } from './vocabulary/texts.ts'

/** Whom a product is for; null: everybody. */
export type Suit = 'women' | 'men' | 'junior' | null

const suitWords: Record<'women' | 'men' | 'junior', Texts> = {
  women: say('Dam', 'Dame', 'Women'),
  men: say('Herr', 'Herre', 'Men'),
  junior: say('Junior', 'Junior', 'Junior'),
}

/** What tells a product of a family from the others. */
export interface ProductName {
  sku: string
  name: Texts
  brand: Brand
  line: string
  suit: Suit
  /** Index of the family's kind and number. */
  kindAt: number
  numberAt: number
}

/** The sku of the n-th product of a family, from 0. */
export function skuOf(slug: string, at: number): string {
  const family = families.find((one) => one.slug === slug)
  if (!family) throw new Error(`no family ${slug}`)
  return nameOf(family, at).sku
}

/**
 * The n-th name of a family: every combination of kind, brand, line, number and suit once; then a second generation
 * starts.
 */
export function nameOf(family: Family, at: number): ProductName {
  const suits: Suit[] = family.suits === 'everyone' ? ['women', 'men', null, 'junior'] : [null]
  const numbers = family.numbers ?? [null]
  const pools = [family.kinds.length, family.brands.length, family.lines.length, numbers.length, suits.length]
  const indices = spread(at, pools)
  const [kind = 0, brandAt = 0, lineAt = 0, numberAt = 0, suitAt = 0, generation = 0] = indices
  const brand = brands[family.brands[brandAt] ?? 'skare']
  const line = [family.lines[lineAt], numbers[numberAt], generation > 0 ? `G${generation + 1}` : null]
    .filter(Boolean)
    .join(' ')
  const suit = suits[suitAt] ?? null
  const words = (language: keyof Texts) =>
    [brand.name, line, family.kinds[kind]?.[language], suit && suitWords[suit][language]]
      .filter(Boolean)
      .join(' ')
  return {
    sku: `${brand.code}-${skuPart(family.lines[lineAt] ?? '').slice(0, 3)}-${familyCode(family)}${String(at + 1).padStart(3, '0')}`,
    name: perLanguage(words),
    brand,
    line,
    suit,
    kindAt: kind,
    numberAt,
  }
}

/** Sku numbers of a family start with its index: 10001, 10002, … */
const familyCode = (family: Family) => String(families.indexOf(family) + 10)

/**
 * Converts a running number into one index per pool. Neighbouring numbers differ in every pool, and no combination
 * repeats before all have occurred. The last index counts the rounds.
 */
function spread(at: number, pools: number[]): number[] {
  const combinations = pools.reduce((product, size) => product * size, 1)
  const step = coprimeStep(combinations)
  let rest = (at * step) % combinations
  const indices = pools.map((size) => {
    const index = rest % size
    rest = Math.floor(rest / size)
    return index
  })
  return [...indices, Math.floor(at / combinations)]
}

const GOLDEN = 0.618

function coprimeStep(size: number): number {
  let step = Math.max(1, Math.floor(size * GOLDEN))
  while (greatestDivisor(step, size) > 1) step++
  return step
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)
