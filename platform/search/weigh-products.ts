import { type ListingColumns, placesOf } from './listing-columns.ts'
import type { PostingRow, TextMatches } from './text-matches.ts'
import type { TextTerms } from './text-terms.ts'
import { MINIMUM_SHOULD_MATCH } from './words.ts'

/** Spec §9, Search relevance. */
export const MINIMUM_SCORE = 0.02
/** Sizes, colours, flavours and whole category names are ours: shoppers type them. */
export const BOOSTS = {
  name: 4,
  sku: 2,
  categoryName: 1,
  size: 1,
  colour: 1,
  flavour: 1,
  wholeCategory: 5,
} as const

/** A complete sku comes first, whatever else its words match. */
const SKU_SCORE = 100

/** What products weigh in a text search. */
export interface Weights {
  /** By the index in the columns; 0: no match. */
  scores: Float64Array
  /** Whether those found match all words. */
  isComplete: boolean
  /** The text is a sku. */
  isSku?: boolean
}

/**
 * The score of every product, by its index in the columns (contract §15.4); 0: no match. The score is the sum of the
 * boosts; each word counts with its best matching term. Only those products are found that match the most words, at least
 * three of four; `isSearchable` says which products may set that measure.
 *
 * It uses its own postings and not FTS5, because a MATCH tells neither which words a row contains nor how far a term is
 * from the typed word. And its bm25 gives no weight to a word that half of the catalogue contains.
 */
export function weighProducts(
  { terms, postings, skuIds, wholeSkuIds }: TextMatches,
  { columns, isSearchable }: { columns: ListingColumns; isSearchable: (at: number) => boolean },
): Weights {
  const { id: ids } = columns.numbers
  const scores = new Float64Array(ids.length)
  const whole = placesOf(Float64Array.from(wholeSkuIds).sort(), ids).filter(isSearchable)
  for (const at of whole) scores[at] = SKU_SCORE
  if (whole.length > 0) return { scores, isComplete: true, isSku: true }
  if (terms.sought.length === 0) return { scores: scores.fill(1), isComplete: true } // a price only: any product
  const rows = Map.groupBy(postings, ({ term }) => term)
  const matches = addWords(terms, { rows, ids, scores }, mainPart(terms, rows))
  const isComplete = keepBestMatches(terms, { matches, scores, isSearchable })
  addCategories(terms, { rows, ids, scores })
  for (const at of placesOf(Float64Array.from(skuIds).sort(), ids)) {
    scores[at] = (scores[at] ?? 0) + SKU_SCORE
  }
  return { scores, isComplete }
}

interface Weighing {
  rows: Map<string, PostingRow[]>
  ids: Float64Array
  scores: Float64Array
}

/** The place of the word that says which thing is sought: the last one that names a category, else the last. */
function mainPart({ categoriesByPart, optional }: TextTerms, rows: Map<string, PostingRow[]>): number {
  const at = categoriesByPart.findLastIndex(
    (terms, part) => !optional[part] && terms.some((term) => rows.has(term)),
  )
  return at < 0 ? optional.length - 1 : at
}

/** What a match counts. The optional parts together count less than the main part does more. */
const MATCH = { required: 64, main: 32, optional: 1 }

/** Adds each part's best boosts. Returns what the matches of each product count. */
function addWords(
  { optional, expansions }: TextTerms,
  { rows, ids, scores }: Weighing,
  main: number,
): Uint16Array {
  const matches = new Uint16Array(ids.length)
  const best = new Float64Array(ids.length) // one for all parts: large shops have many products
  const ofPart = Map.groupBy(expansions, ({ word }) => word)
  for (const [part, isOptional] of optional.entries()) {
    const counts = isOptional ? MATCH.optional : MATCH.required + (part === main ? MATCH.main : 0)
    writeBestBoosts(best.fill(0), ofPart.get(part) ?? [], { rows, ids })
    for (let at = 0; at < ids.length; at++) {
      const boost = best[at] ?? 0
      if (boost === 0) continue
      scores[at] = (scores[at] ?? 0) + boost
      matches[at] = (matches[at] ?? 0) + counts
    }
  }
  return matches
}

/** Writes into `best` the highest boost that one of the terms gives each product. */
function writeBestBoosts(
  best: Float64Array,
  terms: TextTerms['expansions'],
  { rows, ids }: Pick<Weighing, 'rows' | 'ids'>,
): void {
  for (const { term, factor } of terms) {
    for (const { boost, product_ids } of rows.get(term) ?? []) {
      const weighed = boost * factor
      visitPlaces(product_ids, ids, (at) => {
        if (weighed > (best[at] ?? 0)) best[at] = weighed
      })
    }
  }
}

/** Sets the scores of products to 0 that match fewer words than others. Returns whether those left match all words. */
function keepBestMatches(
  { optional }: TextTerms,
  {
    matches,
    scores,
    isSearchable,
  }: { matches: Uint16Array; scores: Float64Array; isSearchable: (at: number) => boolean },
): boolean {
  const words = optional.filter((isOptional) => !isOptional).length
  let most = Math.max(1, Math.floor(words * MINIMUM_SHOULD_MATCH)) * MATCH.required
  for (let at = 0; at < matches.length; at++) {
    if ((matches[at] ?? 0) > most && isSearchable(at)) most = matches[at] ?? 0
  }
  for (let at = 0; at < matches.length; at++) {
    if ((matches[at] ?? 0) < most || (scores[at] ?? 0) < MINIMUM_SCORE) scores[at] = 0
  }
  return most >= words * MATCH.required + MATCH.main
}

/** Products of a category that the text names come before others. */
function addCategories({ categories }: TextTerms, { rows, ids, scores }: Weighing): void {
  for (const { boost, product_ids } of categories.flatMap((term) => rows.get(term) ?? [])) {
    visitPlaces(product_ids, ids, (at) => {
      if (scores[at]) scores[at] += boost
    })
  }
}

const ZERO = '0'.charCodeAt(0)

/** Visits the index of each product of an ascending list with commas, read letter by letter: such lists are long. */
function visitPlaces(productIds: string, ids: Float64Array, visit: (at: number) => void): void {
  let at = 0
  let id = 0
  for (let letter = 0; letter <= productIds.length; letter++) {
    const digit = productIds.charCodeAt(letter) - ZERO
    if (digit >= 0) {
      id = id * 10 + digit
      continue
    }
    while ((ids[at] ?? Number.POSITIVE_INFINITY) < id) at++
    if (ids[at] === id) visit(at)
    id = 0
  }
}
