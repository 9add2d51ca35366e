import type { CatalogueRow } from './catalogue-row.ts'
import type { FilterAttribute } from './filter-groups.ts'
import { expandWord, indexTerms, searchWords } from './search-words.ts'

/** Spec §9, Search relevance. Sizes and colours are the embedded platform's: shoppers type them. */
const BOOSTS = { name: 4, sku: 2, categoryName: 1, label: 1 }
const LABEL_CODES = ['ls_skidlangd', 'ls_klader_storlek', 'ls_sko_storlek', 'ls_storlek_utrust', 'ls_farg']
const MINIMUM_SHOULD_MATCH = 0.75

/** A row with its score in a text search. */
export interface ScoredRow {
  row: CatalogueRow
  score: number
}

/**
 * The rows that a text finds, nearly as the platform does (contract §15.4): those that match all words, else those that match
 * the most, at least three of four. A sku is found alone. The platform knows more: synonyms, stems of each language, skus of
 * variants, and words of products that are not saved.
 */
export function scoreRows(
  rows: CatalogueRow[],
  text: string,
  attributes: Record<string, FilterAttribute>,
): ScoredRow[] {
  const words = searchWords(text)
  if (words.length === 0) return []
  const sku = text.trim().toUpperCase()
  const whole = rows.filter(({ card }) => card.sku.toUpperCase() === sku)
  if (whole.length > 0) return whole.map((row) => ({ row, score: 1 }))
  const indexed = rows.map((row) => ({ row, terms: termsOf(row, attributes) }))
  const vocabulary = countTerms(indexed.map(({ terms }) => terms))
  const expansions = words.map((word) => expandWord(word, vocabulary))
  const scored = indexed.map(({ row, terms }) => {
    const scores = expansions.map((expanded) =>
      Math.max(...expanded.map(({ term, factor }) => (terms.get(term) ?? 0) * factor)),
    )
    const score = scores.reduce((total, one) => total + one, 0)
    return { row, score, matches: scores.filter((one) => one > 0).length }
  })
  const least = Math.max(1, Math.floor(words.length * MINIMUM_SHOULD_MATCH))
  const most = Math.max(least, ...scored.map(({ matches }) => matches))
  return scored.filter(({ matches }) => matches === most)
}

/** The index terms of a product, each with the sum of the boosts of its fields. */
function termsOf(row: CatalogueRow, attributes: Record<string, FilterAttribute>): Map<string, number> {
  const labels = LABEL_CODES.flatMap((code) =>
    (row.values[code] ?? []).map((value) => attributes[code]?.options[value]?.label ?? ''),
  )
  const fields: [string, number][] = [
    [row.card.name, BOOSTS.name],
    [row.card.sku, BOOSTS.sku],
    [row.categoryNames, BOOSTS.categoryName],
    [labels.join(', '), BOOSTS.label],
  ]
  const terms = new Map<string, number>()
  for (const [text, boost] of fields)
    for (const term of new Set(indexTerms(text))) terms.set(term, (terms.get(term) ?? 0) + boost)
  return terms
}

function countTerms(all: Map<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const terms of all) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
