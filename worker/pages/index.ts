import type { PageName } from '#shared/routes.ts'
import { DEFAULT_FRESHNESS, LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
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
import type { PageLoader, PagePolicy } from './page-loader.ts'
import { loadPageNotFoundPage } from './page-not-found.ts'
import { loadProductPage } from './product.ts'
import { loadSearchResultPage } from './search-result.ts'
import { loadStaticPage } from './static-page.ts'

/** The registry of page loaders: name → data. The compiler names what is missing. */
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
  'simple-product': DEFAULT_FRESHNESS,
  'configurable-product': DEFAULT_FRESHNESS,
  'virtual-product': DEFAULT_FRESHNESS,
  'downloadable-product': DEFAULT_FRESHNESS,
  'grouped-product': DEFAULT_FRESHNESS,
  'bundle-product': DEFAULT_FRESHNESS,
  'search-result': LISTING_FRESHNESS,
  'cms-index': DEFAULT_FRESHNESS,
  'cms-page': DEFAULT_FRESHNESS,
  guides: DEFAULT_FRESHNESS,
  guide: DEFAULT_FRESHNESS,
  brands: DEFAULT_FRESHNESS,
  brand: LISTING_FRESHNESS,
  campaigns: DEFAULT_FRESHNESS,
  campaign: DEFAULT_FRESHNESS,
  activities: DEFAULT_FRESHNESS,
  activity: DEFAULT_FRESHNESS,
  magazine: DEFAULT_FRESHNESS,
  'magazine-chapter': DEFAULT_FRESHNESS,
  'magazine-cms': DEFAULT_FRESHNESS,
  'magazine-item': DEFAULT_FRESHNESS,
  cart: null,
  checkout: DEFAULT_FRESHNESS,
  'order-confirmation': DEFAULT_FRESHNESS,
  error: null,
  'page-not-found': NEGATIVE_FRESHNESS,
}
