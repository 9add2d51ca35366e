import type { Language } from '../commerce/stores.ts'
import { createCorrections } from './correct-word.ts'
import { readCompound, readCompoundByHead } from './read-compound.ts'
import type { Synonyms } from './synonyms.ts'
import type { IndexWord } from './word-maps.ts'
import { createWordMeanings, FACTORS, type Part, type WordMeanings, weigh } from './word-meanings.ts'

export type Lexicon = ReturnType<typeof createLexicon>

/** The words of an index, by everything that a shopper may type for them. */
export function createLexicon(list: IndexWord[], language: Language, synonyms: Synonyms) {
  const words = createWordMeanings(list, language, synonyms)
  const corrections = createCorrections(words)
  return {
    stem: words.stem,
    /** Words of the index by what they end with and begin with. */
    heads: words.heads,
    fronts: words.byFront,
    beginningsOf: words.beginningsOf,
    has: words.has,
    /** What a typed word means: as it is, as a beginning, as a compound, corrected, or nothing of the index. */
    read(word: string, isSpelt: (word: string) => boolean): Part[] {
      const asItIs = readWord(words, word)
      if (asItIs) return asItIs
      if (isSpelt(word)) return readEitherCompound(words, word) ?? [unknown(word)]
      return (
        corrections.front(word) ??
        readCompound(words, word) ??
        corrections.word(word) ??
        readCompoundByHead(words, word) ??
        corrections.head(word) ?? [unknown(word)]
      )
    },
  }
}

/** A word of the index, the first part of some, or the beginning of some; null: none of them. A number or a sku is not completed. */
function readWord(words: WordMeanings, word: string): Part[] | null {
  const understood = words.understand(word)
  if (understood.meanings.length > 0) return [{ ...understood, isOptional: false }]
  const compounds = words.compoundsWith(word)
  if (compounds.length > 0) return [{ meanings: compounds, stems: [], isOptional: false }]
  if (/\P{L}/u.test(word)) return [unknown(word)]
  const beginnings = words.beginningsOf(word)
  if (beginnings.length === 0) return null
  const meanings = weigh(beginnings, FACTORS.beginning)
  return [{ meanings, stems: beginnings.map(words.stem), isOptional: false }]
}

const readEitherCompound = (words: WordMeanings, word: string): Part[] | null =>
  readCompound(words, word) ?? readCompoundByHead(words, word)

/** The index may still have it as part of a sku. */
const unknown = (word: string): Part => ({
  meanings: [{ term: word, factor: FACTORS.exact }],
  stems: [],
  isOptional: false,
  isUnknown: /^\p{L}+$/u.test(word),
})
