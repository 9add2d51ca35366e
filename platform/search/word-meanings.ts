import type { Language } from '../commerce/stores.ts'
import { stemOf } from './languages.ts'
import type { Synonyms } from './synonyms.ts'
import { type IndexWord, indexWords, placeOf } from './word-maps.ts'
import { withoutTwins } from './words.ts'

/** A term of the index that stands for a typed word, and the factor for its boost. */
export interface Meaning {
  term: string
  factor: number
}

/** What a typed word may mean in an index. A compound that the index does not have is two words. */
export interface Part extends Understood {
  /** Without it something is found, too: the first part of a compound. */
  isOptional: boolean
  /** A word of the index that was probably meant. */
  correction?: string
  /** A word that is no word of the index. */
  isUnknown?: boolean
}

interface Understood {
  meanings: Meaning[]
  /** Stems of what was understood. */
  stems: string[]
}

/** How much a word counts that is not the typed one. Exact words come first (Spec §9). */
export const FACTORS = { exact: 1, stem: 0.9, synonym: 0.8, head: 0.7, beginning: 0.6, front: 0.5 }
const MAX_BEGINNINGS = 12
const MIN_BEGINNING = 2

export type WordMeanings = ReturnType<typeof createWordMeanings>

/** The words of an index with what each of them means: its forms, its synonyms, and the compounds that it is a part of. */
export function createWordMeanings(words: IndexWord[], language: Language, synonyms: Synonyms) {
  const index = indexWords(words, language)
  const { counts, byStem, byHead, byFront, sorted } = index
  const stem = (word: string) => stemOf(word, language)
  const countOf = (word: string) => counts.get(word) ?? 0

  /** The word itself, its other forms, and compounds of which it is the second part. */
  function formsOf(word: string): Meaning[] {
    const exact = [...new Set([word, withoutTwins(word)])].filter((one) => counts.has(one))
    return [
      ...weigh(exact, FACTORS.exact),
      ...weigh(byStem.get(stem(word)), FACTORS.stem),
      ...weigh(byHead.get(stem(word)), FACTORS.head),
    ]
  }

  function understand(word: string): Understood {
    const meant = synonyms.meaningsOf(stem(word))
    const others = meant.flatMap((one) => scale(formsOf(one), FACTORS.synonym))
    return { meanings: best([...formsOf(word), ...others]), stems: [stem(word), ...meant.map(stem)] }
  }

  /** Compounds of which it is the first part. */
  const compoundsWith = (word: string) => weigh(byFront.get(word), FACTORS.front)

  return {
    ...index,
    language,
    stem,
    countOf,
    understand,
    compoundsWith,
    has: (word: string) => counts.has(word) || byStem.has(stem(word)),
    hasMeaning: (word: string) => understand(word).meanings.length > 0,
    /** Whether it is a word by itself, and not only an ending of others. */
    isOwnWord: (word: string) => byStem.has(stem(word)) || synonyms.meaningsOf(stem(word)).length > 0,
    /** The first part of a compound. */
    understandFront(word: string): Understood {
      const { meanings, stems } = understand(word)
      return { meanings: best([...meanings, ...compoundsWith(word)]), stems }
    },
    /** Words that begin with it, the more frequent first. */
    beginningsOf(word: string): string[] {
      if (word.length < MIN_BEGINNING) return []
      const found: string[] = []
      for (let at = placeOf(sorted, word); sorted[at]?.startsWith(word); at++) found.push(sorted[at] ?? '')
      return found.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, MAX_BEGINNINGS)
    },
  }
}

export const weigh = (terms: Iterable<string> = [], factor: number): Meaning[] =>
  [...terms].map((term) => ({ term, factor }))

export const scale = (meanings: Meaning[], by: number): Meaning[] =>
  meanings.map(({ term, factor }) => ({ term, factor: factor * by }))

/** Each term once, with its highest factor. */
export function best(meanings: Meaning[]): Meaning[] {
  const factors = new Map<string, number>()
  for (const { term, factor } of meanings) factors.set(term, Math.max(factor, factors.get(term) ?? 0))
  return [...factors].map(([term, factor]) => ({ term, factor }))
}
