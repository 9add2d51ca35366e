import { LISTING_VERSION, placesOf } from './listing-columns.ts'
import { prepare, type Sql, sql } from './sql.ts'
import { editDistance, soughtWordsOf, withoutTwins } from './words.ts'

/** Spec §9, Search relevance. */
export const FUZZINESS = 2
export const PREFIX_LENGTH = 2
export const MINIMUM_SHOULD_MATCH = 0.75
export const MINIMUM_SCORE = 0.02
export const BOOSTS = { name: 4, sku: 2, categoryName: 1, size: 1 } as const // sizes are ours: shoppers type them

const MAX_EXPANSIONS = 3 // contract §15.4
const SKU_SCORE = 100 // a complete sku comes first, whatever else its words match
const MAX_WORDS = 12 // limits the work for a pasted text

/** A term of the index that matches a typed word, and the factor for its boost. */
interface Expansion {
  /** Place of the typed word. */
  word: number
  term: string
  factor: number
}

/** The search terms of a text: matching terms for its words, and products with this sku. */
export interface TextTerms {
  /** Number of words of the text. */
  words: number
  expansions: Expansion[]
  skuIds: number[]
  /** The version of `listing` (listing-columns.ts). */
  version: string
}

/** Looks up the search terms of a text; null when it has no word. */
export async function readTextTerms(
  db: D1Database,
  storeId: number,
  text: string,
): Promise<TextTerms | null> {
  const words = [...new Set(soughtWordsOf(text))].slice(0, MAX_WORDS)
  if (words.length === 0) return null
  const { near, ...found } = await lookUp(db, storeId, { text, words })
  const expansions = [...words.flatMap((word, at) => expand(word, at)), ...near]
  return { words: words.length, expansions, ...found }
}

/** Products that contain a term in the same fields. */
export interface PostingRow {
  term: string
  boost: number
  /** Comma-separated. */
  product_ids: string
}

/** The postings of the terms. */
export const planPostings = (storeId: number, { expansions }: TextTerms): Sql =>
  sql`SELECT term, boost, product_ids FROM posting WHERE store_id = ${storeId}
    AND term IN (SELECT value FROM json_each(${JSON.stringify(expansions.map(({ term }) => term))}))`

/**
 * The score of every product, by its index in `ids` (contract §15.4); 0: no match. At least three of four words must
 * match, exactly or nearly. The score is the sum of the boosts; each word counts with its best matching term.
 *
 * It uses its own postings and not FTS5, because a MATCH tells neither which words a row contains nor how far a term is
 * from the typed word. And its bm25 gives no weight to a word that half of the catalogue contains.
 */
export function weighProducts(terms: TextTerms, postings: PostingRow[], ids: Float64Array): Float64Array {
  const needed = Math.max(1, Math.floor(terms.words * MINIMUM_SHOULD_MATCH))
  const rows = Map.groupBy(postings, ({ term }) => term)
  const scores = new Float64Array(ids.length)
  const hits = new Uint8Array(ids.length)
  for (let word = 0; word < terms.words; word++) {
    const best = new Float64Array(ids.length)
    for (const { term, factor } of terms.expansions.filter((expansion) => expansion.word === word)) {
      for (const row of rows.get(term) ?? [])
        keepBest(best, row.boost * factor, placesOf(row.product_ids.split(',').map(Number), ids))
    }
    for (let at = 0; at < ids.length; at++) {
      const score = best[at] ?? 0
      if (score === 0) continue
      scores[at] = (scores[at] ?? 0) + score
      hits[at] = (hits[at] ?? 0) + 1
    }
  }
  for (let at = 0; at < ids.length; at++) {
    if ((hits[at] ?? 0) < needed || (scores[at] ?? 0) < MINIMUM_SCORE) scores[at] = 0
  }
  for (const at of placesOf(Float64Array.from(terms.skuIds).sort(), ids)) {
    scores[at] = (scores[at] ?? 0) + SKU_SCORE
  }
  return scores
}

const expand = (word: string, at: number): Expansion[] =>
  [...new Set([word, withoutTwins(word)])].map((term) => ({ word: at, term, factor: 1 }))

function keepBest(best: Float64Array, score: number, places: Iterable<number>): void {
  for (const at of places) if (score > (best[at] ?? 0)) best[at] = score
}

/**
 * In one round trip: terms near each word, the version of `listing`, and products whose sku (or a child's) is the text
 * or a part of it.
 */
async function lookUp(
  db: D1Database,
  storeId: number,
  { text, words }: { text: string; words: string[] },
): Promise<{ near: Expansion[]; skuIds: number[]; version: string }> {
  const prefixes = words.map((word, at) => [at, isFuzzy(word) ? word.slice(0, PREFIX_LENGTH) : null])
  const skus = [...new Set([text, ...text.split(/\s+/)].map((sku) => sku.trim().toUpperCase()))]
  const [terms, offers, versions] = await db.batch<Candidate & { id: number; version: string }>([
    prepare(
      db,
      sql`SELECT q.value ->> 0 AS word, v.term, v.products FROM json_each(${JSON.stringify(prefixes)}) q
        CROSS JOIN vocabulary v ON v.store_id = ${storeId} AND v.term > q.value ->> 1 AND v.term < (q.value ->> 1) || '~'`,
    ),
    prepare(
      db,
      sql`SELECT DISTINCT COALESCE(parent_id, product_id) AS id FROM offer
        WHERE store_id = ${storeId} AND sku IN (SELECT value FROM json_each(${JSON.stringify(skus)}))`,
    ),
    db.prepare(LISTING_VERSION),
  ])
  const candidates = Map.groupBy(terms?.results ?? [], ({ word }) => word)
  return {
    near: words.flatMap((word, at) => nearest(word, candidates.get(at) ?? [])),
    skuIds: (offers?.results ?? []).map(({ id }) => id),
    version: versions?.results[0]?.version ?? '',
  }
}

interface Candidate {
  /** Place of the typed word. */
  word: number
  term: string
  /** How many products have it. */
  products: number
}

/** Whether similar terms match too. Numbers must match exactly. */
const isFuzzy = (word: string) => word.length > PREFIX_LENGTH && !/\d/.test(word)

/**
 * Terms at most two edits away after the first two letters, nearest first, then the more frequent. A word of three
 * letters allows only one edit: with two, nothing of the word would be left.
 */
function nearest(word: string, candidates: Candidate[]): Expansion[] {
  const limit = Math.min(FUZZINESS, word.length - PREFIX_LENGTH)
  return candidates
    .map(({ word: at, term, products }) => ({
      at,
      term,
      products,
      distance: editDistance(word, term, limit),
    }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .toSorted((one, other) => one.distance - other.distance || other.products - one.products)
    .slice(0, MAX_EXPANSIONS)
    .map(({ at, term, distance }) => ({ word: at, term, factor: 1 / (1 + distance) }))
}
