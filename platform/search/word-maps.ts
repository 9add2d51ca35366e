import type { Language } from '../commerce/stores.ts'
import { frontForms, partings } from './compounds.ts'
import { stemOf } from './languages.ts'

/** A folded word of an index. */
export interface IndexWord {
  term: string
  /** How many products or pages have it. */
  count: number
}

const MIN_SHARED = 4 // letters of an ending by which two words show that it is a word: `ull·tröja`, `nät·tröja`

/** The words of an index by their stems, by what they end with (as a stem, and as it is written) and begin with, and in their order. */
export function indexWords(words: IndexWord[], language: Language) {
  const counts = new Map(words.map(({ term, count }) => [term, count]))
  const byStem = new Map<string, Set<string>>()
  const endings = new Map<string, Set<string>>()
  for (const term of counts.keys()) {
    addTo(byStem, stemOf(term, language), term)
    for (const { head } of partings(term)) addTo(endings, stemOf(head, language), term)
  }
  const isShared = (stem: string) => stem.length >= MIN_SHARED && (endings.get(stem)?.size ?? 0) > 1
  const isLonger = (stem: string) => byStem.has(stem.slice(1)) || byStem.has(stem.slice(2)) // `rull·eski`
  const isWord = (stem: string) => byStem.has(stem) || (isShared(stem) && !isLonger(stem))
  const byHead = new Map([...endings].filter(([stem]) => isWord(stem)))
  const byFront = new Map<string, Set<string>>()
  const heads = new Map<string, Set<string>>()
  for (const term of counts.keys()) {
    for (const { front, head } of partings(term)) {
      if (!byHead.has(stemOf(head, language))) continue
      if (head.length >= MIN_SHARED) addTo(heads, head, term)
      for (const form of frontForms(front, language)) addTo(byFront, form, term)
    }
  }
  const sorted = [...counts.keys()].toSorted()
  return { counts, byStem, byHead, byFront, heads, sorted }
}

function addTo(map: Map<string, Set<string>>, key: string, term: string): void {
  const terms = map.get(key)
  if (terms) terms.add(term)
  else map.set(key, new Set([term]))
}

/** The first place whose word is not before `word`. */
export function placeOf(sorted: string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
