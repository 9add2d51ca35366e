import type { BundleChoice } from '#shared/product/bundle.ts'
import type { Product } from '#shared/product/product.ts'
import { bundleChoices, noSelections } from '#shared/product/selections.ts'
import type { ServerItem } from '../protocol/cart.ts'
import { toLineOptions } from './to-line-options.ts'

/** What was chosen of a bundle in a line of the cart; nothing of any other product. */
export function lineChoices(
  item: ServerItem,
  product: Pick<Product, 'bundleOptions' | 'parts'> | null,
): BundleChoice[] {
  if (item.product_type !== 'bundle' || !product) return []
  return bundleChoices(product, { ...noSelections, bundle: toLineOptions(item).bundle })
}
