import { isRecord, textOf } from '#platform/answers.ts'

/** A product as a cart call or an order asks for it. */
export interface LineRequest {
  sku: string
  qty: number
  options: Record<string, unknown>
}

/** The text for a product whose choices are not all made. */
export const OPTIONS_MISSING =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again."

/** Reads the `cartItem` of a cart call, or one of an order's `products`. */
export function toLineRequest(item: Record<string, unknown>): LineRequest {
  const option = isRecord(item.product_option) ? item.product_option : {}
  const options = isRecord(option.extension_attributes) ? option.extension_attributes : {}
  return { sku: textOf(item.sku), qty: Math.trunc(Number(item.qty ?? 1)), options }
}

/** The skus whose offers may answer a request: its own, and for a bundle's merged sku every shorter one it may begin with. */
export function candidateSkus({ sku, options }: LineRequest): string[] {
  if (!Array.isArray(options.bundle_options) || options.bundle_options.length === 0) return [sku]
  const parts = sku.split('-')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'))
}
