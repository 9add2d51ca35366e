import type { ProductType } from './product/product.ts'
import type { Language } from './store-views.ts'

export type LayoutName = 'default' | 'empty' | 'minimal' | 'magazine' | 'checkout'

export interface Route {
  /** Path per language without the store prefix; `:name` is a parameter, a last `:name?` may be absent. Null: the page has no path of its own. */
  paths: Record<Language, string> | null
  layout: LayoutName
  /** Whether the page asks the worker for data; a page without never calls `/_data`. */
  hasData: boolean
}

const everywhere = <const Path extends string>(path: Path) => ({ sv: path, nb: path, en: path })

/** One route per product type (R2.13): they share their path, and the product says which of them it is. */
const product = {
  paths: everywhere('/p/:parentSku/:slug/:childSku?'),
  layout: 'default',
  hasData: true,
} as const

/**
 * The one table of pages: name → path per language, layout, whether it needs data (Spec §2).
 * Products and categories live at their `url_path`, which the URL dispatcher knows; their `/p/…` and `/c/…` paths work too.
 * Of two routes that a path fits, the upper one is meant.
 */
export const routes = {
  home: { paths: everywhere('/'), layout: 'default', hasData: true },
  'simple-product': product,
  'configurable-product': product,
  'virtual-product': product,
  'downloadable-product': product,
  'grouped-product': product,
  'bundle-product': product,
  category: { paths: everywhere('/c/:slug'), layout: 'default', hasData: true },
  'search-result': {
    paths: { sv: '/sokresultat', nb: '/sokresultat', en: '/search-result' },
    layout: 'default',
    hasData: true,
  },
  'cms-index': { paths: { sv: '/sida', nb: '/sida', en: '/page' }, layout: 'default', hasData: true },
  'cms-page': {
    paths: { sv: '/sida/:slug', nb: '/sida/:slug', en: '/page/:slug' },
    layout: 'default',
    hasData: true,
  },
  guides: {
    paths: { sv: '/kopguider', nb: '/kjopsveiledninger', en: '/guides' },
    layout: 'default',
    hasData: true,
  },
  guide: {
    paths: { sv: '/kopguider/:slug', nb: '/kjopsveiledninger/:slug', en: '/guides/:slug' },
    layout: 'default',
    hasData: true,
  },
  brands: {
    paths: { sv: '/varumarken', nb: '/varumarken', en: '/brands' },
    layout: 'default',
    hasData: true,
  },
  brand: {
    paths: {
      sv: '/varumarke/:slug/:subBrandSlug?',
      nb: '/brand/:slug/:subBrandSlug?',
      en: '/brand/:slug/:subBrandSlug?',
    },
    layout: 'default',
    hasData: true,
  },
  campaigns: {
    paths: { sv: '/kampanjer', nb: '/kampanjer', en: '/campaigns' },
    layout: 'default',
    hasData: true,
  },
  campaign: {
    paths: { sv: '/kampanjer/:slug', nb: '/kampanjer/:slug', en: '/campaigns/:slug' },
    layout: 'default',
    hasData: true,
  },
  activities: {
    paths: { sv: '/aktiviteter', nb: '/aktiviteter', en: '/activities' },
    layout: 'default',
    hasData: true,
  },
  activity: {
    paths: { sv: '/aktiviteter/:slug', nb: '/aktiviteter/:slug', en: '/activities/:slug' },
    layout: 'default',
    hasData: true,
  },
  magazine: {
    paths: { sv: '/magasin', nb: '/magasin', en: '/magazine' },
    layout: 'magazine',
    hasData: true,
  },
  'magazine-chapter': {
    paths: { sv: '/magasin/:slug', nb: '/magasin/:slug', en: '/magazine/:slug' },
    layout: 'magazine',
    hasData: true,
  },
  'magazine-cms': {
    paths: { sv: '/magasin/cms/:id', nb: '/magasin/cms/:id', en: '/magazine/cms/:id' },
    layout: 'magazine',
    hasData: true,
  },
  'magazine-item': {
    paths: {
      sv: '/magasin/:chapterSlug/:slug',
      nb: '/magasin/:chapterSlug/:slug',
      en: '/magazine/:chapterSlug/:slug',
    },
    layout: 'magazine',
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

/** Route names of products follow the pattern `{type}-product` (R2.47). */
export type ProductPageName = `${ProductType}-product`

export const productPageName = (type: ProductType): ProductPageName => `${type}-product`
