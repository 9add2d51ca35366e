import type { Cart } from './cart/cart.ts'
import type { Category, MenuItem } from './catalogue/category.ts'
import type { ProductList } from './catalogue/product-list.ts'
import type { BrandLetter, BrandPage } from './content/brand.ts'
import type { CmsPage } from './content/cms-page.ts'
import type { ContentIndex, ContentPage, Teaser } from './content/content-page.ts'
import type { Home } from './content/home.ts'
import type { ErrorCode } from './errors.ts'
import type { Product, ProductCard } from './product/product.ts'
import type { PageName, ProductPageName } from './routes.ts'
import type { StoreCode } from './store-views.ts'

/** Where the same entity lives in each store; a store without it is absent, the switch then leads to its home. */
export type Alternates = Partial<Record<StoreCode, string>>

/**
 * What each page receives. A promised field streams in after the first bytes and never rejects:
 * loaders wrap it in `orNull`, components read it with `use` under `Suspense`.
 */
export interface PageData extends Record<ProductPageName, ProductPageData> {
  home: { home: Home; popular: ProductCard[] }
  category: { category: Category; list: ProductList }
  /** `help`: what to try next, where nothing was found. */
  'search-result': {
    query: string
    list: ProductList | null
    help: { popular: ProductCard[]; guides: Teaser[] }
  }
  'cms-index': { index: ContentIndex }
  'cms-page': { page: CmsPage }
  guides: { index: ContentIndex }
  guide: { content: ContentPage }
  brands: { letters: BrandLetter[] }
  brand: { brand: BrandPage; list: ProductList }
  campaigns: { index: ContentIndex }
  campaign: { content: ContentPage }
  activities: { index: ContentIndex }
  activity: { content: ContentPage }
  magazine: { index: ContentIndex }
  'magazine-chapter': { content: ContentPage }
  /** The address by id; what shows is the article or the chapter it names. */
  'magazine-cms': { content: ContentPage }
  'magazine-item': { content: ContentPage }
  /** The one page with personal data: its document is never cached, and works without JavaScript. */
  cart: { cart: Cart; notice: string | null }
  checkout: Record<string, never>
  'order-confirmation': Record<string, never>
  wishlist: Record<string, never>
  compare: Record<string, never>
  account: Record<string, never>
  'create-password': Record<string, never>
  /** `code`: what the shopper can put right. */
  error: { requestId: string; code?: ErrorCode }
  'page-not-found': { popular: ProductCard[] }
}

/** What the page of any product receives, whatever its type. */
export interface ProductPageData {
  product: Product
  /** Child sku the URL asks for, or null. */
  chosenSku: string | null
  related: Promise<ProductCard[] | null>
}

/** A page: which one, and its data. Looks are chosen by `name`, never by URL. */
export type Page = { [N in PageName]: { name: N; data: PageData[N]; meta: PageMeta } }[PageName]

/** A page of a product, of whatever type. */
export type ProductPage = Extract<Page, { name: ProductPageName }>

export const isProductPage = (page: Page): page is ProductPage => page.name.endsWith('-product')

/** What every page carries beside its data. */
export interface PageMeta {
  /** At most 60 characters, the shop's name included. */
  title: string
  /** At most 155 characters; null: search engines choose. */
  description: string | null
  /** What a shared link shows, a path below the image service; null: the shop's own picture. */
  image: string | null
  /** Canonical path in the store, query included where it belongs to the address. */
  canonical: string
  alternates: Alternates
  /** Kept out of search engines. */
  noIndex?: boolean
}

/** What the frame around every page needs: the same for all pages of a store. */
export interface Shell {
  menu: MenuItem[]
  footer: FooterColumn[]
}

export interface FooterColumn {
  title: string
  links: { label: string; path: string }[]
}

/** Everything the browser needs to take the document over. */
export interface Boot {
  store: StoreCode
  /** Origin of each store, for the store switch and for absolute addresses. */
  origins: Record<StoreCode, string>
  build: string
  assets: ClientAssets
  shell: Shell
  page: Page
}

/** Addresses of the built client files. */
export interface ClientAssets {
  starter: string
  stylesheet: string
  /** Chunks worth preloading per page name, in the order of need. */
  entry: string
}
