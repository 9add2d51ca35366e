import { emptyDraft, type WithdrawalView } from '#shared/orders/withdrawal-view.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { unlistedPage } from './unlisted-page.ts'

/** The page of one step of a withdrawal. */
export const withdrawPage = (view: WithdrawalView, store: StoreView): LoadedData<'withdraw'> => ({
  ...unlistedPage('withdraw', store),
  data: view,
})

/** Where a withdrawal begins: an empty form. Nothing of the address is read, so nothing personal gets into one. */
export const loadWithdrawPage: PageLoader<'withdraw'> = async ({ store }) =>
  withdrawPage({ step: 'find', draft: emptyDraft, faults: [] }, store)
