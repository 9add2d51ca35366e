import type { ComponentType } from 'react'
import type { PageData, PageMeta } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { PageName } from '#shared/routes.ts'
import { withMessages } from '../i18n/load-messages.ts'
import { partsLoaded, RETRY_AFTER_MS } from '../ui/lazy-part.tsx'
import { ErrorPage } from './error/error-page.tsx'

/** What a page component receives: its data, and what the page carries beside it. */
type PageProps<N extends PageName> = PageData[N] & { meta: PageMeta }

type PageModules = { [N in PageName]: () => Promise<ComponentType<PageProps<N>>> }

const product = () => import('./product/product-page.tsx').then((module) => module.ProductPage)
const contentIndex = () =>
  withMessages(
    import('./content/content-index-page.tsx').then((module) => module.ContentIndexPage),
    'content',
  )
const contentPage = () =>
  withMessages(
    import('./content/content-page.tsx').then((module) => module.ContentPage),
    'content',
  )

/** The registry of pages: name → code, and the texts it shows. The compiler names what is missing. */
const modules = {
  home: () => import('./home/home-page.tsx').then((module) => module.HomePage),
  category: () =>
    withMessages(
      import('./category/category-page.tsx').then((module) => module.CategoryPage),
      'list',
    ),
  'simple-product': product,
  'configurable-product': product,
  'virtual-product': product,
  'downloadable-product': product,
  'grouped-product': product,
  'bundle-product': product,
  'search-result': () =>
    withMessages(
      import('./search-result/search-result-page.tsx').then((module) => module.SearchResultPage),
      'list',
    ),
  'cms-index': contentIndex,
  'cms-page': () =>
    withMessages(
      import('./cms-page/cms-page.tsx').then((module) => module.CmsPage),
      'content',
    ),
  guides: contentIndex,
  guide: contentPage,
  brands: () =>
    withMessages(
      import('./brand/brands-page.tsx').then((module) => module.BrandsPage),
      'content',
    ),
  brand: () =>
    withMessages(
      import('./brand/brand-page.tsx').then((module) => module.BrandPage),
      'content',
      'list',
    ),
  campaigns: contentIndex,
  campaign: contentPage,
  activities: contentIndex,
  activity: contentPage,
  magazine: contentIndex,
  'magazine-chapter': contentPage,
  'magazine-cms': contentPage,
  'magazine-item': contentPage,
  'ski-finder': () =>
    withMessages(
      import('./ski-finder/ski-finder-page.tsx').then((module) => module.SkiFinderPage),
      'skis',
    ),
  cart: () =>
    withMessages(
      import('./cart/cart-page.tsx').then((module) => module.CartPage),
      'cart',
      'errors',
    ),
  withdraw: () =>
    withMessages(
      import('./withdraw/withdraw-page.tsx').then((module) => module.WithdrawPage),
      'orders',
      'errors',
    ),
  checkout: () =>
    withMessages(
      import('./checkout/checkout-page.tsx').then((module) => module.CheckoutPage),
      'checkout',
    ),
  'order-confirmation': () =>
    withMessages(
      import('./order-confirmation/order-confirmation-page.tsx').then(
        (module) => module.OrderConfirmationPage,
      ),
      'checkout',
      'errors',
    ),
  wishlist: () =>
    withMessages(
      import('./wishlist/wishlist-page.tsx').then((module) => module.WishlistPage),
      'product',
    ),
  compare: () =>
    withMessages(
      import('./compare/compare-page.tsx').then((module) => module.ComparePage),
      'product',
    ),
  account: () =>
    withMessages(
      import('./account/account-page.tsx').then((module) => module.AccountPage),
      'account',
    ),
  'create-password': () =>
    withMessages(
      import('./account/create-password-page.tsx').then((module) => module.CreatePasswordPage),
      'account',
    ),
  offline: () =>
    withMessages(
      import('./offline/offline-page.tsx').then((module) => module.OfflinePage),
      'offline',
    ),
  error: async () => ErrorPage, // needed when nothing more can be loaded
  'page-not-found': () =>
    import('./page-not-found/page-not-found-page.tsx').then((module) => module.PageNotFoundPage),
} satisfies PageModules

/** Any page's component: `PageBody` hands it the data that belongs to its name. */
type AnyPage = ComponentType<Record<string, unknown>> & {
  /** Brings what this page's data needs beside its code, before it hydrates. */
  preload?: (data: object) => Promise<unknown>
  /** What is known of a page by the card that leads to it. */
  Preview?: ComponentType<{ card: ProductCard }>
}

const loaded = new Map<PageName, Promise<AnyPage>>()

/** Loads a page's code ahead of rendering it. */
export async function preloadPage(name: PageName): Promise<void> {
  if (isSettled(loaded.get(name))) return
  const component = (await modules[name]()) as AnyPage // name and data of a `Page` belong together
  if (import.meta.env.SSR) await partsLoaded()
  loaded.set(name, settled(component))
}

/** The component of a page, as a promise for `use`: settled once preloaded. One that could not be had is asked for again later. */
export function pageComponent(name: PageName): Promise<AnyPage> {
  const promise = loaded.get(name)
  if (promise) return promise
  const loading = preloadPage(name).then(() => pageComponent(name))
  loaded.set(name, loading)
  const forget = () => loaded.get(name) === loading && loaded.delete(name)
  loading.catch(() => setTimeout(forget, RETRY_AFTER_MS))
  return loading
}

/** Whether showing such a page has nothing to wait for but its data. */
export const isPreloaded = (name: PageName): boolean => isSettled(loaded.get(name))

const isSettled = (promise: Promise<AnyPage> | undefined) => promise !== undefined && 'status' in promise
