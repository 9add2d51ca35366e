import type { Language } from '../../commerce/stores.ts'

/** The same words in every language of the shop. */
export type Texts = Record<Language, string>

/** Swedish, Norwegian Bokmål, English. */
export const say = (sv: string, nb: string, en: string): Texts => ({ sv, nb, en })

/** A name that no language changes. */
export const same = (text: string): Texts => say(text, text, text)

/** Puts texts together in each language: `join` gets the language and picks from the parts. */
export const perLanguage = (join: (language: Language) => string): Texts => ({
  sv: join('sv'),
  nb: join('nb'),
  en: join('en'),
})
