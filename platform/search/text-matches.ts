import { prepare, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import { LISTING_VERSION } from './listing-columns.ts'
import { readSearchWords, WORD_VERSION, wordsInMemory } from './search-words.ts'
import { type TextTerms, toTextTerms } from './text-terms.ts'

/** What the database has for a text. */
export interface TextMatches {
  terms: TextTerms
  postings: PostingRow[]
  /** Products with a sku that is a word of the text, also of a variant. */
  skuIds: number[]
  /** Products with a sku that is the whole text. */
  wholeSkuIds: number[]
  /** The version of `listing` (listing-columns.ts). */
  version: string
}

/** Products that contain a term in the same fields. */
export interface PostingRow {
  term: string
  boost: number
  /** Comma-separated. */
  product_ids: string
}

/**
 * Looks a text up; null when it has no word. One round trip while the words in memory are those of the database, otherwise
 * two more.
 */
export async function readTextMatches(
  db: D1Database,
  store: Store,
  text: string,
): Promise<TextMatches | null> {
  const cached = wordsInMemory(store.id)
  const guess = cached ? toTextTerms(text, store, cached.words) : null
  const { postings, skus, version, wordVersion } = await lookUp(db, store, { text, terms: guess })
  const whole = text.trim().toUpperCase()
  const found = {
    skuIds: [...new Set(skus.map(({ id }) => id))],
    wholeSkuIds: skus.filter(({ sku }) => sku === whole).map(({ id }) => id),
    version,
  }
  if (cached?.version === wordVersion) return guess && { terms: guess, postings, ...found }
  const terms = toTextTerms(text, store, await readSearchWords(db, store, wordVersion))
  if (!terms) return null
  const { results } = await prepare(db, planPostings(store, terms)).all<PostingRow>()
  return { terms, postings: results, ...found }
}

/** The postings of the terms. */
const planPostings = (
  { id }: Store,
  { expansions, categories }: Pick<TextTerms, 'expansions' | 'categories'>,
): Sql =>
  sql`SELECT term, boost, product_ids FROM posting WHERE store_id = ${id} AND term IN
    (SELECT value FROM json_each(${JSON.stringify([...expansions.map(({ term }) => term), ...categories])}))`

const NO_TERMS = { expansions: [], categories: [] }

/** Postings, products whose sku (or a child's) is the text or a part of it, and the versions of what is in memory. */
async function lookUp(
  db: D1Database,
  store: Store,
  { text, terms }: { text: string; terms: TextTerms | null },
) {
  const typed = [...new Set([text, ...text.split(/\s+/)].map((sku) => sku.trim().toUpperCase()))]
  const skus = sql`SELECT DISTINCT COALESCE(parent_id, product_id) AS id, sku FROM offer
    WHERE store_id = ${store.id} AND sku IN (SELECT value FROM json_each(${JSON.stringify(typed)}))`
  const [postings, offers, versions] = await db.batch<PostingRow & OfferRow & VersionRow>([
    prepare(db, planPostings(store, terms ?? NO_TERMS)),
    prepare(db, skus),
    db.prepare(`SELECT (${LISTING_VERSION}) AS version, (${WORD_VERSION}) AS wordVersion`),
  ])
  const [{ version, wordVersion } = { version: '', wordVersion: '' }] = versions?.results ?? []
  return { postings: postings?.results ?? [], skus: offers?.results ?? [], version, wordVersion }
}

interface OfferRow {
  id: number
  sku: string
}

interface VersionRow {
  version: string
  wordVersion: string
}
