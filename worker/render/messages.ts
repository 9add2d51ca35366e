import en from '#locales/en.json'
import nb from '#locales/nb.json'
import sv from '#locales/sv.json'
import type { Messages } from '#shared/i18n/messages.ts'
import { createTranslate, type Translate } from '#shared/i18n/translate.ts'
import type { Language, StoreView } from '#shared/store-views.ts'

/** Every language's texts: the worker serves them all. */
export const messages: Record<Language, Messages> = { sv, nb, en }

const translators = new Map<Language, Translate>()

/** The `t` of a store, for texts that the worker itself writes. */
export function translateFor(store: StoreView): Translate {
  const known = translators.get(store.language)
  if (known) return known
  const translate = createTranslate(messages[store.language], store.locale)
  translators.set(store.language, translate)
  return translate
}
