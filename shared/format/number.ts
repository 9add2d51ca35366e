import type { Language } from '../store-views.ts'

/** Keeps a number together, and with its unit on one line. */
export const NO_BREAK_SPACE = '\u00a0'
const GROUP: Record<Language, string> = { sv: NO_BREAK_SPACE, nb: NO_BREAK_SPACE, en: ',' }

/**
 * A whole number with the language's grouping: `1 299`. Our own, not the runtime's ICU: server and browser print the same,
 * and a browser that has not used ICU yet needs 20 ms for its first answer, four times that on a phone.
 */
export function formatWhole(value: number, language: Language): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, GROUP[language])
}

/** The plural category of a whole number (CLDR cardinal rules): all of the shop's languages have the same two. */
export const pluralCategory = (count: number): 'one' | 'other' => (count === 1 ? 'one' : 'other')
