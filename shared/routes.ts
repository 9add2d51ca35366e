import type { ProductType } from './product/product.ts'
import { type Language, languages } from './store-views.ts'

export type LayoutName = 'default' | 'empty' | 'minimal' | 'magazine' | 'checkout'

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
) => ({ paths: { ...everywhere<string>(paths.en), ...paths, en: paths.en }, layout, hasData })

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
  'search-result': page({ sv: '/sokresultat', nb: '/sokresultat', en: '/search-result' }),
  'cms-index': page({ sv: '/sida', nb: '/sida', en: '/page' }),
  'cms-page': page({ sv: '/sida/:slug', nb: '/sida/:slug', en: '/page/:slug' }),
  guides: page({ sv: '/kopguider', nb: '/kjopsveiledninger', en: '/guides' }),
  guide: page({ sv: '/kopguider/:slug', nb: '/kjopsveiledninger/:slug', en: '/guides/:slug' }),
  brands: page({ sv: '/varumarken', nb: '/varumarken', en: '/brands' }),
  brand: page({
    sv: '/varumarke/:slug/:subBrandSlug?',
    nb: '/brand/:slug/:subBrandSlug?',
    en: '/brand/:slug/:subBrandSlug?',
  }),
  campaigns: page({ sv: '/kampanjer', nb: '/kampanjer', en: '/campaigns' }),
  campaign: page({ sv: '/kampanjer/:slug', nb: '/kampanjer/:slug', en: '/campaigns/:slug' }),
  activities: page({ sv: '/aktiviteter', nb: '/aktiviteter', en: '/activities' }),
  activity: page({ sv: '/aktiviteter/:slug', nb: '/aktiviteter/:slug', en: '/activities/:slug' }),
  magazine: page({ sv: '/magasin', nb: '/magasin', en: '/magazine' }, 'magazine'),
  'magazine-chapter': page({ sv: '/magasin/:slug', nb: '/magasin/:slug', en: '/magazine/:slug' }, 'magazine'),
  'magazine-cms': page(
    { sv: '/magasin/cms/:id', nb: '/magasin/cms/:id', en: '/magazine/cms/:id' },
    'magazine',
  ),
  'magazine-item': page(
    {
      sv: '/magasin/:chapterSlug/:slug',
      nb: '/magasin/:chapterSlug/:slug',
      en: '/magazine/:chapterSlug/:slug',
    },
    'magazine',
  ),
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
  account: page({ sv: '/konto', nb: '/konto', en: '/account' }, 'default', false),
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
