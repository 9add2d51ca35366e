import type { Language } from '../commerce/stores.ts'

/** Two words that are one: `skid` and `jacka`. The second says what it is. */
interface Compound {
  front: string
  head: string
}

const MIN_PART = 3

/** All ways to part a word in two: `skidjacka` → `ski·djacka`, `skid·jacka`, … The longer heads first. */
export const partings = (word: string): Compound[] =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => ({
    front: word.slice(0, at + MIN_PART),
    head: word.slice(at + MIN_PART),
  }))

/** The first part of a compound without the letter that joins it to the second: `tranings·jacka`, `herre·jakke`. */
export const frontForms = (front: string, language: Language): string[] =>
  language !== 'en' && front.length > MIN_PART && /[se]$/.test(front) ? [front, front.slice(0, -1)] : [front]
