import { prepare, raw, type Sql, sql } from './sql.ts'
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
  const { near, skuIds } = await lookUp(db, storeId, { text, words })
  const expansions = [...words.flatMap((word, at) => expand(word, at)), ...near]
  const found = planFound(storeId, expansions, words.length)
  if (skuIds.length === 0) return found
  return sql`SELECT id, SUM(score) AS score FROM (${found} UNION ALL SELECT value, ${SKU_SCORE} FROM
    json_each(${JSON.stringify(skuIds)})) GROUP BY id`
}

/** Each word counts once, by the best of the terms that stand for it: one pass over the postings. */
function planFound(storeId: number, expansions: Expansion[], words: number): Sql {
  const needed = Math.max(1, Math.floor(words * MINIMUM_SHOULD_MATCH))
  const best = (at: number) =>
    `COALESCE(MAX(CASE WHEN q.value ->> 0 = ${at} THEN t.boost * (q.value ->> 2) END), 0)`
  const scores = Array.from({ length: words }, (_, at) => best(at))
  const hits = scores.map((score) => `(${score} > 0)`)
  const terms = JSON.stringify(expansions.map(({ word, term, factor }) => [word, term, factor]))
  return sql`SELECT t.product_id AS id, ${raw(scores.join(' + '))} AS score FROM json_each(${terms}) q
    CROSS JOIN posting t ON t.store_id = ${storeId} AND t.term = q.value ->> 1
    GROUP BY t.product_id HAVING ${raw(hits.join(' + '))} >= ${needed} AND score >= ${MINIMUM_SCORE}`
}

const expand = (word: string, at: number): Expansion[] =>
  [...new Set([word, withoutTwins(word)])].map((term) => ({ word: at, term, factor: 1 }))

/** In one round trip: the terms near each word, and the products whose sku, or a child's, is the text or a part of it. */
async function lookUp(
  db: D1Database,
  storeId: number,
  { text, words }: { text: string; words: string[] },
): Promise<{ near: Expansion[]; skuIds: number[] }> {
  const prefixes = words.map((word, at) => [at, isFuzzy(word) ? word.slice(0, PREFIX_LENGTH) : null])
  const skus = [...new Set([text, ...text.split(/\s+/)].map((sku) => sku.trim().toUpperCase()))]
  const [terms, offers] = await db.batch<Candidate & { id: number }>([
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
  ])
  const candidates = Map.groupBy(terms?.results ?? [], ({ word }) => word)
  return {
    near: words.flatMap((word, at) => nearest(word, candidates.get(at) ?? [])),
    skuIds: (offers?.results ?? []).map(({ id }) => id),
  }
}

interface Candidate {
  /** Place of the typed word. */
  word: number
  term: string
  /** How many products have it. */
  products: number
}

/** Numbers are taken as typed. */
const isFuzzy = (word: string) => word.length > PREFIX_LENGTH && !/\d/.test(word)

/** Terms at most two edits away after the first two letters, the nearest and then the more frequent first. Of three letters only one may differ: two would leave nothing of the word. */
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
