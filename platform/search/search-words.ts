import { prepare, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { indexPages, type PageIndex, type PageRow, planPages } from './page-index.ts'
import { createSynonyms, type SynonymRow, type Synonyms } from './synonyms.ts'
import { fold } from './words.ts'

/** What a store's searches are understood with. */
export interface SearchWords {
  synonyms: Synonyms
  products: Lexicon
  pages: PageIndex
  /** How words of the index and parts of its compounds are written, by their folded form. */
  spellings: ReadonlyMap<string, string>
}

/** Cache per store. It contains only complete results, because a request must not wait for another request's read. */
const cache = new Map<number, { version: string; words: SearchWords }>()

/** Reads the version of words, synonyms and pages. */
export const WORD_VERSION = 'SELECT version FROM word_version'

/** The words that are in memory, if any: they may be out of date. */
export const wordsInMemory = (storeId: number): { version: string; words: SearchWords } | undefined =>
  cache.get(storeId)

/** The words of a store in this version: from memory, or read again when someone has changed them. */
export async function readSearchWords(db: D1Database, store: Store, version: string): Promise<SearchWords> {
  const cached = cache.get(store.id)
  if (cached?.version === version) return cached.words
  const [versions, words, synonyms, pages] = await db.batch<VersionRow & WordRow & SynonymRow & PageRow>([
    db.prepare(WORD_VERSION), // in the same transaction as the rows of this version
    prepare(db, sql`SELECT term, products AS count, spelling FROM vocabulary WHERE store_id = ${store.id}`),
    prepare(db, sql`SELECT words, meaning FROM synonym WHERE language = ${store.language}`),
    prepare(db, planPages(store)),
  ])
  const read = toSearchWords(store, {
    words: words?.results ?? [],
    synonyms: synonyms?.results ?? [],
    pages: pages?.results ?? [],
  })
  cache.set(store.id, { version: versions?.results[0]?.version ?? '', words: read })
  return read
}

interface VersionRow {
  version: string
}

interface WordRow {
  term: string
  count: number
  spelling: string
}

function toSearchWords(
  { language }: Store,
  rows: { words: WordRow[]; synonyms: SynonymRow[]; pages: PageRow[] },
): SearchWords {
  const synonyms = createSynonyms(rows.synonyms, language)
  const products = createLexicon(rows.words, language, synonyms)
  return {
    synonyms,
    products,
    pages: indexPages(rows.pages, language, synonyms),
    spellings: spellingsOf(rows.words, products),
  }
}

/** Of compounds that parts are taken from, any will do: they spell it alike. */
function spellingsOf(words: WordRow[], { heads, fronts }: Lexicon): Map<string, string> {
  const whole = new Map(words.map(({ term, spelling }) => [term, spelling]))
  const partsOf = (
    parts: ReadonlyMap<string, Set<string>>,
    cut: (spelling: string, length: number) => string,
  ) =>
    [...parts].flatMap(([part, [term = '']]): [string, string][] => {
      const spelt = cut(whole.get(term) ?? '', part.length)
      return fold(spelt) === part ? [[part, spelt]] : []
    })
  return new Map([
    ...partsOf(fronts, (spelling, length) => spelling.slice(0, length)),
    ...partsOf(heads, (spelling, length) => spelling.slice(-length)),
    ...whole,
  ])
}
