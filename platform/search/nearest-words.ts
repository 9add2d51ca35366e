import { editDistance } from './words.ts'

/** Spec §9, Search relevance. */
const FUZZINESS = 2
export const PREFIX_LENGTH = 2

const MAX_EXPANSIONS = 3 // contract §15.4

interface Words {
  /** Ascending. */
  sorted: string[]
  /** Place of the first word with the typed word's first letters. */
  from: number
  countOf(word: string): number
}

/**
 * Words at most two edits away after the first two letters, nearest first, then the more frequent. A word of three
 * letters allows only one edit: with two, nothing of the word would be left.
 */
export function nearestWords(
  word: string,
  { sorted, from, countOf }: Words,
): { term: string; distance: number }[] {
  const limit = Math.min(FUZZINESS, word.length - PREFIX_LENGTH)
  if (limit < 1) return []
  const prefix = word.slice(0, PREFIX_LENGTH)
  const near: { term: string; distance: number }[] = []
  for (let at = from; sorted[at]?.startsWith(prefix); at++) {
    const term = sorted[at] ?? ''
    const distance = editDistance(word, term, limit)
    if (distance > 0 && distance <= limit) near.push({ term, distance })
  }
  return near
    .toSorted((one, other) => one.distance - other.distance || countOf(other.term) - countOf(one.term))
    .slice(0, MAX_EXPANSIONS)
}
