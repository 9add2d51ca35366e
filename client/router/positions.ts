import { isRecord } from '#shared/is-record.ts'
import { tabStorage } from '../storage/device-storage.ts'
import { parseStored } from '../storage/parse-stored.ts'

/** The scroll position of a page, and the link that the shopper followed from it. */
export interface ScrollPosition {
  scrollY: number
  link: string | null
}

export const startPosition: ScrollPosition = { scrollY: 0, link: null }

const POSITIONS_KEY = 'skare:places'
const MAX_POSITIONS = 20

/** The positions of this tab, which also survive a reload. */
export const readPositions = (): Map<string, ScrollPosition> =>
  new Map(parseStored(tabStorage.getItem(POSITIONS_KEY), isPositions) ?? [])

export const writePositions = (positions: Map<string, ScrollPosition>): void =>
  void tabStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)))

/** Whether a stored value has the shape written above. */
const isPositions = (value: unknown): value is [string, ScrollPosition][] =>
  Array.isArray(value) && value.every((pair) => isRecord(pair?.[1]) && typeof pair[1].scrollY === 'number')

/** The element that the hash of a URL names; null when there is none or the hash cannot be decoded, such as `#%`. */
export function namedElement(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
