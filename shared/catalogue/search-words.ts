import { foldLetters } from './fold-letters.ts'

/** A number with its unit, in a folded text. */
const MEASURE = String.raw`\p{N}+\s?(?:cm|mm|ml|kg|g|l)(?!\p{L})`
const WORD = String.raw`\p{L}+|\p{N}+`
const words = new RegExp(WORD, 'gu')
const measures = new RegExp(MEASURE, 'gu')
const soughtWords = new RegExp(`${MEASURE}|${WORD}`, 'gu')

/** The words of a text in the index, and each measure as one word: `Skida 190 cm` has `190`, `cm` and `190cm`. */
export function indexTerms(text: string): string[] {
  const plain = foldLetters(text)
  return [...(plain.match(words) ?? []), ...joined(plain.match(measures))]
}

const MAX_WORDS = 12

/** The words of a search. `190cm` and `190 cm` are one word. */
export const searchWords = (text: string): string[] =>
  [...new Set(joined(foldLetters(text).match(soughtWords)))].slice(0, MAX_WORDS)

const joined = (found: string[] | null): string[] => (found ?? []).map((word) => word.replace(/\s/g, ''))

/** A term that matches a typed word, and the factor for its score. */
interface Expansion {
  term: string
  factor: number
}

const PREFIX_LENGTH = 2 // Spec §9, Search relevance
const FUZZINESS = 2
const MAX_EXPANSIONS = 3 // contract §15.4

/**
 * The terms that a typed word matches: the word itself, its other forms, compounds that end with it, and what begins with
 * it. Without any of these it is a compound that ends with a term, or the three nearest terms. `vocabulary` contains how
 * many products have each term.
 */
export function expandWord(word: string, vocabulary: ReadonlyMap<string, number>): Expansion[] {
  const exact = [...new Set([word, withSingleVowels(word)])].map((term) => ({ term, factor: 1 }))
  if (word.length <= PREFIX_LENGTH || /\d/.test(word)) return exact
  const stem = stemOf(word)
  const others = [...vocabulary.keys()].filter((term) => !exact.some((one) => one.term === term))
  const related = others.flatMap((term) => toExpansion(term, matchFactor({ word, stem }, term)))
  if (related.length > 0 || exact.some(({ term }) => vocabulary.has(term))) return [...exact, ...related]
  const near = nearest(word, vocabulary)
  if (near.length > 0) return [...exact, ...near]
  return [
    ...exact,
    ...others.flatMap((term) => toExpansion(term, isPart(stemOf(term), stem) ? FACTORS.compound : 0)),
  ]
}

const toExpansion = (term: string, factor: number): Expansion[] => (factor > 0 ? [{ term, factor }] : [])

const FACTORS = { stem: 0.9, compound: 0.7, beginning: 0.6 } // as the platform's
const MIN_STEM = 3

/** A word without the endings of its plural and definite forms; good enough for all languages of the shop. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:orna|arna|erna|ene|or|ar|er|en|et|es|s|a|e)$/, '')
  return stem.length >= MIN_STEM ? stem : word
}

function matchFactor({ word, stem }: { word: string; stem: string }, term: string): number {
  const termStem = stemOf(term)
  if (termStem === stem) return FACTORS.stem
  if (isPart(stem, termStem)) return FACTORS.compound
  return term.startsWith(word) ? FACTORS.beginning : 0
}

/** Whether a compound ends with the part: `skid·jacka`. */
const isPart = (part: string, compound: string): boolean =>
  part.length >= MIN_STEM && compound.length >= part.length + MIN_STEM && compound.endsWith(part)

/** The nearest terms, at most two edits away after the first two letters; of equally near ones the more frequent. */
function nearest(word: string, vocabulary: ReadonlyMap<string, number>): Expansion[] {
  const limit = Math.min(FUZZINESS, word.length - PREFIX_LENGTH)
  return [...vocabulary]
    .filter(([term]) => term.startsWith(word.slice(0, PREFIX_LENGTH)))
    .map(([term, products]) => ({ term, products, distance: editDistance(word, term, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted(
      (one, other) =>
        one.distance - other.distance || other.products - one.products || (one.term < other.term ? -1 : 1),
    )
    .slice(0, MAX_EXPANSIONS)
    .map(({ term, distance }) => ({ term, factor: 1 / (1 + distance) }))
}

const withSingleVowels = (word: string): string => word.replace(/aa|ae/g, 'a').replace(/oe/g, 'o')

/** Number of edits (change, delete, insert, swap of neighbours) between two words; more than `limit` when it is certain. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  const at = (row: number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1]
      const isSwap = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1]
      current.push(
        Math.min(
          at(last, place) + 1,
          at(current, place - 1) + 1,
          at(last, place - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, place - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}
