import type { PageData } from '#shared/page-data.ts'
import { pathTo } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'

/** The error page, wherever it is shown. */
export const errorPageWith = (data: PageData['error'], store: StoreView): LoadedData<'error'> => ({
  kind: 'page',
  data,
  canonical: pathTo('error', {}, store),
  noIndex: true,
  tags: [],
})

/** The error page at its own address `/error` (R2.11). */
export const loadErrorPage: PageLoader<'error'> = async ({ store, requestId }) =>
  errorPageWith({ requestId }, store)
