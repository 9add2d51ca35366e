import type { ComponentType } from 'react'
import type { PageData, PageMeta } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import type { PageName } from '#shared/routes.ts'
import { partsLoaded } from '../ui/lazy-part.tsx'
import { ErrorPage } from './error/error-page.tsx'

/** What a page component receives: its data, and what the page carries beside it. */
export type PageProps<N extends PageName> = PageData[N] & { meta: PageMeta }

type PageModules = { [N in PageName]: () => Promise<ComponentType<PageProps<N>>> }

const product = () => import('./product/product-page.tsx').then((module) => module.ProductPage)
const contentIndex = () =>
  import('./content/content-index-page.tsx').then((module) => module.ContentIndexPage)
const contentPage = () => import('./content/content-page.tsx').then((module) => module.ContentPage)

/** The registry of pages: name → code. The compiler names what is missing. */
const modules = {
  home: () => import('./home/home-page.tsx').then((module) => module.HomePage),
  category: () => import('./category/category-page.tsx').then((module) => module.CategoryPage),
  'simple-product': product,
  'configurable-product': product,
  'virtual-product': product,
  'downloadable-product': product,
  'grouped-product': product,
  'bundle-product': product,
  'search-result': () =>
    import('./search-result/search-result-page.tsx').then((module) => module.SearchResultPage),
  'cms-index': contentIndex,
  'cms-page': () => import('./cms-page/cms-page.tsx').then((module) => module.CmsPage),
  guides: contentIndex,
  guide: contentPage,
  brands: () => import('./brand/brands-page.tsx').then((module) => module.BrandsPage),
  brand: () => import('./brand/brand-page.tsx').then((module) => module.BrandPage),
  campaigns: contentIndex,
  campaign: contentPage,
  activities: contentIndex,
  activity: contentPage,
  magazine: contentIndex,
  'magazine-chapter': contentPage,
  'magazine-cms': contentPage,
  'magazine-item': contentPage,
  cart: () => import('./cart/cart-page.tsx').then((module) => module.CartPage),
  checkout: () => import('./checkout/checkout-page.tsx').then((module) => module.CheckoutPage),
  'order-confirmation': () =>
    import('./order-confirmation/order-confirmation-page.tsx').then((module) => module.OrderConfirmationPage),
  error: async () => ErrorPage, // needed when nothing more can be loaded
  'page-not-found': () =>
    import('./page-not-found/page-not-found-page.tsx').then((module) => module.PageNotFoundPage),
} satisfies PageModules

/** Any page's component: `PageBody` hands it the data that belongs to its name. */
type AnyPage = ComponentType<Record<string, unknown>>

const loaded = new Map<PageName, Promise<AnyPage>>()

/** Loads a page's code ahead of rendering it. */
export async function preloadPage(name: PageName): Promise<void> {
  if (isSettled(loaded.get(name))) return
  const component = (await modules[name]()) as AnyPage // name and data of a `Page` belong together
  if (import.meta.env.SSR) await partsLoaded()
  loaded.set(name, settled(component))
}

/** The component of a page, as a promise for `use`: settled once preloaded. */
export function pageComponent(name: PageName): Promise<AnyPage> {
  const known = loaded.get(name)
  if (known) return known
  const loading = preloadPage(name).then(() => pageComponent(name))
  loaded.set(name, loading)
  return loading
}

const isSettled = (promise: Promise<AnyPage> | undefined) => promise !== undefined && 'status' in promise
