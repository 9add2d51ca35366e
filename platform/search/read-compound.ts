import { frontForms, partings } from './compounds.ts'
import type { Part, WordMeanings } from './word-meanings.ts'

/** The form of a compound's first part that the index has; undefined: none. */
export const knownFront = (words: WordMeanings, front: string): string | undefined =>
  frontForms(front, words.language).find((form) => words.isKnown(form) || words.byFront.has(form))

/** A word as two of the index, of which the first need not be known; null: it is no such compound. English has none of those. */
export function readCompound(
  words: WordMeanings,
  word: string,
  { isFrontKnown }: { isFrontKnown: boolean },
): Part[] | null {
  if (words.language === 'en' && !isFrontKnown) return null
  for (const { front, head } of partings(word)) {
    if (!(isFrontKnown ? words.isKnown(head) : words.isOwnWord(head))) continue
    const known = knownFront(words, front)
    if (isFrontKnown && !known) continue
    return [
      ...(known ? [{ ...words.understandFront(known), isOptional: true }] : []),
      { ...words.understand(head), isOptional: false },
    ]
  }
  return null
}
