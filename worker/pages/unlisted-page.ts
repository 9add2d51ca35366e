import { type PagePath, type PathParams, pathTo } from '#shared/paths.ts'
import type { PageName } from '#shared/routes.ts'
import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import type { LoadedData } from './page-loader.ts'

/** Names of the pages whose path has no parameters. */
type FixedPath = { [N in PagePath]: keyof PathParams<N> extends never ? N : never }[PagePath]

/** Everything but the data of a page that every store has at one address, and that search engines do not list. */
export const unlistedPage = (name: FixedPath, store: StoreView): Omit<LoadedData<PageName>, 'data'> => ({
  kind: 'page',
  canonical: pathTo(name, {}, store),
  alternates: Object.fromEntries(storeCodes.map((code) => [code, pathTo(name, {}, storeViews[code])])),
  noIndex: true,
  tags: [],
})
