import { partings } from './compounds.ts'
import type { FoundPage } from './page-index.ts'
import type { TextTerms } from './text-terms.ts'
import type { Weights } from './weigh-products.ts'

/** What a text finds besides products (contract §22). */
export interface TextExtras {
  pages: FoundPage[]
  /** The text with words of the index for misspelt ones; null: none is misspelt. */
  didYouMean: string | null
}

/** Pages, and the spelling that was probably meant. A whole sku is spelt right. */
export function extrasOf(terms: TextTerms, { isComplete, isSku, scores }: Weights): TextExtras {
  const { searchWords, sought, isQuestion, correction } = terms
  const pages = searchWords.pages.find(sought, {
    isOnly: !isComplete,
    isAlone: !scores.some(Boolean),
    isQuestion,
  })
  const spelt = isSku ? null : correction?.map((word) => spell(word, searchWords.spellings))
  return { pages, didYouMean: spelt?.join(' ') ?? null }
}

/** A word as the index writes it; a compound that it does not have, by its parts: `skidpjaxa` → `skidpjäxa`. */
function spell(word: string, spellings: ReadonlyMap<string, string>): string {
  const whole = spellings.get(word)
  if (whole) return whole
  const parts = partings(word).find(({ front, head }) => spellings.has(front) && spellings.has(head))
  return parts ? `${spellings.get(parts.front)}${spellings.get(parts.head)}` : word
}
