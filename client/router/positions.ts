import { tabStorage } from '../storage/device-storage.ts'
import { isFields, parseStored } from '../storage/parse-stored.ts'

/** Where the shopper was on a page, and the link that led away from it. */
export interface Place {
  scrollY: number
  link: string | null
}

export const unseen: Place = { scrollY: 0, link: null }

const PLACES = 'skare:places'
const MOST_PLACES = 20

/** The places of this tab: a reload forgets none of them. */
export const readPlaces = (): Map<string, Place> =>
  new Map(parseStored(tabStorage.getItem(PLACES), isPlaces) ?? [])

export const writePlaces = (places: Map<string, Place>): void =>
  void tabStorage.setItem(PLACES, JSON.stringify([...places].slice(-MOST_PLACES)))

/** Written above. */
const isPlaces = (value: unknown): value is [string, Place][] =>
  Array.isArray(value) && value.every((pair) => isFields(pair?.[1]) && typeof pair[1].scrollY === 'number')

/** The element that an address's hash names; null where it names none, or cannot be read: `#%`. */
export function namedElement(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
