import type { Language } from './store-views.ts'

export type LayoutName = 'default' | 'empty' | 'minimal' | 'magazine' | 'checkout'

export interface Route {
  /** Path per language without the store prefix; `:name` is a parameter, a last `:name?` may be absent. Null: the page has no path of its own. */
  paths: Record<Language, string> | null
  layout: LayoutName
  /** Whether the page asks the worker for data; a page without never calls `/_data`. */
  hasData: boolean
}

const everywhere = (path: string) => ({ sv: path, nb: path, en: path })

/**
 * The one table of pages: name → path per language, layout, whether it needs data (Spec §2).
 * Products and categories live at their `url_path`, which the URL dispatcher knows; their `/p/…` and `/c/…` paths work too.
 */
export const routes = {
  home: { paths: everywhere('/'), layout: 'default', hasData: true },
  product: { paths: everywhere('/p/:parentSku/:slug/:childSku?'), layout: 'default', hasData: true },
  category: { paths: everywhere('/c/:slug'), layout: 'default', hasData: true },
  'search-result': {
    paths: { sv: '/sokresultat', nb: '/sokresultat', en: '/search-result' },
    layout: 'default',
    hasData: true,
  },
  'cms-page': {
    paths: { sv: '/sida/:slug', nb: '/sida/:slug', en: '/page/:slug' },
    layout: 'default',
    hasData: true,
  },
  cart: { paths: { sv: '/varukorg', nb: '/handlekurv', en: '/cart' }, layout: 'default', hasData: true },
  checkout: { paths: everywhere('/checkout'), layout: 'checkout', hasData: false },
  'order-confirmation': {
    paths: { sv: '/checkout/tack', nb: '/checkout/takk', en: '/checkout/thank-you' },
    layout: 'checkout',
    hasData: false,
  },
  error: { paths: everywhere('/error'), layout: 'minimal', hasData: true },
  'page-not-found': { paths: null, layout: 'default', hasData: true },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes
