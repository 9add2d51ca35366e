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
  | 'offline'

/** The data of a static page. */
type StaticPage = Omit<LoadedData<StaticPageName>, 'data'> & { data: Record<string, never> }

/** A page whose document is the same for everybody and has no data. The browser loads the rest from the API. */
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
