import { isRecord, textOf } from '#platform/answers.ts'

/** A product in a cart call or an order. */
export interface LineRequest {
  sku: string
  qty: number
  options: Record<string, unknown>
}

/** The message for a product with missing options. */
export const OPTIONS_MISSING =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again."

/** Reads the `cartItem` of a cart call, or one of an order's `products`. */
export function toLineRequest(item: Record<string, unknown>): LineRequest {
  const option = isRecord(item.product_option) ? item.product_option : {}
  const options = isRecord(option.extension_attributes) ? option.extension_attributes : {}
  return { sku: textOf(item.sku), qty: Math.trunc(Number(item.qty ?? 1)), options }
}

const MOST_PARTS = 20 // of a bundle's own sku

/** The skus that a request may mean: its own, then every prefix of a bundle's merged sku, the longest first. */
export function candidateSkus({ sku, options }: LineRequest): string[] {
  if (!Array.isArray(options.bundle_options) || options.bundle_options.length === 0) return [sku]
  const segments = sku.split('-', MOST_PARTS)
  const beginnings = segments.map((_, at) => segments.slice(0, segments.length - at).join('-'))
  return [...new Set([sku, ...beginnings])]
}
