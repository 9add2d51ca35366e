/** A search that shoppers type, and what its best answer is. Says nothing of ids, so it holds for any size of the catalogue. */
export type JudgedQuery = { query: string } & (
  | { kind: 'product'; best: WantedProduct }
  | { kind: 'page'; slugs: string[] }
)

/** Everything that is named must hold. */
export interface WantedProduct {
  name?: RegExp
  /** A sku of its own or of a variant. */
  sku?: string
  category?: string
  /** Labels of colours; it comes in one of them. */
  colour?: string | string[]
  /** Label of a size or length that it comes in. */
  size?: string
  /** A wax for this temperature. */
  degrees?: number
  /** It costs less than this, in the store's currency: what a search for something cheap is for. */
  below?: number
}

/** Its best answer is a product whose name matches. */
export const product = (query: string, name: RegExp, more: WantedProduct = {}): JudgedQuery => ({
  query,
  kind: 'product',
  best: { name, ...more },
})

/** Its best answer is a product of this category. */
export const inCategory = (query: string, category: string, more: WantedProduct = {}): JudgedQuery => ({
  query,
  kind: 'product',
  best: { category, ...more },
})

/** Its best answer is the product with this sku, or the product that has the variant. */
export const bySku = (query: string, sku: string): JudgedQuery => ({ query, kind: 'product', best: { sku } })

/** Its best answer is a page of content, one of these. */
export const page = (query: string, ...slugs: string[]): JudgedQuery => ({ query, kind: 'page', slugs })
