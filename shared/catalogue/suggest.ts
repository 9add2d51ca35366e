import { foldLetters } from './fold-letters.ts'

/**
 * The words of a text in a form for comparison: lower case, without accents, and the two-letter spellings of å, ä, ö, æ
 * and ø as one letter. `Värmevalla`, `varmevalla` and `vaermevalla` are equal; `190cm` becomes `190` and `cm`.
 */
export function comparableWords(text: string): string[] {
  const plain = foldLetters(text).replace(/aa|ae/g, 'a').replace(/oe/g, 'o')
  return plain.match(/\p{L}+|\p{N}+/gu) ?? []
}

const BEGINS = 2
const CONTAINS = 1
const COMPOUND_LETTERS = 4 // shorter parts occur in too many words: Swedish joins words (`längdskidor`)

/**
 * How well `name` matches the typed text: 2 when each typed word is the start of a word in it, 1 when some are only
 * inside a word, 0 when one is missing.
 */
export function matchScore(name: string, typed: string): number {
  const words = comparableWords(name)
  const scores = comparableWords(typed).map((typedWord) => {
    if (words.some((word) => word.startsWith(typedWord))) return BEGINS
    const isInside = typedWord.length >= COMPOUND_LETTERS && words.some((word) => word.includes(typedWord))
    return isInside ? CONTAINS : 0
  })
  return scores.length > 0 ? Math.min(...scores) : 0
}

/** Whether the typed text contains all words of `name`: `fjallro skate` contains the brand Fjällro. */
export function isNamedIn(name: string, typed: string): boolean {
  const words = comparableWords(typed)
  const nameWords = comparableWords(name)
  return nameWords.length > 0 && nameWords.every((word) => words.includes(word))
}

/** The best `limit` candidates by score; equal scores keep their order. A score of 0 is no match. */
export function bestMatches<T>(candidates: T[], limit: number, scoreOf: (one: T) => number): T[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}
