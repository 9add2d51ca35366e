/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss' }

/**
 * The words of a text as they compare: lower case, accents off, and the two-letter spellings of å, ä, ö, æ and ø made
 * one letter. `Värmevalla`, `varmevalla` and `vaermevalla` are one word; `190cm` is `190` and `cm`.
 */
export function comparableWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøß]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/aa|ae/g, 'a')
    .replace(/oe/g, 'o')
  return plain.match(/\p{L}+|\p{N}+/gu) ?? []
}

const BEGINS = 2
const CONTAINS = 1
const COMPOUND_LETTERS = 4 // shorter parts are in too many words: Swedish puts words together (`längdskidor`)

/**
 * How well `name` answers what is typed: 2 when every word typed begins one of its words, 1 when some only stand
 * inside one, 0 when one is missing.
 */
export function matchScore(name: string, typed: string): number {
  const words = comparableWords(name)
  const scores = comparableWords(typed).map((part) => {
    if (words.some((word) => word.startsWith(part))) return BEGINS
    const isInside = part.length >= COMPOUND_LETTERS && words.some((word) => word.includes(part))
    return isInside ? CONTAINS : 0
  })
  return scores.length > 0 ? Math.min(...scores) : 0
}

/** Whether all of `name` is among the words typed: `fjallro skate` speaks of the brand Fjällro. */
export function isNamedIn(name: string, typed: string): boolean {
  const words = comparableWords(typed)
  const own = comparableWords(name)
  return own.length > 0 && own.every((word) => words.includes(word))
}

/** The best `limit` of `candidates` by score; of equals the one that came first. What scores 0 is no answer. */
export function bestMatches<T>(candidates: T[], limit: number, scoreOf: (one: T) => number): T[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}
