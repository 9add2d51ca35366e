import { fold } from '../search/words.ts'

/** `Fjällro Spår 90 Classic` → `fjallro-spar-90-classic`. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A text as part of a sku: `Soft camber` → `SOFTCAMBER`, `190 cm` → `190CM`. */
export const skuPart = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '')
    .toUpperCase()

const afterZ: Record<string, string> = { å: 'z{1', ä: 'z{2', ö: 'z{3' }
const norwegianAfterZ: Record<string, string> = { æ: 'z{1', ä: 'z{1', ø: 'z{2', ö: 'z{2', å: 'z{3' }

/** A text that sorts byte by byte as the language's alphabet does: å ä ö after z in Swedish, æ ø å in Norwegian. */
export function orderOf(text: string, language: 'sv' | 'nb' | 'en'): string {
  const last = language === 'sv' ? afterZ : language === 'nb' ? norwegianAfterZ : {}
  const padded = text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(6, '0')) // 60 before 100
  return [...padded].map((letter) => last[letter] ?? fold(letter)).join('')
}
