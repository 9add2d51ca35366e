import type { Language } from '../commerce/stores.ts'
import { stemOf } from './languages.ts'
import { wordsOf } from './words.ts'

/** A row of the table `synonym`: who types these words means those. */
export interface SynonymRow {
  words: string
  meaning: string
}

export type Synonyms = ReturnType<typeof createSynonyms>

/** The synonyms of a language. Endings do not matter: `skor` has the meaning of `sko`. */
export function createSynonyms(rows: SynonymRow[], language: Language) {
  const stemsOf = (text: string) => wordsOf(text).map((word) => stemOf(word, language))
  const single = new Map<string, string[]>()
  /** Phrases by their first stem. */
  const phrases = new Map<string, { stems: string[]; meaning: string[] }[]>()
  for (const { words, meaning } of rows) {
    const stems = stemsOf(words)
    const meant = wordsOf(meaning)
    const [stem = '', ...others] = stems
    const [word = '', ...further] = meant
    if (others.length === 0 && further.length === 0) single.set(stem, [...(single.get(stem) ?? []), word])
    else phrases.set(stem, [...(phrases.get(stem) ?? []), { stems, meaning: meant }])
  }
  return {
    /** What one word means in another. */
    meaningsOf: (stem: string): string[] => single.get(stem) ?? [],
    /** Words with what several words mean, or what takes several words to say, in their place. */
    rewrite(words: string[]): string[] {
      const typed = words.map((word) => stemOf(word, language))
      for (const [at, first] of typed.entries()) {
        const phrase = phrases
          .get(first)
          ?.find(({ stems }) => stems.every((stem, place) => typed[at + place] === stem))
        if (phrase) return words.toSpliced(at, phrase.stems.length, ...phrase.meaning)
      }
      return words
    },
  }
}
