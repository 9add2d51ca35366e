import type { ProductCard } from '../product/product.ts'

/** What filtering, sorting and searching need of a product, beside its card. A device keeps it for use offline. */
export interface CatalogueRow {
  card: ProductCard
  /** 2: in lists only, 3: in searches only, 4: in both (Spec §5). */
  visibility: number
  /** Ids of its categories and of all categories above them. */
  categoryIds: number[]
  /** Names of these categories, which a search finds. */
  categoryNames: string
  /** Option ids by attribute code, its own and those of its variants. */
  values: Record<string, string[]>
  /** The price by which lists filter and sort, in minor units; null: not known. */
  price: number | null
  popularity: number
  /** Percent off the regular price. */
  discount: number
  /** As the platform writes times; they sort as texts. */
  createdAt: string
  updatedAt: string
}

/** An attribute with the options that some rows have. */
export interface CatalogueAttribute {
  code: string
  label: string
  options: Record<string, { label: string; swatch?: string }>
}
