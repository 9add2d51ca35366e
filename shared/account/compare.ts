import type { ProductCard, Spec } from '../product/product.ts'
import type { Gear, GearSize } from '../skis/gear.ts'

/** A product in the comparison: its card, and its comparable attributes. */
export interface ComparedProduct {
  card: ProductCard
  specs: Spec[]
  /** Only skis are drawn. */
  ski?: ComparedSki | undefined
}

/** What a ski is drawn from. */
export interface ComparedSki {
  gear: Gear
  sizes: GearSize[]
  /** In words: what it grips with, what it weighs. */
  facts: string[]
}

/** One attribute of all products; null for a product that does not have it. */
export interface ComparedRow {
  label: string
  values: (string | null)[]
  /** Whether the values differ. */
  differs: boolean
}

/** The rows of a comparison: each attribute once, in the products' order. */
export function toComparedRows(products: Pick<ComparedProduct, 'specs'>[]): ComparedRow[] {
  const labels = new Set(products.flatMap(({ specs }) => specs.map(({ label }) => label)))
  return [...labels].map((label) => {
    const values = products.map(({ specs }) => specs.find((spec) => spec.label === label)?.value ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })
}
