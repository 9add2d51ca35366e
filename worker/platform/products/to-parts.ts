import { bundlePrice, completeBundle, defaultBundleChoices } from '#shared/product/bundle.ts'
import { groupedPrice, type Price } from '#shared/product/price.ts'
import type { Product, ProductPart } from '#shared/product/product.ts'
import type { WireProduct } from '../protocol/product.ts'
import { type CardContext, productPath } from './to-card.ts'
import { toGear } from './to-gear.ts'
import { toShopPrice, toShopStock } from './to-price.ts'

const NOT_VISIBLE = 1

/** Skus of a bundle's or a grouped product's parts (contract §16.6). */
export function partSkus({ bundle_options, product_links }: WireProduct): string[] {
  const offered = (bundle_options ?? []).flatMap((option) => option.product_links.map(({ sku }) => sku))
  const members = (product_links ?? [])
    .filter((link) => link.link_type === 'associated' && link.linked_product_type === 'simple')
    .toSorted((one, other) => one.position - other.position)
    .map((link) => link.linked_product_sku)
  return [...new Set([...offered, ...members])]
}

export function toPart(wire: WireProduct, { store, attributes, now }: CardContext): ProductPart {
  const gear = toGear(wire, attributes)
  return {
    id: wire.id,
    sku: wire.sku,
    name: wire.name,
    path: wire.visibility === NOT_VISIBLE ? null : productPath(wire, store),
    image: wire.image ?? null,
    price: toShopPrice(wire, now),
    stock: toShopStock(wire.stock),
    ...(gear && { gear }),
  }
}

type Composite = Pick<Product, 'type' | 'bundleOptions' | 'parts'>

/**
 * The price of a bundle with its default choices (what has no default, at its lowest), or of one of each part of a group; null for products without parts.
 */
export function partsPrice({ type, bundleOptions, parts }: Composite): Price | null {
  if (parts.length === 0) return null
  if (type === 'grouped') return groupedPrice(parts.map(({ price }) => price))
  if (type !== 'bundle') return null
  const priceOf = (partSku: string) => parts.find(({ sku }) => sku === partSku)?.price
  const isOffered = ({ sku }: { sku: string }) => parts.some((part) => part.sku === sku)
  const options = bundleOptions.map((option) => ({ ...option, links: option.links.filter(isOffered) })) // as on its page
  return bundlePrice(completeBundle(options, defaultBundleChoices(options), priceOf), priceOf)
}
