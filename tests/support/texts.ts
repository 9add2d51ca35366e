import { readdirSync, readFileSync } from 'node:fs'
import type { Messages } from '#shared/i18n/messages.ts'
import { createTranslate, type Translate } from '#shared/i18n/translate.ts'
import { type Language, type StoreCode, storeViews } from '#shared/store-views.ts'

/** Names of a language's groups of texts. */
export const groupsOf = (language: Language): (keyof Messages)[] =>
  readdirSync(folderOf(language))
    .map((file) => file.replace('.json', '') as keyof Messages) // as files are named
    .toSorted()

/** Every text of a language, by group. */
export const readMessages = (language: Language): Messages =>
  Object.fromEntries(
    groupsOf(language).map((group) => [
      group,
      JSON.parse(readFileSync(`${folderOf(language)}/${group}.json`, 'utf8')),
    ]),
  )

const folderOf = (language: Language): string => `locales/${language}`

/** What the interface says in a store: browser tests look for the words a shopper sees. */
export const textsOf = (code: StoreCode): Translate => {
  const store = storeViews[code]
  return createTranslate(readMessages(store.language), store.language)
}

/** Every text of a group, or of any tree of texts, by its dotted key. */
export function keyedTexts(node: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...keyedTexts(value, `${prefix}${key}.`)],
    ),
  )
}
