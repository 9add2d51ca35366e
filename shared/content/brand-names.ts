import type { BrandLetter, BrandName } from './brand.ts'

/** The brands grouped by first letter, in the order of the language: Å, Ä and Ö are separate letters in Swedish. */
export function groupByLetter(brands: (BrandName & { path: string })[], locale: string): BrandLetter[] {
  const order = new Intl.Collator(locale)
  const base = new Intl.Collator(locale, { sensitivity: 'base' })
  const letters = new Map<string, BrandLetter>()
  for (const brand of brands.toSorted((one, other) => order.compare(one.name, other.name))) {
    const letter = firstLetter(brand.name, base)
    const group = letters.get(letter) ?? { letter, brands: [] }
    group.brands.push(brand)
    letters.set(letter, group)
  }
  return [...letters.values()]
}

const OTHER = '#'

/** A letter with an accent is the plain one, unless it is a letter of its own in the language of `base`. */
function firstLetter(name: string, base: Intl.Collator): string {
  const letter = name.charAt(0).toUpperCase()
  if (!/\p{Letter}/u.test(letter)) return OTHER
  const plain = letter.normalize('NFD').charAt(0)
  return base.compare(letter, plain) === 0 ? plain : letter
}
