/** Letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' }

/** Lower case without accents: `Fjällrävens ÖL` → `fjallravens ol`, `Blåbær` → `blabaer` (contract §15.4). */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßđðþł]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The words of a text: sequences of letters or of digits, folded. Both `190cm` and `190 cm` give `190` and `cm`. */
export const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+|\p{N}+/gu) ?? []

/** A number with its unit, in a folded text. */
const MEASURE = String.raw`\p{N}+\s?(?:cm|mm|ml|kg|g|l)(?!\p{L})`

/**
 * The index terms of a text: its words, and each measure as one word. `Skida 190 cm` has `skida`, `190`, `cm` and
 * `190cm`.
 */
export const termsOf = (text: string): string[] => [
  ...wordsOf(text),
  ...measuresIn(fold(text).match(new RegExp(MEASURE, 'gu'))),
]

/** Spec §9, Search relevance: which part of the words must match. */
export const MINIMUM_SHOULD_MATCH = 0.75

/** The term of a temperature, whole degrees. Products have those of the range that they are made for. */
export const degreesTerm = (degrees: number): string => `${degrees}°`

const SOUGHT = new RegExp(`-?\\p{N}+°|${MEASURE}|\\p{L}+|\\p{N}+`, 'gu')

/**
 * The search words of a text. `190cm` and `190 cm` are one word. As two words they would match everything with
 * the number, and everything with the unit.
 */
export const soughtWordsOf = (text: string): string[] => measuresIn(fold(text).match(SOUGHT))

const measuresIn = (words: string[] | null): string[] => (words ?? []).map((word) => word.replace(/\s/g, ''))

/** A word with the two-letter forms of å, ä, ö, æ and ø, in the spelling of the index: `vaerme` → `varme`. */
export const withoutTwins = (word: string): string => word.replace(/aa|ae/g, 'a').replace(/oe/g, 'o')

/**
 * Number of edits (change, delete, insert, swap of neighbours) between two words; more than `limit` as soon as that is
 * certain.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const swap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const edits = [cost(last, at) + 1, cost(current, at - 1) + 1, cost(last, at - 1) + (isSame ? 0 : 1)]
      if (swap) edits.push(cost(beforeLast, at - 2) + 1)
      current.push(Math.min(...edits))
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return cost(last, other.length)
}

const cost = (row: number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY
