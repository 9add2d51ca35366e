import type { Store } from '../commerce/stores.ts'
import { isQuestion } from './languages.ts'
import type { Part } from './lexicon.ts'
import { LISTING_VERSION } from './listing-columns.ts'
import { readSearchWords, type SearchWords, WORD_VERSION } from './search-words.ts'
import { prepare, sql } from './sql.ts'
import { readSoughtWords, type Understood, understandWords } from './understand-text.ts'

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
    skuIds: [...new Set(skus.map(({ id }) => id))],
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
