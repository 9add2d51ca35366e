import { type BundleChoice, bundleSkuQuantities } from '#shared/product/bundle.ts'
import { bundleStock } from '#shared/product/bundle-stock.ts'
import type { Product, Stock } from '#shared/product/product.ts'
import { bundleChoices, noSelections } from '#shared/product/selections.ts'
import type { ServerItem } from '../protocol/cart.ts'
import { toLineOptions } from './to-line-options.ts'

type Bundle = Pick<Product, 'bundleOptions' | 'parts'>

/** What was chosen of a bundle in a line of the cart; nothing of any other product. */
export function lineChoices(item: ServerItem, product: Bundle | null): BundleChoice[] {
  if (item.product_type !== 'bundle' || !product) return []
  return bundleChoices(product, { ...noSelections, bundle: toLineOptions(item).bundle })
}

/** The stock of a bundle's line is that of what was chosen: its joined sku has none, and its product's says nothing of a choice. */
export function lineBundleStock(
  choices: BundleChoice[],
  live: Map<string, Stock>,
  { parts }: Bundle,
): Stock | null {
  const stockOf = (sku: string) => live.get(sku) ?? parts.find((part) => part.sku === sku)?.stock
  return choices.length > 0 ? bundleStock(choices, stockOf) : null
}

/** A line of the cart with what was chosen of it. */
export interface ChosenLine {
  item: ServerItem
  choices: BundleChoice[]
}

/** How many of a sku the lines of a cart take: in lines of its own, and as part of bundles. */
export const countTaken = (sku: string, lines: ChosenLine[]): number =>
  lines.reduce((sum, { item, choices }) => {
    const own = item.sku === sku ? item.qty : 0
    return sum + own + (bundleSkuQuantities(choices, item.qty).get(sku) ?? 0)
  }, 0)
