import en from '#locales/en.json' with { type: 'json' }
import nb from '#locales/nb.json' with { type: 'json' }
import sv from '#locales/sv.json' with { type: 'json' }
import { createTranslate, type Translate } from '#shared/i18n/translate.ts'
import { type StoreCode, storeViews } from '#shared/store-views.ts'

const messages = { sv, nb, en }

/** What the interface says in a store: browser tests look for the words a shopper sees. */
export const textsOf = (code: StoreCode): Translate => {
  const store = storeViews[code]
  return createTranslate(messages[store.language], store.locale)
}
