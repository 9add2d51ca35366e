import type { PictureKind } from '#platform/images/product-art.ts'
import type { Language } from '../commerce/stores.ts'
import type { AttributeCode } from './vocabulary/attributes.ts'
import type { BrandKey } from './vocabulary/brands.ts'
import type { ColourKey } from './vocabulary/colours.ts'
import type { Texts } from './vocabulary/texts.ts'

/** An amount in each store's currency: gross, major units. */
export type Money = Record<Language, number>

/** A special price and its period ('YYYY-MM-DD HH:MM:SS', UTC; null: open). */
export interface Special {
  price: Money
  from: string | null
  to: string | null
  /** The lowest price of the 30 days before it began; absent: not known. */
  lowestBefore?: Money
}

export interface StockPlan {
  qty: number
  /** False: the stock is not counted. */
  isManaged: boolean
  /** The stock is not known yet: the document has no stock. */
  isPending?: boolean
}

export type Values = Partial<Record<AttributeCode, number | number[]>>

/** One child of a configurable. */
export interface ChildPlan {
  sku: string
  /** Option per axis, in the order of the axes. */
  values: Partial<Record<AttributeCode, number>>
  price: Money
  special: Special | null
  qty: number
  tags: number[]
}

type ProductType = 'simple' | 'configurable' | 'bundle' | 'grouped' | 'virtual' | 'downloadable'

/** A product before it is written for one store: without language and ids. */
export interface ProductPlan {
  sku: string
  type: ProductType
  /** Its family: what is written of it, and which size guide it has. */
  family: string
  /** What it is drawn as. */
  picture: PictureKind
  /** Name of its line and number, as printed on it: `Spår 90`. */
  model?: string
  /** Numbers printed on it where it has no variants: the length of a package's ski. */
  printed?: number[]
  brand: BrandKey
  name: Texts
  short: Texts
  /** HTML. */
  description: Texts
  /** Its own category first. */
  categories: string[]
  colour: ColourKey
  price: Money | null
  special: Special | null
  /** Price of customers of price group 2. */
  groupPrice: Money | null
  status: number
  visibility: number
  isTaxed: boolean
  /** A garment that is made in one size: nobody asks which. */
  isOneSize?: boolean
  popularity: number
  createdAt: string
  updatedAt: string
  isNew: boolean
  values: Values
  axes: AttributeCode[]
  children: ChildPlan[]
  stock: StockPlan
  customOptions?: CustomOptionPlan[]
  bundle?: BundleOptionPlan[]
  /** Skus of a grouped product's members. */
  members?: string[]
  /** Skus of other products that its page shows. */
  links?: Partial<Record<'related' | 'upsell' | 'crosssell', string[]>>
  /** A film in its gallery. */
  film?: { youtubeId: string; title: Texts }
  /** It has no picture. */
  hasNoPicture?: boolean
  /** Titles of a downloadable's files. */
  downloads?: Texts[]
  /** Languages of the stores that have it; absent: all. */
  soldIn?: Language[]
}

/** A text to print on the product, or something to pick it by. */
export interface CustomOptionPlan {
  title: Texts
  type: 'field' | 'area'
  isRequired: boolean
  /** 0: no limit. */
  maxCharacters: number
  price: Money
  /** Names of rules that the shop checks the text by. */
  validation?: string[]
}

/** A choice within a bundle. */
export interface BundleOptionPlan {
  title: Texts
  isRequired: boolean
  /** Several of its links may be chosen, each in its own quantity. */
  isMultiple?: boolean
  /** How many of it is the shopper's choice. */
  canChangeQuantity?: boolean
  /** No link is chosen until the shopper does. */
  mustChoose?: boolean
  links: { sku: string; qty: number; isDefault: boolean }[]
}

/** What most products have in common. */
export const plainProduct = {
  status: 1,
  visibility: 4,
  isTaxed: true,
  special: null,
  groupPrice: null,
  isNew: false,
  axes: [],
  children: [],
} satisfies Partial<ProductPlan>
