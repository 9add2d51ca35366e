import type { Row } from './to-rows.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

const IDS_PER_ROW = 65_536 // keeps a value well below D1's 2 MB

/** Collects the words of a store's products, for the tables `posting` and `vocabulary`. */
export function createWordIndex(storeId: number) {
  /** Ids of products per term and boost. */
  const terms = new Map<string, Map<number, number[]>>()
  return {
    /** Adds a product's words, each with its boost. */
    add(id: number, boosts: [string, number][]) {
      for (const [term, boost] of boosts) {
        const lists = terms.get(term) ?? new Map<number, number[]>()
        terms.set(term, lists)
        const ids = lists.get(boost)
        if (ids) ids.push(id)
        else lists.set(boost, [id])
      }
    },
    postings: (): Row[] =>
      [...terms].flatMap(([term, lists]) =>
        [...lists].flatMap(([boost, ids]) =>
          toChunks(ids).map((chunk): Row => [storeId, term, chunk.join(','), boost]),
        ),
      ),
    vocabulary: (): Row[] =>
      [...terms].map(([term, lists]) => [storeId, term, [...lists.values()].flat().length]),
  }
}

function toChunks(ids: number[]): number[][] {
  const ascending = ids.toSorted((one, other) => one - other)
  const chunks = Math.ceil(ascending.length / IDS_PER_ROW)
  return Array.from({ length: chunks }, (_, at) => ascending.slice(at * IDS_PER_ROW, (at + 1) * IDS_PER_ROW))
}
