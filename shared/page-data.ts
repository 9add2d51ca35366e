import type { AccountView } from './account/account-view.ts'
import type { SuggestedPage } from './api/search.ts'
import type { Cart } from './cart/cart.ts'
import type { CodeFormResult } from './cart/cart-codes.ts'
import type { Category, MenuItem } from './catalogue/category.ts'
import type { ProductList } from './catalogue/product-list.ts'
import type { CheckoutView, Receipt } from './checkout/checkout-view.ts'
import type { BrandLetter, BrandPage } from './content/brand.ts'
import type { CmsPage } from './content/cms-page.ts'
import type { ContentIndex, ContentPage, Teaser } from './content/content-page.ts'
import type { Home } from './content/home.ts'
import type { WithdrawalView } from './orders/withdrawal-view.ts'
import type { BackInStockResult } from './product/back-in-stock.ts'
import type { DeliveryTerms } from './product/delivery-terms.ts'
import type { Product, ProductCard } from './product/product.ts'
import type { PageName, ProductPageName } from './routes.ts'
import type { FoundPackage, FoundSki, FoundWax } from './skis/found.ts'
import type { Skier } from './skis/skier.ts'
import type { StoreCode } from './store-views.ts'

/** Paths of the same page in each store. When a store does not have it, the store switch leads to its home page. */
export type Alternates = Partial<Record<StoreCode, string>>

/**
 * The data of each page. A promised field is streamed later and never rejects: loaders wrap it in `orNull`, and
 * components read it with `use` under `Suspense`.
 */
export interface PageData extends Record<ProductPageName, ProductPageData> {
  home: { home: Home; popular: ProductCard[] }
  category: { category: Category; list: ProductList }
  /** `help`: suggestions when nothing was found. */
  'search-result': {
    query: string
    list: ProductList | null
    /** Content that the text is about. */
    pages: SuggestedPage[]
    /** The text as it was probably meant. */
    didYouMean: string | null
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
  /** The address by id, which shows an article or a chapter. */
  'magazine-cms': { content: ContentPage }
  'magazine-item': { content: ContentPage }
  /** `typed`: the fields of the address. Null: not asked. Weights are personal, so the document is never cached. */
  'ski-finder': {
    typed: Record<string, string>
    skier: Skier | null
    skis: FoundSki[] | null
    packages: FoundPackage[] | null
    snowCelsius: number | null
    waxes: FoundWax[] | null
  }
  /** Personal data: the document is never cached. It works without JavaScript. */
  cart: {
    cart: Cart
    /** What a posted form has to say. */
    notices: string[]
    codeResult?: CodeFormResult | null
    /** What delivery costs before the shopper has chosen one; null: the platform does not say. */
    delivery: DeliveryTerms | null
  }
  /** A step of a withdrawal: personal, and a document of its own like the cart. */
  withdraw: WithdrawalView
  /** A step is the answer to a form: personal, never cached, without our scripts. */
  checkout: { step?: never } | CheckoutView
  /** The same. */
  'order-confirmation': { confirmation?: never } | Receipt
  wishlist: Record<string, never>
  compare: Record<string, never>
  /** The same as the checkout. */
  account: { step?: never } | AccountView
  'create-password': Record<string, never>
  offline: Record<string, never>
  /**
   * `text`: what is wrong, when the shopper can correct it; in words, because the browser may not have loaded the text of a code.
   * `action`: what leads out of it.
   */
  error: { requestId: string; text?: string; action?: { label: string; href: string } }
  'page-not-found': { popular: ProductCard[] }
}

/** The data of a product page, for every product type. */
export interface ProductPageData {
  product: Product
  /** Sku of the variant in the URL, or null. */
  chosenSku: string | null
  /** The options that the URL leaves open of it (`OPEN_PARAMETER`). */
  open?: string
  /** What the store promises of every product; null: the platform does not say. */
  delivery: DeliveryTerms | null
  related: Promise<ProductCard[] | null>
  /** Only in the document that answers the form for a mail when it is back. */
  backInStock?: BackInStockResult
}

/** A page: its name and its data. The component is chosen by `name`, never by URL. */
export type Page = { [N in PageName]: { name: N; data: PageData[N]; meta: PageMeta } }[PageName]

/** The page of a product of any type. */
type ProductPage = Extract<Page, { name: ProductPageName }>

export const isProductPage = (page: Page): page is ProductPage => page.name.endsWith('-product')

/** Metadata of every page. */
export interface PageMeta {
  /** At most 60 characters, the shop's name included. */
  title: string
  /** At most 155 characters; null: search engines choose a text. */
  description: string | null
  /** Picture for shared links, a path of the image service; null: the shop's own picture. */
  image: string | null
  /** Canonical path in the store, with the query parameters that belong to it. */
  canonical: string
  alternates: Alternates
  /** Kept out of search engines. */
  noIndex?: boolean
}

/** Menu and footer, the same for all pages of a store. */
export interface Shell {
  menu: MenuItem[]
  footer: FooterColumn[]
  /** Names of what the platform lacks, with spaces between them: the stylesheet leaves out what needs it. */
  lacks?: string | undefined
}

export interface FooterColumn {
  title: string
  links: { label: string; path: string }[]
}

/** Everything that the browser needs to hydrate the document. */
export interface Boot {
  store: StoreCode
  /** Origin of each store, for the store switch and for absolute addresses. */
  origins: Record<StoreCode, string>
  build: string
  assets: ClientAssets
  shell: Shell
  page: Page
  /** A part of the page failed, so no device saves it. */
  isPartial?: true
}

/** Addresses of the built client files. */
export interface ClientAssets {
  /** Empty: the document works without our scripts. */
  starter: string
  stylesheet: string
  /** The file with React, which the starter loads when the page is idle. */
  entry: string
}
