import type { Language } from '../commerce/stores.ts'
import { frontForms, partings } from './compounds.ts'
import { stemOf } from './languages.ts'
import { nearestWords, PREFIX_LENGTH } from './nearest-words.ts'
import type { Synonyms } from './synonyms.ts'
import { type IndexWord, indexWords, placeOf } from './word-maps.ts'
import { withoutTwins } from './words.ts'

/** A term of the index that stands for a typed word, and the factor for its boost. */
export interface Meaning {
  term: string
  factor: number
}

/** What a typed word may mean in an index. A compound that the index does not have is two words. */
export interface Part {
  meanings: Meaning[]
  /** Stems of what was understood. */
  stems: string[]
  /** Without it something is found, too: the first part of a compound. */
  isOptional: boolean
  /** A word of the index that was probably meant. */
  correction?: string
  /** A word that is no word of the index. */
  isUnknown?: boolean
}

export type Lexicon = ReturnType<typeof createLexicon>

/** How much a word counts that is not the typed one. Exact words come first (Spec §9). */
const FACTORS = { exact: 1, stem: 0.9, synonym: 0.8, head: 0.7, beginning: 0.6, front: 0.5 }
const MAX_BEGINNINGS = 12
const MIN_BEGINNING = 2
const MIN_SLIP = 4 // letters of a compound's part in which a slip is told from another word

/** The words of an index, by everything that a shopper may type for them. */
export function createLexicon(words: IndexWord[], language: Language, synonyms: Synonyms) {
  const { counts, byStem, byHead, byFront, heads, sorted } = indexWords(words, language)
  /** What a misspelt word may have been meant to be: no product may be called a `jacka`, but several a `vindjacka`. */
  const spelt = [...new Set([...sorted, ...heads.keys()])].toSorted()
  const fronts = [...byFront.keys()].toSorted()
  const stem = (word: string) => stemOf(word, language)

  /** The word itself, its other forms, and compounds of which it is the second part. */
  function formsOf(word: string): Meaning[] {
    const exact = [...new Set([word, withoutTwins(word)])].filter((one) => counts.has(one))
    return [
      ...weigh(exact, FACTORS.exact),
      ...weigh(byStem.get(stem(word)), FACTORS.stem),
      ...weigh(byHead.get(stem(word)), FACTORS.head),
    ]
  }

  function understand(word: string): { meanings: Meaning[]; stems: string[] } {
    const meant = synonyms.meaningsOf(stem(word))
    const own = formsOf(word)
    const others = meant.flatMap((one) => scale(formsOf(one), FACTORS.synonym))
    const meanings = best([...own, ...others])
    const stems = [stem(word), ...meant.map(stem)]
    return { meanings, stems }
  }

  const has = (word: string) => counts.has(word) || byStem.has(stem(word))

  const isKnown = (word: string) => understand(word).meanings.length > 0

  /** Whether it is a word by itself, and not only an ending of others. */
  const isOwnWord = (word: string) => byStem.has(stem(word)) || synonyms.meaningsOf(stem(word)).length > 0

  /** Compounds of which it is the first part. */
  const compoundsWith = (word: string) => weigh(byFront.get(word), FACTORS.front)

  function understandFront(word: string): { meanings: Meaning[]; stems: string[] } {
    const { meanings, stems } = understand(word)
    return { meanings: best([...meanings, ...compoundsWith(word)]), stems }
  }

  /** Words that begin with it, the more frequent first. */
  function beginningsOf(word: string): string[] {
    if (word.length < MIN_BEGINNING) return []
    const found: string[] = []
    for (let at = placeOf(sorted, word); sorted[at]?.startsWith(word); at++) found.push(sorted[at] ?? '')
    return found.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, MAX_BEGINNINGS)
  }

  const countOf = (word: string) => counts.get(word) ?? 0

  function compoundOf(word: string, { isFrontKnown }: { isFrontKnown: boolean }): Part[] | null {
    if (language === 'en' && !isFrontKnown) return null
    for (const { front, head } of partings(word)) {
      if (!(isFrontKnown ? isKnown(head) : isOwnWord(head))) continue
      const known = frontForms(front, language).find((form) => isKnown(form) || byFront.has(form))
      if (isFrontKnown && !known) continue
      return [
        ...(known ? [{ ...understandFront(known), isOptional: true }] : []),
        { ...understand(head), isOptional: false },
      ]
    }
    return null
  }

  /** Products of a word, or of the compounds that it is the second part of. */
  const weightOf = (word: string): number =>
    countOf(word) + [...(heads.get(word) ?? [])].reduce((sum, term) => sum + countOf(term), 0)

  const nearTo = (word: string) =>
    nearestWords(word, {
      sorted: spelt,
      from: placeOf(spelt, word.slice(0, PREFIX_LENGTH)),
      countOf: weightOf,
    })

  /** A compound whose second part has a slip of the finger: `skidvala`. */
  function correctedCompound(word: string): Part[] | null {
    if (language === 'en') return null
    for (const { front, head } of partings(word)) {
      const known = frontForms(front, language).find((form) => isKnown(form) || byFront.has(form))
      const [near] = known && head.length >= MIN_SLIP ? nearTo(head) : []
      if (!known || near?.distance !== 1 || !byHead.has(stem(near.term))) continue
      const correction = `${front}${near.term}`
      const whole = understand(correction)
      if (whole.meanings.length > 0) return [{ ...whole, isOptional: false, correction }]
      return [
        { ...understandFront(known), isOptional: true, correction },
        { ...understand(near.term), isOptional: false },
      ]
    }
    return null
  }

  /**
   * A compound of the index whose first part has a slip of the finger: `langskidor`, `fjellskidor`. That other words begin
   * like it (`langfjall`) says less than that.
   */
  function correctedFront(word: string): Part[] | null {
    if (language === 'en') return null
    for (const { front, head } of partings(word)) {
      if (front.length < MIN_SLIP || isKnown(front) || !isOwnWord(head)) continue
      const near = nearestWords(front, {
        sorted: fronts,
        from: placeOf(fronts, front.slice(0, PREFIX_LENGTH)),
        countOf: (term) => byFront.get(term)?.size ?? 0,
      }).find(({ term, distance }) => distance === 1 && has(`${term}${head}`))
      if (!near) continue
      const correction = `${near.term}${head}`
      return [{ ...understand(correction), isOptional: false, correction }]
    }
    return null
  }

  /** Words with a slip of the finger or two, understood. */
  function corrected(word: string): Part | null {
    const near = nearTo(word)
    if (near.length === 0) return null
    const understood = near.map(({ term, distance }) => ({ ...understand(term), factor: 1 / (1 + distance) }))
    return {
      meanings: best(understood.flatMap(({ meanings, factor }) => scale(meanings, factor))),
      stems: understood.flatMap(({ stems }) => stems),
      isOptional: false,
      ...(near[0] && { correction: near[0].term }),
    }
  }

  return {
    stem,
    /** Words of the index by what they end with and begin with. */
    heads,
    fronts: byFront,
    /** The term and what begins with it. */
    beginningsOf,
    has,
    /** What a typed word means: as it is, as a beginning, as a compound, corrected, or nothing that is known. */
    read(word: string, isSpelt: (word: string) => boolean): Part[] {
      const understood = understand(word)
      if (understood.meanings.length > 0) return [{ ...understood, isOptional: false }]
      const compounds = compoundsWith(word)
      if (compounds.length > 0) return [{ meanings: compounds, stems: [], isOptional: false }]
      if (/\P{L}/u.test(word)) return [unknown(word)]
      const beginnings = beginningsOf(word)
      if (beginnings.length > 0) {
        return [
          { meanings: weigh(beginnings, FACTORS.beginning), stems: beginnings.map(stem), isOptional: false },
        ]
      }
      const near = isSpelt(word) ? null : corrected(word)
      return (
        (isSpelt(word) ? null : correctedFront(word)) ??
        compoundOf(word, { isFrontKnown: true }) ??
        (near ? [near] : null) ??
        compoundOf(word, { isFrontKnown: false }) ??
        (isSpelt(word) ? null : correctedCompound(word)) ?? [unknown(word)]
      )
    },
  }
}

/** The index may still have it as part of a sku. */
const unknown = (word: string): Part => ({
  meanings: [{ term: word, factor: FACTORS.exact }],
  stems: [],
  isOptional: false,
  isUnknown: /^\p{L}+$/u.test(word),
})

const weigh = (terms: Iterable<string> = [], factor: number): Meaning[] =>
  [...terms].map((term) => ({ term, factor }))

const scale = (meanings: Meaning[], by: number): Meaning[] =>
  meanings.map(({ term, factor }) => ({ term, factor: factor * by }))

/** Each term once, with its highest factor. */
function best(meanings: Meaning[]): Meaning[] {
  const factors = new Map<string, number>()
  for (const { term, factor } of meanings) factors.set(term, Math.max(factor, factors.get(term) ?? 0))
  return [...factors].map(([term, factor]) => ({ term, factor }))
}
