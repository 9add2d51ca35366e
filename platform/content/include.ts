import { type ContentEntry, findReferenced, type Reference } from './entries.ts'
import type { ContentQuery } from './query.ts'

const MAX_DEPTH = 4 // related entries of related entries; deeper is a mistake of the request

/**
 * The entries that the asked relationships point at, each once, for `included`. A path may lead on:
 * `articles.image` brings the articles and their images. One look-up per step of the longest path.
 */
export async function findIncluded(
  db: D1Database,
  entries: ContentEntry[],
  query: ContentQuery,
): Promise<ContentEntry[]> {
  const known = new Map<string, ContentEntry>()
  let level: Level[] = [{ entries, paths: query.include.map((path) => path.split('.')) }]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const wanted = level.flatMap(pointersOf)
    const missing = unique(wanted.map(({ reference }) => reference)).filter((one) => !known.has(keyOf(one)))
    if (missing.length > 0) {
      for (const entry of await findReferenced(db, missing, query.locale)) known.set(keyOf(entry), entry)
    }
    level = wanted.flatMap(({ reference, rest }) => {
      const entry = known.get(keyOf(reference))
      return entry && rest.length > 0 ? [{ entries: [entry], paths: [rest] }] : []
    })
  }
  const own = new Set(entries.map(keyOf))
  return [...known].filter(([key]) => !own.has(key)).map(([, entry]) => entry)
}

interface Level {
  entries: ContentEntry[]
  paths: string[][]
}

interface Pointer {
  reference: Reference
  rest: string[]
}

const pointersOf = ({ entries, paths }: Level): Pointer[] =>
  paths.flatMap(([name = '', ...rest]) =>
    entries.flatMap(({ relationships }) => {
      const target = relationships[name]?.data
      const references = target ? [target].flat() : []
      return references.map((reference) => ({ reference, rest }))
    }),
  )

const unique = (references: Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [keyOf(reference), reference])).values(),
]

const keyOf = ({ type, id }: Reference) => `${type} ${id}`
