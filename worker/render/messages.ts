import en from '#locales/en.json'
import nb from '#locales/nb.json'
import sv from '#locales/sv.json'
import type { Messages } from '#shared/i18n/messages.ts'
import { type Translate, translateWith } from '#shared/i18n/translate.ts'
import type { Language, StoreView } from '#shared/store-views.ts'

/** Every language's texts: the worker serves them all. */
export const messages: Record<Language, Messages> = { sv, nb, en }

/** The `t` of a store, for texts that the worker itself writes. */
export const translateFor = ({ language, locale }: StoreView): Translate =>
  translateWith(messages[language], locale)
