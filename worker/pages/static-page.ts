import type { LoaderContext } from '../request/services.ts'
import type { LoadedData } from './page-loader.ts'
import { unlistedPage } from './unlisted-page.ts'

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
  async ({ store }: LoaderContext): Promise<StaticPage> => ({ ...unlistedPage(name, store), data: {} })
