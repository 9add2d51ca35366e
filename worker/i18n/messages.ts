/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '#shared/i18n/messages.ts'
import { createTranslate, type EdgeTranslate, type Memoize } from '#shared/i18n/translate.ts'
import { fallbackLanguage, type Language, type StoreView } from '#shared/store-views.ts'

/** The texts of all languages, because the worker serves all stores; not those of what only browsers show. */
const messages: Partial<Record<Language, Messages>> = {}

const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/{offline,outbox,saved}.json'], {
  import: 'default',
  eager: true,
})
for (const [path, texts] of Object.entries(files)) {
  const [language, group] = path.replace('.json', '').split('/').slice(-2) as [Language, keyof Messages] // the file names have this form
  messages[language] = { ...messages[language], [group]: texts }
}

const translators = new Map<Language, EdgeTranslate>()

/** The `t` of a store's language, created once. For documents and for texts that only the worker writes. */
export function translateFor({ language }: StoreView): EdgeTranslate {
  const cached = translators.get(language)
  if (cached) return cached
  const translate = createTranslate(
    { ...messages[fallbackLanguage], ...messages[language] },
    language,
    memoize,
  )
  translators.set(language, translate)
  return translate
}

const MAX_CACHED = 1000

/** `find` with a cache of its results. */
const memoize: Memoize = <K, V>(find: (key: K) => V) => {
  const cache = new Map<K, V>()
  return (key: K) => {
    const value = cache.get(key) ?? find(key)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(key, value)
    return value
  }
}
