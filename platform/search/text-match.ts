import type { Store } from '../commerce/stores.ts'
import { isQuestion } from './languages.ts'
import type { Part } from './lexicon.ts'
import { LISTING_VERSION, type ListingColumns, placesOf } from './listing-columns.ts'
import { readSearchWords, type SearchWords, WORD_VERSION } from './search-words.ts'
import { prepare, type Sql, sql } from './sql.ts'
import { readSoughtWords, type Understood, understandWords } from './understand-text.ts'
import { MINIMUM_SHOULD_MATCH } from './words.ts'

/** Spec §9, Search relevance. */
export const MINIMUM_SCORE = 0.02
/** Sizes, colours and whole category names are ours: shoppers type them. */
export const BOOSTS = { name: 4, sku: 2, categoryName: 1, size: 1, colour: 1, wholeCategory: 5 } as const

/** A complete sku comes first, whatever else its words match. */
const SKU_SCORE = 100

/** A term of the index that stands for a typed word, and the factor for its boost. */
export interface Expansion {
  /** Place of the word's part. */
  word: number
  term: string
  factor: number
}

/** The search terms of a text. */
export interface TextTerms {
  /** For each part whether something is found without it, too. */
  optional: boolean[]
  expansions: Expansion[]
  /** Terms of categories whose whole names are in the text. */
  categories: string[]
  /** The same for each part alone. */
  things: string[][]
  /** Products with a sku that is a word of the text, also of a variant. */
  skuIds: number[]
  /** Products with a sku that is the whole text. */
  wholeSkuIds: number[]
  sought: string[]
  isQuestion: boolean
  correction: Understood['correction']
  known: SearchWords
  /** The version of `listing` (listing-columns.ts). */
  version: string
}

/** Looks up the search terms of a text; null when it has no word. */
export async function readTextTerms(db: D1Database, store: Store, text: string): Promise<TextTerms | null> {
  const { skus, version, wordVersion } = await lookUp(db, store, text)
  const words = await readSearchWords(db, store, wordVersion)
  const sought = readSoughtWords(text, store.language, words.synonyms)
  if (sought.length === 0) return null
  const { parts, correction } = understandWords(sought, words.products, words.pages.has)
  const whole = text.trim().toUpperCase()
  return {
    optional: parts.map(({ isOptional }) => isOptional),
    expansions: parts.flatMap(({ meanings }, word) => meanings.map((meaning) => ({ word, ...meaning }))),
    categories: categoryTerms(parts),
    things: parts.map((part) => categoryTerms([part])),
    skuIds: skus.map(({ id }) => id),
    wholeSkuIds: skus.filter(({ sku }) => sku === whole).map(({ id }) => id),
    sought,
    isQuestion: isQuestion(text, store.language),
    correction,
    known: words,
    version,
  }
}

const MAX_CATEGORY_WORDS = 4

/** The term of a category's whole name, by the stems of its words. No word of a text contains a slash. */
export const categoryTerm = (stems: string[]): string => `/${stems.join(' ')}`

/** Terms of all category names that the text may contain. */
function categoryTerms(parts: Part[]): string[] {
  const runs = parts.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_CATEGORY_WORDS, parts.length - from) }, (__, more) =>
      parts.slice(from, from + more + 1),
    ),
  )
  return [...new Set(runs.flatMap(stemsOfRun).map(categoryTerm))]
}

const MAX_RUNS = 16 // a word with many meanings beside another one

/** Every way to understand neighbouring words. */
const stemsOfRun = (run: Part[]): string[][] =>
  run.reduce<string[][]>(
    (begun, { stems }) =>
      begun.flatMap((before) => stems.map((stem) => [...before, stem])).slice(0, MAX_RUNS),
    [[]],
  )

/** Products that contain a term in the same fields. */
export interface PostingRow {
  term: string
  boost: number
  /** Comma-separated. */
  product_ids: string
}

/** The postings of the terms. */
export const planPostings = (storeId: number, { expansions, categories }: TextTerms): Sql =>
  sql`SELECT term, boost, product_ids FROM posting WHERE store_id = ${storeId} AND term IN
    (SELECT value FROM json_each(${JSON.stringify([...expansions.map(({ term }) => term), ...categories])}))`

/** What products weigh in a text search. */
export interface Weights {
  /** By the index in the columns; 0: no match. */
  scores: Float64Array
  /** Whether those found match all words. */
  isComplete: boolean
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
  terms: TextTerms,
  postings: PostingRow[],
  { columns, isSearchable }: { columns: ListingColumns; isSearchable: (at: number) => boolean },
): Weights {
  const { id: ids } = columns.numbers
  const scores = new Float64Array(ids.length)
  const whole = placesOf(Float64Array.from(terms.wholeSkuIds).sort(), ids).filter(isSearchable)
  for (const at of whole) scores[at] = SKU_SCORE
  if (whole.length > 0) return { scores, isComplete: true }
  const rows = Map.groupBy(postings, ({ term }) => term)
  const matches = addWords(terms, { rows, ids, scores }, mainPart(terms, rows))
  const isComplete = keepBestMatches(terms, { matches, scores, isSearchable })
  addCategories(terms, { rows, ids, scores })
  for (const at of placesOf(Float64Array.from(terms.skuIds).sort(), ids)) {
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
function mainPart({ things, optional }: TextTerms, rows: Map<string, PostingRow[]>): number {
  const at = things.findLastIndex((terms, part) => !optional[part] && terms.some((term) => rows.has(term)))
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
  const best = new Float64Array(ids.length)
  const ofPart = Map.groupBy(expansions, ({ word }) => word)
  for (const [part, isOptional] of optional.entries()) {
    const counts = isOptional ? MATCH.optional : MATCH.required + (part === main ? MATCH.main : 0)
    best.fill(0)
    for (const { term, factor } of ofPart.get(part) ?? []) {
      for (const { boost, product_ids } of rows.get(term) ?? [])
        keepBest(best, boost * factor, placesIn(product_ids, ids))
    }
    for (let at = 0; at < ids.length; at++) {
      const score = best[at] ?? 0
      if (score === 0) continue
      scores[at] = (scores[at] ?? 0) + score
      matches[at] = (matches[at] ?? 0) + counts
    }
  }
  return matches
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
    for (const at of placesIn(product_ids, ids)) if (scores[at]) scores[at] = (scores[at] ?? 0) + boost
  }
}

const placesIn = (productIds: string, ids: Float64Array): number[] =>
  placesOf(productIds.split(',').map(Number), ids)

function keepBest(best: Float64Array, score: number, places: Iterable<number>): void {
  for (const at of places) if (score > (best[at] ?? 0)) best[at] = score
}

/** In one round trip: products whose sku (or a child's) is the text or a part of it, and the versions of what is cached. */
async function lookUp(db: D1Database, { id: storeId }: Store, text: string) {
  const skus = [...new Set([text, ...text.split(/\s+/)].map((sku) => sku.trim().toUpperCase()))]
  const [offers, versions, wordVersions] = await db.batch<{ id: number; sku: string; version: string }>([
    prepare(
      db,
      sql`SELECT DISTINCT COALESCE(parent_id, product_id) AS id, sku FROM offer
        WHERE store_id = ${storeId} AND sku IN (SELECT value FROM json_each(${JSON.stringify(skus)}))`,
    ),
    db.prepare(LISTING_VERSION),
    db.prepare(WORD_VERSION),
  ])
  return {
    skus: offers?.results ?? [],
    version: versions?.results[0]?.version ?? '',
    wordVersion: wordVersions?.results[0]?.version ?? '',
  }
}
