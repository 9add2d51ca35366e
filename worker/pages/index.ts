import type { PageName } from '#shared/routes.ts'
import { loadCartPage } from './cart.ts'
import { loadCategoryPage } from './category.ts'
import { loadCmsPage } from './cms-page.ts'
import { loadErrorPage } from './error.ts'
import { loadHomePage } from './home.ts'
import type { PageLoader } from './page-loader.ts'
import { loadPageNotFoundPage } from './page-not-found.ts'
import {
  contentPage,
  listingPage,
  missingPage,
  type PagePolicy,
  personalPage,
  productPage,
  searchPage,
} from './page-policies.ts'
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

/** How each page is kept for everybody; a page with anything personal in it is not kept at all. */
export const pagePolicies: Record<PageName, PagePolicy> = {
  home: contentPage,
  category: listingPage,
  product: productPage,
  'search-result': searchPage,
  'cms-page': contentPage,
  cart: personalPage,
  checkout: contentPage,
  'order-confirmation': contentPage,
  error: personalPage,
  'page-not-found': missingPage,
}
