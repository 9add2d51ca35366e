/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '#shared/i18n/messages.ts'
import { createTranslate, type EdgeTranslate, type Keep } from '#shared/i18n/translate.ts'
import type { Language, StoreView } from '#shared/store-views.ts'

/** Every language's texts: the worker serves them all. */
const messages: Record<Language, Messages> = { sv: {}, nb: {}, en: {} }

const files = import.meta.glob<object>('/locales/*/*.json', { import: 'default', eager: true })
for (const [path, texts] of Object.entries(files)) {
  const [language, group] = path.replace('.json', '').split('/').slice(-2) as [Language, keyof Messages] // as files are named
  messages[language][group] = texts
}

const translators = new Map<Language, EdgeTranslate>()

/** The `t` of a store, made once: of documents, and for texts that the worker itself writes. */
export function translateFor({ language }: StoreView): EdgeTranslate {
  const known = translators.get(language)
  if (known) return known
  const translate = createTranslate(messages[language], language, remembered)
  translators.set(language, translate)
  return translate
}

const MAX_REMEMBERED = 1000

/** `find`, with its answers kept. */
const remembered: Keep = <K, V>(find: (key: K) => V) => {
  const known = new Map<K, V>()
  return (key: K) => {
    const value = known.get(key) ?? find(key)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(key, value)
    return value
  }
}
