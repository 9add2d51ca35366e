import type { Messages } from '#shared/i18n/messages.ts'
import type { Language } from '#shared/store-views.ts'

/** The texts of one language: one chunk each, so that a browser gets only its own. */
export const loadMessages = (language: Language): Promise<Messages> => catalogues[language]()

const catalogues: Record<Language, () => Promise<Messages>> = {
  sv: () => import('#locales/sv.json').then((module) => module.default),
  nb: () => import('#locales/nb.json').then((module) => module.default),
  en: () => import('#locales/en.json').then((module) => module.default),
}
