import type { PageName } from '#shared/routes.ts'
import { loadBrandPage } from './brand.ts'
import { loadBrandsPage } from './brands.ts'
import { loadCartPage } from './cart.ts'
import { loadCategoryPage } from './category.ts'
import { loadCmsPage } from './cms-page.ts'
import { loadContentIndex } from './content-index.ts'
import { loadActivityPage, loadCampaignPage, loadGuidePage } from './content-page.ts'
import { loadErrorPage } from './error.ts'
import { loadHomePage } from './home.ts'
import { loadMagazineChapterPage, loadMagazineCmsPage, loadMagazineItemPage } from './magazine.ts'
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
import { loadSkiFinderPage } from './ski-finder.ts'
import { loadStaticPage } from './static-page.ts'
import { loadWithdrawPage } from './withdraw.ts'

/** The registry of page loaders: page name → loader. The compiler reports a missing one. */
export const pageLoaders = {
  home: loadHomePage,
  category: loadCategoryPage,
  'simple-product': loadProductPage,
  'configurable-product': loadProductPage,
  'virtual-product': loadProductPage,
  'downloadable-product': loadProductPage,
  'grouped-product': loadProductPage,
  'bundle-product': loadProductPage,
  'search-result': loadSearchResultPage,
  'cms-index': loadContentIndex('cms-index', 'page'),
  'cms-page': loadCmsPage,
  guides: loadContentIndex('guides', 'guide'),
  guide: loadGuidePage,
  brands: loadBrandsPage,
  brand: loadBrandPage,
  campaigns: loadContentIndex('campaigns', 'campaign'),
  campaign: loadCampaignPage,
  activities: loadContentIndex('activities', 'activity'),
  activity: loadActivityPage,
  magazine: loadContentIndex('magazine', 'chapter'),
  'magazine-chapter': loadMagazineChapterPage,
  'magazine-cms': loadMagazineCmsPage,
  'magazine-item': loadMagazineItemPage,
  'ski-finder': loadSkiFinderPage,
  cart: loadCartPage,
  withdraw: loadWithdrawPage,
  checkout: loadStaticPage('checkout'),
  'order-confirmation': loadStaticPage('order-confirmation'),
  wishlist: loadStaticPage('wishlist'),
  compare: loadStaticPage('compare'),
  account: loadStaticPage('account'),
  'create-password': loadStaticPage('create-password'),
  offline: loadStaticPage('offline'),
  error: loadErrorPage,
  'page-not-found': loadPageNotFoundPage,
} satisfies { [N in PageName]: PageLoader<N> }

/** The cache policy of each page. A page with personal data is never stored. */
export const pagePolicies: Record<PageName, PagePolicy> = {
  home: contentPage,
  category: listingPage,
  'simple-product': productPage,
  'configurable-product': productPage,
  'virtual-product': productPage,
  'downloadable-product': productPage,
  'grouped-product': productPage,
  'bundle-product': productPage,
  'search-result': searchPage,
  'cms-index': contentPage,
  'cms-page': contentPage,
  guides: contentPage,
  guide: contentPage,
  brands: contentPage,
  brand: listingPage,
  campaigns: contentPage,
  campaign: contentPage,
  activities: contentPage,
  activity: contentPage,
  magazine: contentPage,
  'magazine-chapter': contentPage,
  'magazine-cms': contentPage,
  'magazine-item': contentPage,
  'ski-finder': personalPage,
  cart: personalPage,
  withdraw: personalPage,
  checkout: contentPage,
  'order-confirmation': contentPage,
  wishlist: contentPage,
  compare: contentPage,
  account: personalPage,
  'create-password': personalPage,
  offline: contentPage,
  error: personalPage,
  'page-not-found': missingPage,
}
