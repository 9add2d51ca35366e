import { type Sql, sql } from '#platform/sql.ts'
import type { Language, Store } from '../commerce/stores.ts'
import { createLexicon } from './lexicon.ts'
import type { Synonyms } from './synonyms.ts'
import { understandWords } from './understand-text.ts'
import type { Meaning, Part } from './word-meanings.ts'
import { MINIMUM_SHOULD_MATCH, wordsOf } from './words.ts'

/** A page of content that a text is about. The shop knows the address of its kind. */
export interface FoundPage {
  type: string
  slug: string
  title: string
  /** Of an article: the chapter it belongs to. */
  chapter?: string
}

/** An entry of the content service. */
export interface PageRow {
  type: string
  slug: string
  chapter: string | null
  attributes: string
}

export type PageIndex = ReturnType<typeof indexPages>

/** Kinds of entries that have a page of their own: help and opening hours, guides, magazine, activities. */
const TYPES = ['pages', 'guides', 'activityPage', 'magazineItem']

export const planPages = ({
  locale,
}: Store): Sql => sql`SELECT e.type, e.attributes ->> '$.slug' AS slug, e.attributes,
    c.attributes ->> '$.slug' AS chapter
  FROM content_entry e LEFT JOIN content_entry c ON c.type = 'magazineChapter' AND c.locale = e.locale
    AND c.id = e.relationships ->> '$.chapter.data.id'
  WHERE e.locale = ${locale} AND e.type IN (SELECT value FROM json_each(${JSON.stringify(TYPES)}))
  ORDER BY e.type, e.position`

const WEIGHTS = { title: 4, heading: 2, text: 1 }
const MAX_PAGES = 3

/** What decides how well a page must match. */
interface Situation {
  /** No product has all words. */
  isOnly: boolean
  /** No product has any. */
  isAlone: boolean
  isQuestion: boolean
}

/** The pages of a store by their words. */
export function indexPages(rows: PageRow[], language: Language, synonyms: Synonyms) {
  const pages = rows.map(toPage)
  const counts = new Map<string, number>()
  for (const { weights } of pages)
    for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const lexicon = createLexicon(
    [...counts].map(([term, count]) => ({ term, count })),
    language,
    synonyms,
  )

  /** The terms of a word, and titles that begin with it: `valla` is in `Vallaguiden`. */
  function termsOf({ meanings, stems }: Part): Meaning[] {
    const begun = stems.filter((stem) => stem.length >= MIN_STEM).flatMap(lexicon.beginningsOf)
    return [...meanings, ...begun.map((term) => ({ term, factor: BEGINNING }))]
  }

  /** What a word counts that so many pages have: `ski` is on all of them and says little. */
  const rarityOf = (count: number) => 1 + Math.log(pages.length / Math.max(1, count))

  return {
    has: (word: string) => lexicon.has(word),
    /** The best pages. */
    find(sought: string[], situation: Situation): FoundPage[] {
      const { parts } = understandWords(sought, lexicon, () => true)
      const terms = parts.map(termsOf)
      const matches = pages.map(({ page, weights }) => ({
        page,
        found: terms.map((word) => bestOf(word, weights)),
      }))
      const rarities = terms.map((_, at) => rarityOf(matches.filter(({ found }) => found[at]).length))
      const scoreOf = ({ page, found }: Match): number =>
        sum(found.map((weight, at) => weight * (rarities[at] ?? 1))) *
        (situation.isQuestion && page.type === 'guides' ? GUIDE_FACTOR : 1)
      return matches
        .filter(({ found }) => isGoodMatch(found, situation))
        .toSorted((one, other) => scoreOf(other) - scoreOf(one))
        .slice(0, MAX_PAGES)
        .map(({ page }) => page)
    },
  }
}

/** A page, and what each word of the text weighs there; 0: it is not there. */
interface Match {
  page: FoundPage
  found: number[]
}

const MIN_STEM = 4
const BEGINNING = 0.5
const GUIDE_FACTOR = 1.5 // a guide answers a question rather than an article that has its words
const MIN_WEIGHT = 1.5 // a word in a heading, or a part of one in the title

/** All words must be there, one in a heading unless no product has any; three of four for a question, or when no product has all. */
function isGoodMatch(found: number[], { isOnly, isAlone, isQuestion }: Situation): boolean {
  const needed =
    isOnly || isQuestion ? Math.max(1, Math.floor(found.length * MINIMUM_SHOULD_MATCH)) : found.length
  return found.filter(Boolean).length >= needed && Math.max(...found) > (isAlone ? 0 : MIN_WEIGHT)
}

const bestOf = (meanings: Meaning[], weights: Map<string, number>): number =>
  Math.max(0, ...meanings.map(({ term, factor }) => (weights.get(term) ?? 0) * factor))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A page, and what each of its words weighs. */
function toPage({ type, slug, chapter, attributes }: PageRow): {
  page: FoundPage
  weights: Map<string, number>
} {
  const entry: Record<string, unknown> = JSON.parse(attributes)
  const title = String(entry.title ?? '')
  const html = textsIn(entry).join(' ')
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  add(plain(html), WEIGHTS.text)
  add(headingsIn(entry, html).join(' '), WEIGHTS.heading)
  add(title, WEIGHTS.title)
  return { page: { type, slug, title, ...(chapter && { chapter }) }, weights }
}

/** All texts of an entry, of its sections, too. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const headingsIn = (entry: Record<string, unknown>, html: string): string[] => [
  ...[...html.matchAll(/<h[2-4]>(.*?)<\/h[2-4]>/g)].map(([, heading]) => plain(heading ?? '')),
  ...sectionHeadings(entry.sections),
]

const sectionHeadings = (sections: unknown): string[] =>
  Array.isArray(sections) ? sections.map(({ heading }: { heading?: unknown }) => String(heading ?? '')) : []

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ')
