import type { ProductCard } from '../product/product.ts'
import type { Teaser } from './content-page.ts'

/** A brand of the catalogue: an option of the brand attribute (R3.40). */
export interface BrandName {
  id: string
  name: string
  slug: string
}

/** A size guide for one kind of product, as a table. */
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

/** A brand or one of its sub-brands for its page. Without editors' content only the name is shown. */
export interface BrandPage {
  name: string
  path: string
  /** The brand that a sub-brand belongs to. */
  parent: { name: string; path: string } | null
  logo: string | null
  heroImage: string | null
  /** Sanitised HTML. */
  descriptionHtml: string
  /** For the head of its document. */
  keywords: string
  youtubeId: string | null
  topProducts: { title: string; cards: ProductCard[] } | null
  subBrands: Teaser[]
  /** Where the editors lead from a sub-brand. */
  linkBlock: LinkBlock | null
  sizeGuides: SizeGuide[]
}

/** A short text with a link. */
export interface LinkBlock {
  title: string
  text: string
  label: string
  path: string
}
