import type { ProductCard } from '../product/product.ts'
import type { Teaser } from './content-page.ts'

/** A brand of the catalogue: an option of its attribute (R3.40). */
export interface BrandName {
  id: string
  name: string
  slug: string
}

/** How to measure for one kind of product, as a table. */
export interface SizeGuide {
  title: string
  text: string
  columns: string[]
  rows: string[][]
}

/** Brands under the letter they begin with. */
export interface BrandLetter {
  letter: string
  brands: (BrandName & { path: string })[]
}

/** A brand or one of its sub-brands: what the editors say about it. Without their words the name has to do. */
export interface BrandPage {
  name: string
  path: string
  /** The brand that a sub-brand belongs to. */
  parent: { name: string; path: string } | null
  logo: string | null
  heroImage: string | null
  /** Sanitised HTML. */
  descriptionHtml: string
  keywords: string
  youtubeId: string | null
  topProducts: { title: string; cards: ProductCard[] } | null
  subBrands: Teaser[]
  sizeGuides: SizeGuide[]
}
