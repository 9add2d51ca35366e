import { frontForms, partings } from './compounds.ts'
import type { Part, WordMeanings } from './word-meanings.ts'

/** The form of a compound's first part that the index has; undefined: none. */
export const findFront = (words: WordMeanings, front: string): string | undefined =>
  frontForms(front, words.language).find((form) => words.hasMeaning(form) || words.byFront.has(form))

/** A word as two that the index has; null: it is no such compound. */
export function readCompound(words: WordMeanings, word: string): Part[] | null {
  for (const { front, head } of partings(word)) {
    const frontWord = words.hasMeaning(head) && findFront(words, front)
    if (frontWord) return [frontPart(words, frontWord), headPart(words, head)]
  }
  return null
}

/** The same where the index need not have the first part, but the second as a word of its own. English has no such compounds. */
export function readCompoundByHead(words: WordMeanings, word: string): Part[] | null {
  const parting =
    words.language === 'en' ? undefined : partings(word).find(({ head }) => words.isOwnWord(head))
  if (!parting) return null
  const frontWord = findFront(words, parting.front)
  return [...(frontWord ? [frontPart(words, frontWord)] : []), headPart(words, parting.head)]
}

const frontPart = (words: WordMeanings, front: string): Part => ({
  ...words.understandFront(front),
  isOptional: true,
})

const headPart = (words: WordMeanings, head: string): Part => ({
  ...words.understand(head),
  isOptional: false,
})
