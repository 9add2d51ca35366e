import type { PageName } from '#shared/routes.ts'
import { DEFAULT_FRESHNESS, LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { loadCartPage } from './cart.ts'
import { loadCategoryPage } from './category.ts'
import { loadCmsPage } from './cms-page.ts'
import { loadErrorPage } from './error.ts'
import { loadHomePage } from './home.ts'
import type { PageLoader, PagePolicy } from './page-loader.ts'
import { loadPageNotFoundPage } from './page-not-found.ts'
import { loadProductPage } from './product.ts'
import { loadSearchResultPage } from './search-result.ts'
import { loadStaticPage } from './static-page.ts'

/** The registry of page loaders: name → data. The compiler names what is missing. */
export const pageLoaders = {
  home: loadHomePage,
  category: loadCategoryPage,
  product: loadProductPage,
  'search-result': loadSearchResultPage,
  'cms-page': loadCmsPage,
  cart: loadCartPage,
  checkout: loadStaticPage('checkout'),
  'order-confirmation': loadStaticPage('order-confirmation'),
  error: loadErrorPage,
  'page-not-found': loadPageNotFoundPage,
} satisfies { [N in PageName]: PageLoader<N> }

/** How long each page is kept for everybody (design §6); a page with anything personal in it is not kept at all. */
export const pagePolicies: Record<PageName, PagePolicy> = {
  home: DEFAULT_FRESHNESS,
  category: LISTING_FRESHNESS,
  product: DEFAULT_FRESHNESS,
  'search-result': LISTING_FRESHNESS,
  'cms-page': DEFAULT_FRESHNESS,
  cart: null,
  checkout: DEFAULT_FRESHNESS,
  'order-confirmation': DEFAULT_FRESHNESS,
  error: null,
  'page-not-found': NEGATIVE_FRESHNESS,
}
