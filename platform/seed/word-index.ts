import { fold } from '../search/words.ts'
import type { Row } from './write-rows.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

const IDS_PER_ROW = 65_536 // keeps a value well below D1's 2 MB

/** The searchable words of a product. */
export interface ProductWords {
  /** Terms with the sum of the boosts of their fields. */
  boosts: [term: string, boost: number][]
  /** Texts whose words shoppers may type in other forms. */
  texts: string[]
}

/** Collects the words of a store's products, for the tables `posting` and `vocabulary`. */
export function createWordIndex(storeId: number) {
  /** Ids of products per term and boost. */
  const terms = new Map<string, Map<number, number[]>>()
  /** Words as they are written in lower case, and in how many products, by their folded form. */
  const words = new Map<string, { spelling: string; products: number }>()
  const addWord = (spelling: string) => {
    const term = fold(spelling)
    const word = words.get(term) ?? { spelling, products: 0 }
    word.products++
    words.set(term, word)
  }
  return {
    add(id: number, { boosts, texts }: ProductWords) {
      for (const spelling of new Set(texts.flatMap(spelledWords))) addWord(spelling)
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
      [...words].map(([term, { spelling, products }]) => [storeId, term, products, spelling]),
  }
}

const spelledWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

function toChunks(ids: number[]): number[][] {
  const ascending = ids.toSorted((one, other) => one - other)
  const chunks = Math.ceil(ascending.length / IDS_PER_ROW)
  return Array.from({ length: chunks }, (_, at) => ascending.slice(at * IDS_PER_ROW, (at + 1) * IDS_PER_ROW))
}
