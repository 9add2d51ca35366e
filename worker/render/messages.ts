/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '#shared/i18n/messages.ts'
import { createTranslate, type EdgeTranslate } from '#shared/i18n/translate.ts'
import type { Language, StoreView } from '#shared/store-views.ts'

/** Every language's texts: the worker serves them all. */
export const messages: Record<Language, Messages> = { sv: {}, nb: {}, en: {} }

const files = import.meta.glob<object>('/locales/*/*.json', { import: 'default', eager: true })
for (const [path, texts] of Object.entries(files)) {
  const [language, group] = path.replace('.json', '').split('/').slice(-2) as [Language, keyof Messages] // as files are named
  messages[language][group] = texts
}

const translators = new Map<Language, EdgeTranslate>()

/** The `t` of a store, for texts that the worker itself writes. */
export function translateFor(store: StoreView): EdgeTranslate {
  const known = translators.get(store.language)
  if (known) return known
  const translate = createTranslate(messages[store.language], store.locale)
  translators.set(store.language, translate)
  return translate
}
