import type { Language } from '#platform/commerce/stores.ts'
import { en } from './texts/en.ts'
import type { MailTexts } from './texts/mail-texts.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'

/** The words of the mails, per language of the store. */
export const mailTexts: Record<Language, MailTexts> = { sv, nb, en }
