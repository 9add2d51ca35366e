import type { Language } from '../commerce/stores.ts'
import { isCheapWord, isFiller, plainNumbers } from './languages.ts'
import type { Lexicon, Part } from './lexicon.ts'
import type { Synonyms } from './synonyms.ts'
import { fold, soughtWordsOf } from './words.ts'

const MAX_WORDS = 12 // limits the work for a pasted text

/** The words of a text that say what is sought, and whether it is to be cheap. A text of fillers only is taken by its words. */
export function readSoughtWords(
  text: string,
  language: Language,
  synonyms: Synonyms,
): { words: string[]; isCheap: boolean } {
  const typed = synonyms.rewrite([...new Set(soughtWordsOf(plainNumbers(fold(text), language)))])
  const telling = typed.filter((word) => !isFiller(word, language))
  const things = telling.filter((word) => !isCheapWord(word, language))
  const chosen = [things, telling, typed].find((words) => words.length > 0) ?? []
  return {
    words: synonyms.rewrite(chosen.slice(0, MAX_WORDS)),
    isCheap: things.length > 0 && things.length < telling.length,
  }
}

/** A text as an index understands it. */
export interface Understood {
  parts: Part[]
  /** What was probably meant, in words of the index; null: all words are its words. */
  correction: { words: string[]; isShorter: boolean } | null
}

/** Looks the words up; those that are spelt right are not corrected. Neighbours that the index has as one word mean that, too: `skate pjäxor`. */
export function understandWords(
  words: string[],
  lexicon: Lexicon,
  isSpelt: (word: string) => boolean = () => false,
): Understood {
  const read = words.map((word) => lexicon.read(word, isSpelt))
  for (const [at, word] of words.entries()) {
    const joined = `${words[at - 1] ?? ''}${word}`
    if (at === 0 || !lexicon.has(joined)) continue
    const meanings = lexicon.read(joined, isSpelt).flatMap((part) => part.meanings)
    for (const part of [...(read[at - 1] ?? []), ...(read[at] ?? [])])
      part.meanings = [...part.meanings, ...meanings]
  }
  return { parts: read.flat(), correction: correct(words, read) }
}

/** Puts words of the index in the places of misspelt ones. Where one word is unknown, those that are known are left. */
function correct(words: string[], read: Part[][]): Understood['correction'] {
  const isKnown = (at: number) => !read[at]?.some((part) => part.correction || part.isUnknown)
  if (words.every((_, at) => isKnown(at))) return null
  if (!read.flat().some(({ isUnknown }) => isUnknown)) {
    return { words: words.map((word, at) => read[at]?.[0]?.correction ?? word), isShorter: false }
  }
  const known = words.filter((_, at) => isKnown(at))
  return known.length > 0 ? { words: known, isShorter: true } : null
}
