import { partings } from './compounds.ts'
import { nearestWords, PREFIX_LENGTH } from './nearest-words.ts'
import { findFront } from './read-compound.ts'
import { placeOf } from './word-maps.ts'
import { best, type Part, scale, type WordMeanings } from './word-meanings.ts'

const MIN_SLIP = 4 // letters: a shorter part of a compound is too like other words to be corrected

/** Corrects what is misspelt into words of an index. */
export function createCorrections(words: WordMeanings) {
  const { sorted, heads, byHead, byFront, language, stem, countOf, understand } = words
  /** What a misspelt word may have been meant to be: no product may be called a `jacka`, but several a `vindjacka`. */
  const spelt = [...new Set([...sorted, ...heads.keys()])].toSorted()
  const fronts = [...byFront.keys()].toSorted()

  /** Products of a word, or of the compounds that it is the second part of. */
  const weightOf = (word: string): number =>
    countOf(word) + [...(heads.get(word) ?? [])].reduce((sum, term) => sum + countOf(term), 0)

  const nearTo = (word: string) => nearestIn(spelt, word, weightOf)

  return {
    /** A word with a slip of the finger or two. */
    word(word: string): Part[] | null {
      const near = nearTo(word)
      if (!near[0]) return null
      const understood = near.map(({ term, distance }) => ({
        ...understand(term),
        factor: 1 / (1 + distance),
      }))
      const meanings = best(understood.flatMap((one) => scale(one.meanings, one.factor)))
      const stems = understood.flatMap((one) => one.stems)
      return [{ meanings, stems, isOptional: false, correction: near[0].term }]
    },

    /**
     * A compound of the index whose first part has a slip of the finger: `langskidor`, `fjellskidor`. That other words begin
     * like it (`langfjall`) says less than that.
     */
    front(word: string): Part[] | null {
      if (language === 'en') return null
      for (const { front, head } of partings(word)) {
        if (front.length < MIN_SLIP || words.hasMeaning(front) || !words.isOwnWord(head)) continue
        const near = nearestIn(fronts, front, (term) => byFront.get(term)?.size ?? 0).find(
          ({ term, distance }) => distance === 1 && words.has(`${term}${head}`),
        )
        if (!near) continue
        const correction = `${near.term}${head}`
        return [{ ...understand(correction), isOptional: false, correction }]
      }
      return null
    },

    /** A compound whose second part has a slip of the finger: `skidvala`. */
    head(word: string): Part[] | null {
      if (language === 'en') return null
      for (const { front, head } of partings(word)) {
        const frontWord = findFront(words, front)
        const [near] = frontWord && head.length >= MIN_SLIP ? nearTo(head) : []
        if (!frontWord || near?.distance !== 1 || !byHead.has(stem(near.term))) continue
        const correction = `${front}${near.term}`
        const whole = understand(correction)
        if (whole.meanings.length > 0) return [{ ...whole, isOptional: false, correction }]
        return [
          { ...words.understandFront(frontWord), isOptional: true, correction },
          { ...understand(near.term), isOptional: false },
        ]
      }
      return null
    },
  }
}

const nearestIn = (sorted: string[], word: string, countOf: (term: string) => number) =>
  nearestWords(word, { sorted, from: placeOf(sorted, word.slice(0, PREFIX_LENGTH)), countOf })
