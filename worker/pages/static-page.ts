import { pathTo } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import type { PageLoader } from './page-loader.ts'

/** A page whose document is the same for everybody and carries no data: the browser asks the API for the rest. */
export const loadStaticPage =
  (name: 'checkout' | 'order-confirmation'): PageLoader<'checkout'> & PageLoader<'order-confirmation'> =>
  async ({ store }) => ({
    kind: 'page',
    data: {},
    canonical: pathTo(name, {}, store),
    alternates: Object.fromEntries(storeCodes.map((code) => [code, pathTo(name, {}, storeViews[code])])),
    noIndex: true,
    tags: [],
  })
