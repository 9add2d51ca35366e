import type { Store } from '../commerce/stores.ts'
import { isQuestion } from './languages.ts'
import type { Filter } from './query.ts'
import type { SearchWords } from './search-words.ts'
import { readSoughtWords, type Understood, understandWords } from './understand-text.ts'
import type { Part } from './word-meanings.ts'

/** A term of the index that stands for a typed word, and the factor for its boost. */
interface Expansion {
  /** Place of the word's part. */
  word: number
  term: string
  factor: number
}

/** The search terms of a text. */
export interface TextTerms {
  /** For each part whether something is found without it, too. */
  optional: boolean[]
  expansions: Expansion[]
  /** Terms of categories whose whole names are in the text. */
  categories: string[]
  /** The same for the words of each part alone. */
  categoriesByPart: string[][]
  sought: string[]
  /** A low price is asked for: the cheapest of the best matches come first. */
  isCheap: boolean
  /** Limits of the price with tax, as the operand of a filter; null: any price. */
  price: Filter['value'] | null
  isQuestion: boolean
  correction: Understood['correction']
  searchWords: SearchWords
}

const MAX_LETTERS = 500 // no real search is longer, and a word can be parted at each of its letters

/** A text, understood; null when it has no word and asks for no price. */
export function toTextTerms(typed: string, { language }: Store, searchWords: SearchWords): TextTerms | null {
  const text = typed.slice(0, MAX_LETTERS)
  const { words: sought, isCheap, price } = readSoughtWords(text, language, searchWords.synonyms)
  if (sought.length === 0 && !price) return null
  const { parts, correction } = understandWords(sought, searchWords.products, searchWords.pages.has)
  return {
    optional: parts.map(({ isOptional }) => isOptional),
    expansions: parts.flatMap(({ meanings }, word) => meanings.map((meaning) => ({ word, ...meaning }))),
    categories: categoryTerms(parts),
    categoriesByPart: parts.map((part) => categoryTerms([part])),
    sought,
    isCheap,
    price,
    isQuestion: isQuestion(text, language),
    correction,
    searchWords,
  }
}

const MAX_CATEGORY_WORDS = 4

/** The term of a category's whole name, by the stems of its words. No word of a text contains a slash. */
export const categoryTerm = (stems: string[]): string => `/${stems.join(' ')}`

/** Terms of all category names that the text may contain. */
function categoryTerms(parts: Part[]): string[] {
  const runs = parts.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_CATEGORY_WORDS, parts.length - from) }, (__, more) =>
      parts.slice(from, from + more + 1),
    ),
  )
  return [...new Set(runs.flatMap(stemsOfRun).map(categoryTerm))]
}

const MAX_RUNS = 16 // a word with many meanings beside another one

/** Every way to understand neighbouring words. */
const stemsOfRun = (run: Part[]): string[][] =>
  run.reduce<string[][]>(
    (begun, { stems }) =>
      begun.flatMap((before) => stems.map((stem) => [...before, stem])).slice(0, MAX_RUNS),
    [[]],
  )
