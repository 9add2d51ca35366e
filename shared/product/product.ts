import type { Gear } from '../skis/gear.ts'
import type { BundleOption } from './bundle.ts'
import type { CustomOption } from './custom-options.ts'
import type { Price } from './price.ts'
import type { Contents } from './unit-price.ts'

/**
 * A product in the shop. Money is integer minor units of the store's currency, VAT included; `null` means unknown (the
 * product cannot be bought, Spec §5).
 */
export interface Product {
  id: number
  sku: string
  type: ProductType
  name: string
  brand: string | null
  /** The colour of a product that has only one. */
  colour: string | null
  /** Path in the store, prefix included: the product's canonical address. */
  path: string
  /** One sentence for lists, search engines and shares. */
  summary: string
  /** Sanitised HTML of the long text. */
  descriptionHtml: string
  price: Price
  stock: Stock
  images: ProductImage[]
  /** Options of a configurable product, in order; empty for every other type. */
  options: ProductOption[]
  variants: Variant[]
  /** Options of a bundle; empty for every other type. */
  bundleOptions: BundleOption[]
  /** The products of a bundle's options, or the members of a grouped product. */
  parts: ProductPart[]
  /** Texts to print and values to choose, for every product type. */
  customOptions: CustomOption[]
  /** A ski, pole or boot; null: anything else. */
  gear: Gear | null
  /** It is goods: no service, no file. */
  isSent: boolean
  /** It is sent, and the shop takes it back: nothing that is made for one shopper. */
  isReturnable: boolean
  /** Its price contains VAT: it is no gift card, whose goods are taxed when they are bought. */
  isTaxed: boolean
  /** A supplier sends it from a warehouse of its own (R9.54). */
  isExternal: boolean
  /** Titles of the files of a downloadable. */
  downloads: string[]
  /** Rows of the specification table. */
  specs: Spec[]
  /** Who made it and what to beware of; null: it is no goods, or the platform does not say. */
  safety: ProductSafety | null
  /** From the root's child down to the deepest category; without the product itself. */
  breadcrumbs: Breadcrumb[]
  categoryIds: number[]
  /** Id of its size guide at the content service; null: none. */
  sizeGuide: string | null
  /** How much a pack contains, of what is sold by weight or volume. */
  contents: Contents | null
  /** What shoppers gave it; null: nobody has. */
  rating: Rating | null
}

/** The mean of the stars, 1 to 5 with one decimal, and how many reviews gave them. */
export interface Rating {
  average: number
  count: number
}

export type ProductType = 'simple' | 'configurable' | 'bundle' | 'grouped' | 'virtual' | 'downloadable'

export interface Stock {
  status: StockStatus
  /** Available quantity; null when the platform does not count it. */
  quantity: number | null
}

/** `volatile`: the platform does not know (Spec §4, Stock status). */
export type StockStatus = 'ok' | 'out_of_stock' | 'volatile'

export interface ProductImage {
  /** Path of the original below the image service, for example `/product/pole/fjallro_red-front.svg`. */
  file: string
  /** Option value (of a colour, wax or flavour) that the picture shows; null for every one. */
  optionValue: string | null
  /** Id of the film whose poster this picture is (Spec §3, Gallery item). */
  video?: string
}

export interface ProductOption {
  /** Attribute code, for example `ls_skidlangd`. */
  code: string
  attributeId: string
  label: string
  values: OptionValue[]
}

export interface OptionValue {
  value: string
  label: string
  /** Colour as `#rrggbb`, for colours only. */
  swatch?: string
}

/** One child of a configurable product. */
export interface Variant {
  sku: string
  id: number
  /** Chosen value per option code. */
  values: Record<string, string>
  price: Price
  stock: Stock
  image: string | null
}

/** A product that is sold as part of another. */
export interface ProductPart {
  id: number
  sku: string
  name: string
  /** Null when it has no page. */
  path: string | null
  image: string | null
  price: Price
  stock: Stock
  /** A ski, pole or boot. */
  gear?: Gear
}

export interface Spec {
  label: string
  value: string
}

/** What regulation (EU) 2023/988, article 19, wants beside an offer of goods. */
export interface ProductSafety {
  manufacturer: Business
  /** Who answers for it in the Union, where its maker is outside. */
  responsible: Business | null
  /** Sentences in the store's language. */
  warnings: string[]
}

export interface Business {
  name: string
  /** Street, post town and country. */
  address: string
  email: string
}

export interface Breadcrumb {
  name: string
  path: string
}

/** A product in a list. It contains only what a card needs, because a page has fifty. */
export interface ProductCard {
  id: number
  /** The parent's sku. */
  sku: string
  name: string
  brand: string | null
  path: string
  image: string | null
  price: Price
  /** The variants' prices differ, or parts of a bundle are to be chosen, so the card says "from". */
  from: boolean
  stock: StockStatus
  isNew: boolean
  /** Available colours, as `#rrggbb`. */
  swatches: string[]
  /** What tells it from others of its kind: grip and lengths of a ski. */
  facts?: string
  rating?: Rating
}
