import type { CatalogueRow } from './catalogue-row.ts'
import type { FilterAttribute } from './filter-groups.ts'
import { expandWord, indexTerms, searchWords } from './search-words.ts'

/** Spec §9, Search relevance. Sizes are the embedded platform's: shoppers type them. */
const BOOSTS = { name: 4, sku: 2, categoryName: 1, size: 1 }
const SIZE_CODES = ['ls_skidlangd', 'ls_klader_storlek', 'ls_sko_storlek', 'ls_storlek_utrust']
const MINIMUM_SHOULD_MATCH = 0.75
const MINIMUM_SCORE = 0.02
const SKU_SCORE = 100 // a complete sku comes first, whatever else its words match

/** A row with its score in a text search. */
export interface ScoredRow {
  row: CatalogueRow
  score: number
}

/**
 * The rows that a text finds, by the rules of the platform (contract §15.4): at least three of four words must match,
 * exactly or nearly. Two things differ: similar words are looked for in the saved products only, and the skus of
 * variants are not saved.
 */
export function scoreRows(
  rows: CatalogueRow[],
  text: string,
  attributes: Record<string, FilterAttribute>,
): ScoredRow[] {
  const words = searchWords(text)
  if (words.length === 0) return []
  const indexed = rows.map((row) => ({ row, terms: termsOf(row, attributes) }))
  const vocabulary = countTerms(indexed.map(({ terms }) => terms))
  const expansions = words.map((word) => expandWord(word, vocabulary))
  const needed = Math.max(1, Math.floor(words.length * MINIMUM_SHOULD_MATCH))
  const skus = new Set([text, ...text.split(/\s+/)].map((sku) => sku.trim().toUpperCase()))
  return indexed.flatMap(({ row, terms }) => {
    const scores = expansions.map((expanded) =>
      Math.max(...expanded.map(({ term, factor }) => (terms.get(term) ?? 0) * factor)),
    )
    const sum = scores.reduce((total, score) => total + score, 0)
    const isHit = scores.filter((score) => score > 0).length >= needed && sum >= MINIMUM_SCORE
    const score = (isHit ? sum : 0) + (skus.has(row.card.sku.toUpperCase()) ? SKU_SCORE : 0)
    return score > 0 ? [{ row, score }] : []
  })
}

/** The index terms of a product, each with the sum of the boosts of its fields. */
function termsOf(row: CatalogueRow, attributes: Record<string, FilterAttribute>): Map<string, number> {
  const sizes = SIZE_CODES.flatMap((code) =>
    (row.values[code] ?? []).map((value) => attributes[code]?.options[value]?.label ?? ''),
  )
  const fields: [string, number][] = [
    [row.card.name, BOOSTS.name],
    [row.card.sku, BOOSTS.sku],
    [row.categoryNames, BOOSTS.categoryName],
    [sizes.join(', '), BOOSTS.size],
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
