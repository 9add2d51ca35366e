import { pathTo } from '#shared/paths.ts'
import type { PageName } from '#shared/routes.ts'
import type { StoreView } from '#shared/store-views.ts'
import { alternatesOf, type FixedPath } from './alternates.ts'
import type { LoadedData } from './page-loader.ts'

/** Everything but the data of a page that every store has at one address, and that search engines do not list. */
export const unlistedPage = (name: FixedPath, store: StoreView): Omit<LoadedData<PageName>, 'data'> => ({
  kind: 'page',
  canonical: pathTo(name, {}, store),
  alternates: alternatesOf(name),
  noIndex: true,
  tags: [],
})
