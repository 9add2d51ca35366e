import type { Language } from '../commerce/stores.ts'
import { isCheapWord, isFiller, plainNumbers } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import { takePriceLimits } from './price-limits.ts'
import type { Filter } from './query.ts'
import type { Synonyms } from './synonyms.ts'
import type { Part } from './word-meanings.ts'
import { fold, soughtWordsOf } from './words.ts'

const MAX_WORDS = 12 // limits the work for a pasted text

interface SoughtWords {
  words: string[]
  /** A low price is asked for. */
  isCheap: boolean
  /** Limits of the price with tax, as the operand of a filter; null: any price. */
  price: Filter['value'] | null
}

/** The words of a text that say what is sought. A text of fillers only is searched for these; one of a price only has no words. */
export function readSoughtWords(text: string, language: Language, synonyms: Synonyms): SoughtWords {
  const folded = fold(text)
  const limited = takePriceLimits(folded, language)
  const read = readWords(limited?.text ?? folded, { language, synonyms, isPriced: limited !== null })
  return { ...read, price: limited?.price ?? null }
}

interface Reading {
  language: Language
  synonyms: Synonyms
  /** The text has a price: then fillers are not searched for, even where it has nothing else. */
  isPriced: boolean
}

function readWords(text: string, { language, synonyms, isPriced }: Reading): Omit<SoughtWords, 'price'> {
  const typed = synonyms.rewrite([...new Set(soughtWordsOf(plainNumbers(text, language)))])
  const withoutFillers = typed.filter((word) => !isFiller(word, language))
  const withoutCheapWords = withoutFillers.filter((word) => !isCheapWord(word, language))
  const choices = isPriced ? [withoutCheapWords] : [withoutCheapWords, withoutFillers, typed]
  const chosen = choices.find((words) => words.length > 0) ?? []
  return {
    words: synonyms.rewrite(chosen.slice(0, MAX_WORDS)),
    isCheap: (isPriced || withoutCheapWords.length > 0) && withoutCheapWords.length < withoutFillers.length,
  }
}

/** A text as an index understands it. */
export interface Understood {
  parts: Part[]
  /** The words with those of the index in the places of misspelt ones; null: none is misspelt. */
  correction: string[] | null
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

/** Puts words of the index in the places of misspelt ones. Words that are like none of the index stay: left out, they are no other spelling. */
const correct = (words: string[], read: Part[][]): Understood['correction'] =>
  read.flat().some(({ correction }) => correction)
    ? words.map((word, at) => read[at]?.[0]?.correction ?? word)
    : null
