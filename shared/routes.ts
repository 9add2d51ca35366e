import type { ProductType } from './product/product.ts'
import { type Language, languages } from './store-views.ts'

export type LayoutName = 'default' | 'minimal' | 'magazine' | 'checkout'

/** Whether documents of the layout have the menu and the footer. */
export const hasMenu = (layout: LayoutName): boolean => layout === 'default' || layout === 'magazine'

export interface Route {
  /**
   * Path per language without the store prefix. `:name` is a parameter; a last `:name?` is optional. Null: the page has
   * no path.
   */
  paths: Record<Language, string> | null
  layout: LayoutName
  /** Whether the page loads data from the worker. A page without data never calls `/_data`. */
  hasData: boolean
}

/** The same path in every language. */
const everywhere = <const Path extends string>(path: Path) =>
  Object.fromEntries(languages.map((language) => [language, path])) as Record<Language, Path> // one entry per language

/** A page of the table. A language without a path of its own has the English one. */
const page = <const English extends string>(
  paths: Partial<Record<Language, string>> & { en: English },
  layout: LayoutName = 'default',
  hasData = true,
) => ({ paths: { ...everywhere<string>(paths.en), ...paths }, layout, hasData })

/** Swedish and Norwegian share a path. */
const northern = <const English extends string>(path: string, en: English) => ({ sv: path, nb: path, en })

/** One route per product type (R2.13). They share a path; the product decides which of them it is. */
const product = page(everywhere('/p/:parentSku/:slug/:childSku?'))

/**
 * The table of all pages: name → path per language, layout, whether it needs data (Spec §2). Products and categories
 * have their `url_path`, which the URL dispatcher looks up; their `/p/…` and `/c/…` paths work too. If a path matches
 * two routes, the first one is used.
 */
export const routes = {
  home: page(everywhere('/')),
  'simple-product': product,
  'configurable-product': product,
  'virtual-product': product,
  'downloadable-product': product,
  'grouped-product': product,
  'bundle-product': product,
  category: page(everywhere('/c/:slug')),
  'search-result': page(northern('/sokresultat', '/search-result')),
  'cms-index': page({ sv: '/sida', nb: '/side', en: '/page' }),
  'cms-page': page({ sv: '/sida/:slug', nb: '/side/:slug', en: '/page/:slug' }),
  guides: page({ sv: '/kopguider', nb: '/kjopsveiledninger', en: '/guides' }),
  guide: page({ sv: '/kopguider/:slug', nb: '/kjopsveiledninger/:slug', en: '/guides/:slug' }),
  brands: page({ sv: '/varumarken', nb: '/merker', en: '/brands' }),
  brand: page({
    sv: '/varumarke/:slug/:subBrandSlug?',
    nb: '/merke/:slug/:subBrandSlug?',
    en: '/brand/:slug/:subBrandSlug?',
  }),
  campaigns: page(northern('/kampanjer', '/campaigns')),
  campaign: page(northern('/kampanjer/:slug', '/campaigns/:slug')),
  activities: page(northern('/aktiviteter', '/activities')),
  activity: page(northern('/aktiviteter/:slug', '/activities/:slug')),
  magazine: page(northern('/magasin', '/magazine'), 'magazine'),
  'magazine-chapter': page(northern('/magasin/:slug', '/magazine/:slug'), 'magazine'),
  'magazine-cms': page(northern('/magasin/cms/:id', '/magazine/cms/:id'), 'magazine'),
  'magazine-item': page(northern('/magasin/:chapterSlug/:slug', '/magazine/:chapterSlug/:slug'), 'magazine'),
  'ski-finder': page({ sv: '/hitta-skidor', nb: '/finn-ski', en: '/find-skis' }),
  cart: page({ sv: '/varukorg', nb: '/handlekurv', en: '/cart' }),
  withdraw: page({ sv: '/angra-kop', nb: '/angre-kjop', en: '/withdraw' }),
  checkout: page(everywhere('/checkout'), 'checkout', false),
  'order-confirmation': page(
    { sv: '/checkout/tack', nb: '/checkout/takk', en: '/checkout/thank-you' },
    'checkout',
    false,
  ),
  wishlist: page({ sv: '/onskelista', nb: '/onskeliste', en: '/wishlist' }, 'default', false),
  compare: page({ sv: '/jamfor', nb: '/sammenlign', en: '/compare' }, 'default', false),
  account: page(northern('/konto', '/account'), 'default', false),
  'create-password': page(
    { sv: '/konto/nytt-losenord', nb: '/konto/nytt-passord', en: '/account/new-password' },
    'default',
    false,
  ),
  /** What this device has saved. Without a connection its document is the shell of every address. */
  offline: page(everywhere('/offline'), 'default', false),
  error: page(everywhere('/error'), 'minimal'),
  'page-not-found': { paths: null, layout: 'default', hasData: true },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes

/** Route names of products follow the pattern `{type}-product` (R2.47). */
export type ProductPageName = `${ProductType}-product`

export const productPageName = (type: ProductType): ProductPageName => `${type}-product`
