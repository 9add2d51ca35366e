import type { ProductCard, Spec } from '../product/product.ts'

/** A product beside others: what its card shows, and the attributes that can be compared. */
export interface ComparedProduct {
  card: ProductCard
  specs: Spec[]
}

/** One attribute across the products; null where a product does not have it. */
export interface ComparedRow {
  label: string
  values: (string | null)[]
  /** Not all of them are the same. */
  differs: boolean
}

/** The rows of a comparison, each attribute once, in the order the products name them. */
export function toComparedRows(products: Pick<ComparedProduct, 'specs'>[]): ComparedRow[] {
  const labels = new Set(products.flatMap(({ specs }) => specs.map(({ label }) => label)))
  return [...labels].map((label) => {
    const values = products.map(({ specs }) => specs.find((spec) => spec.label === label)?.value ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })
}
