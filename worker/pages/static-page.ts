import { pathTo } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import type { LoaderContext } from '../request/services.ts'
import type { LoadedData } from './page-loader.ts'

type StaticPageName =
  | 'checkout'
  | 'order-confirmation'
  | 'wishlist'
  | 'compare'
  | 'account'
  | 'create-password'

/** What each of the static pages receives. */
type StaticPage = Omit<LoadedData<StaticPageName>, 'data'> & { data: Record<string, never> }

/** A page whose document is the same for everybody and carries no data: the browser asks the API for the rest. */
export const loadStaticPage =
  (name: StaticPageName) =>
  async ({ store }: LoaderContext): Promise<StaticPage> => ({
    kind: 'page',
    data: {},
    canonical: pathTo(name, {}, store),
    alternates: Object.fromEntries(storeCodes.map((code) => [code, pathTo(name, {}, storeViews[code])])),
    noIndex: true,
    tags: [],
  })
