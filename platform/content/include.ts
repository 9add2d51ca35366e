import { type ContentEntry, findReferenced, type Reference } from './entries.ts'
import type { ContentQuery } from './query.ts'

const MAX_DEPTH = 4 // levels of related entries; a deeper request is a mistake

/**
 * The entries of the requested relationships, each once, for `included`. A path may have several steps:
 * `articles.image` includes the articles and their images. One query per step of the longest path.
 */
export async function findIncluded(
  db: D1Database,
  entries: ContentEntry[],
  query: ContentQuery,
): Promise<ContentEntry[]> {
  const byKey = new Map<string, ContentEntry>()
  let level: Level[] = [{ entries, paths: query.include.map((path) => path.split('.')) }]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const pointers = level.flatMap(pointersOf)
    const missing = unique(pointers.map(({ reference }) => reference)).filter((one) => !byKey.has(keyOf(one)))
    const found = missing.length > 0 ? await findReferenced(db, missing, query.locale) : []
    for (const entry of found) byKey.set(keyOf(entry), entry)
    level = pointers.flatMap(({ reference, nextSteps }) => {
      const entry = byKey.get(keyOf(reference))
      return entry && nextSteps.length > 0 ? [{ entries: [entry], paths: [nextSteps] }] : []
    })
  }
  const requested = new Set(entries.map(keyOf))
  return [...byKey].filter(([key]) => !requested.has(key)).map(([, entry]) => entry)
}

interface Level {
  entries: ContentEntry[]
  paths: string[][]
}

interface Pointer {
  reference: Reference
  nextSteps: string[]
}

const pointersOf = ({ entries, paths }: Level): Pointer[] =>
  paths.flatMap(([name = '', ...nextSteps]) =>
    entries.flatMap(({ relationships }) => {
      const target = relationships[name]?.data
      const references = target ? [target].flat() : []
      return references.map((reference) => ({ reference, nextSteps }))
    }),
  )

const unique = (references: Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [keyOf(reference), reference])).values(),
]

const keyOf = ({ type, id }: Reference) => `${type} ${id}`
