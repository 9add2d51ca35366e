import type { FoundPage } from './page-index.ts'
import type { TextTerms } from './text-terms.ts'

/** What a text finds besides products (contract §22). */
export interface TextExtras {
  pages: FoundPage[]
  /** The text as it was probably meant; null: nothing better is known. */
  didYouMean: string | null
}

/**
 * Pages, and the spelling that was probably meant. A text without its unknown words is proposed where nothing has them
 * all.
 */
export function extrasOf(terms: TextTerms, isComplete: boolean): TextExtras {
  const { known, sought, isQuestion, correction } = terms
  const pages = known.pages.find(sought, { isOnly: !isComplete, isQuestion })
  const isMeant = correction && (!correction.isShorter || (!isComplete && pages.length === 0))
  const spelt = isMeant ? correction.words.map((word) => known.spellings.get(word) ?? word) : []
  return { pages, didYouMean: spelt.length > 0 ? spelt.join(' ') : null }
}
