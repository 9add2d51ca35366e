import { prepare, type Sql, sql } from './sql.ts'
import { editDistance, withoutTwins, wordsOf } from './words.ts'

/** Spec §9, Search relevance. */
export const FUZZINESS = 2
export const PREFIX_LENGTH = 2
export const MINIMUM_SHOULD_MATCH = 0.75
export const MINIMUM_SCORE = 0.02
export const BOOSTS = { name: 4, sku: 2, categoryName: 1 } as const

const MAX_EXPANSIONS = 3 // contract §15.4
const SKU_SCORE = 100 // a sku typed in full comes first, whatever its words find elsewhere
const MAX_WORDS = 12 // nobody types more on purpose; keeps the work of a pasted page small

/** A term of the index that stands for a typed word, and how much of its boost it keeps. */
interface Expansion {
  word: number
  term: string
  factor: number
}

/**
 * The products a text finds, as rows `(id, score)` (contract §15.4): at least three words in four match, typed exactly
 * or nearly; the score is the sum of the boosts. Null when the text has no word.
 *
 * Own postings and not FTS5: a MATCH says neither which words a row holds nor how far a term is from the word typed,
 * its bm25 gives a word that half of the catalogue holds no weight at all, and D1 takes five terms of a compound
 * SELECT at most.
 */
export async function planTextMatch(db: D1Database, storeId: number, text: string): Promise<Sql | null> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS)
  if (words.length === 0) return null
  const expansions = words.flatMap((word, at) => expand(word, at))
  const near = await findNearTerms(db, storeId, words)
  const needed = Math.max(1, Math.floor(words.length * MINIMUM_SHOULD_MATCH))
  const skus = JSON.stringify([text, ...text.split(/\s+/)].map((sku) => sku.trim().toUpperCase()))
  return sql`SELECT id, SUM(score) AS score FROM (
    SELECT product_id AS id, SUM(score) AS score FROM (
      SELECT t.product_id, MAX(t.boost * (q.value ->> 2)) AS score
      FROM json_each(${JSON.stringify([...expansions, ...near].map(({ word, term, factor }) => [word, term, factor]))}) q
      CROSS JOIN posting t ON t.store_id = ${storeId} AND t.term = q.value ->> 1
      GROUP BY t.product_id, q.value ->> 0
    ) GROUP BY product_id HAVING COUNT(*) >= ${needed}
    UNION ALL
    SELECT COALESCE(parent_id, product_id), ${SKU_SCORE} FROM offer
    WHERE store_id = ${storeId} AND sku IN (SELECT value FROM json_each(${skus}))
  ) GROUP BY id HAVING SUM(score) >= ${MINIMUM_SCORE}`
}

const expand = (word: string, at: number): Expansion[] =>
  [...new Set([word, withoutTwins(word)])].map((term) => ({ word: at, term, factor: 1 }))

/** Terms that differ from a word by at most two edits after its first two letters; numbers are taken as typed. */
async function findNearTerms(db: D1Database, storeId: number, words: string[]): Promise<Expansion[]> {
  const prefixes = words.map((word, at) => [at, isFuzzy(word) ? word.slice(0, PREFIX_LENGTH) : null])
  const found = await prepare(
    db,
    sql`SELECT q.value ->> 0 AS word, v.term, v.products FROM json_each(${JSON.stringify(prefixes)}) q
      CROSS JOIN vocabulary v ON v.store_id = ${storeId} AND v.term > q.value ->> 1 AND v.term < (q.value ->> 1) || '~'`,
  ).all<{ word: number; term: string; products: number }>()
  return words.flatMap((word, at) =>
    nearest(
      word,
      found.results.filter((row) => row.word === at),
    ),
  )
}

const isFuzzy = (word: string) => word.length > PREFIX_LENGTH && !/\d/.test(word)

/** The nearest terms, the more frequent first. Of three letters only one may differ: two would leave nothing of the word. */
function nearest(word: string, candidates: { word: number; term: string; products: number }[]): Expansion[] {
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
