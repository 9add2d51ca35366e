import enEdge from '#locales/edge/en.json'
import nbEdge from '#locales/edge/nb.json'
import svEdge from '#locales/edge/sv.json'
import en from '#locales/en.json'
import nb from '#locales/nb.json'
import sv from '#locales/sv.json'
import type { Messages } from '#shared/i18n/messages.ts'
import { createTranslate, type EdgeTranslate, type Keep } from '#shared/i18n/translate.ts'
import type { Language, StoreView } from '#shared/store-views.ts'

/** Every language's texts: the worker serves them all. */
const messages: Record<Language, Messages> = { sv, nb, en }

/** What only the worker writes; browsers do not load it. */
const edgeMessages: Record<Language, object> = { sv: svEdge, nb: nbEdge, en: enEdge }

const translators = new Map<Language, EdgeTranslate>()

/** The `t` of a store, made once: of documents, and for texts that the worker itself writes. */
export function translateFor({ language, locale }: StoreView): EdgeTranslate {
  const known = translators.get(language)
  if (known) return known
  const translate = createTranslate(merge(messages[language], edgeMessages[language]), locale, remembered)
  translators.set(language, translate)
  return translate
}

const MAX_REMEMBERED = 1000

/** `find`, with its answers kept: `Intl` is slow to ask, and counts repeat. */
const remembered: Keep = <K, V>(find: (key: K) => V) => {
  const known = new Map<K, V>()
  return (key: K) => {
    const value = known.get(key) ?? find(key)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(key, value)
    return value
  }
}

/** Two catalogues as one; no text is in both (tests/unit/locales.test.ts). */
function merge(one: object, other: object): object {
  const merged: Record<string, unknown> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = merged[key]
    merged[key] = typeof known === 'object' && known ? merge(known, value) : value
  }
  return merged
}
