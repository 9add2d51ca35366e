import type { AccountView } from '#shared/account/account-view.ts'
import type { StoreView } from '#shared/store-views.ts'
import { type LoadedPage, toLoadedPage } from './load-page.ts'
import { unlistedPage } from './unlisted-page.ts'

/** The account as a document: personal, unlike the account's own document. */
export const accountPage = (view: AccountView, status: number, store: StoreView): LoadedPage => ({
  ...toLoadedPage('account', { ...unlistedPage('account', store), data: view }, store),
  status,
})
