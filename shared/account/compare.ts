import type { ProductCard, Spec } from '../product/product.ts'
import type { SizedGear } from '../skis/sized-gear.ts'

/** A product in the comparison: its card, and the rows of its specification. */
export interface ComparedProduct {
  card: ProductCard
  specs: ComparedSpec[]
  /** Only skis are drawn. */
  ski?: ComparedSki | undefined
}

export interface ComparedSpec extends Spec {
  /** The platform wants it compared (contract §16.14). */
  isComparable: boolean
}

/** What a ski is drawn from, and what stands beside the drawing. */
export interface ComparedSki extends SizedGear {
  /** In words: what it grips with. */
  grip: string | null
  weight: ComparedWeight | null
}

/** What a pair weighs, in words, and the length that was weighed; `cm` null: it is not told. */
export interface ComparedWeight {
  text: string
  cm: number | null
}

/** One attribute of all products; null for a product that does not have it. */
interface ComparedRow {
  label: string
  values: (string | null)[]
  /** Whether the values differ. */
  differs: boolean
}

/**
 * The rows of a comparison, each once and in the products' order: what the platform wants compared, and every other row of the
 * specification in which they differ. A product alone shows all of its rows.
 */
export function toComparedRows(products: Pick<ComparedProduct, 'specs'>[]): ComparedRow[] {
  const specs = products.flatMap((product) => product.specs)
  const comparable = new Set(specs.filter(({ isComparable }) => isComparable).map(({ label }) => label))
  const labels = new Set(specs.map(({ label }) => label))
  return [...labels]
    .map((label) => {
      const values = products.map(
        (product) => product.specs.find((spec) => spec.label === label)?.value ?? null,
      )
      return { label, values, differs: new Set(values).size > 1 }
    })
    .filter(({ label, differs }) => differs || comparable.has(label) || products.length === 1)
}
