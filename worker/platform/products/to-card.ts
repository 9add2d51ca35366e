import type { CardPrice } from '#shared/api/group-prices.ts'
import { toStorePath } from '#shared/paths.ts'
import { isOpenBundle } from '#shared/product/bundle.ts'
import { priceSpan } from '#shared/product/price.ts'
import type { ProductCard, Rating, StockStatus } from '#shared/product/product.ts'
import { isOfferedVariant } from '#shared/product/variant-choice.ts'
import { GRIP_CODE, SKI_LENGTH_CODE } from '#shared/skis/gear-codes.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { WireChild, WireProduct } from '../protocol/product.ts'
import type { Attribute } from '../search/attributes.ts'
import { BRAND_CODE } from '../search/brands.ts'
import { COLOUR_CODE, labelOf, listOf } from './attribute-values.ts'
import { isNew } from './news.ts'
import { toBundleOptions } from './to-bundle-options.ts'
import { toShopPrice, toShopStock, toStockInfo } from './to-price.ts'

export interface CardContext {
  store: StoreView
  attributes: Record<string, Attribute>
  now: Date
}

/** The product card in lists. A configurable product shows the price of its cheapest variant. */
export function toCard(wire: WireProduct, { store, attributes, now }: CardContext): ProductCard {
  const children = offeredChildren(wire)
  return {
    id: wire.id,
    sku: wire.sku,
    name: wire.name,
    brand: labelOf(attributes, BRAND_CODE, wire[BRAND_CODE]),
    path: productPath(wire, store),
    image: wire.image ?? null,
    ...toCardPrice(wire, now),
    stock: wire.configurable_children?.length ? bestStock(children) : toShopStock(wire.stock).status,
    isNew: isNew(wire, now),
    swatches: swatchesOf(wire, attributes),
    ...withoutNothing({ facts: factsOf(wire, attributes), rating: toRating(wire) }),
  }
}

/**
 * The price of a card: the lowest price of the variants that the shop offers. That of a bundle is its lowest while something is
 * to be chosen, as on its page (contract §16.6).
 */
export function toCardPrice(wire: WireProduct, now: Date): CardPrice {
  const prices = offeredChildren(wire).map((child) => toShopPrice(child, now))
  if (prices.length === 0) return { price: toShopPrice(wire, now), from: isOpenBundle(toBundleOptions(wire)) }
  const { lowest, from } = priceSpan(prices)
  return { price: lowest, from }
}

/** The product's path: its `url_path`, or its product route when it has none (R2.51). */
export const productPath = (
  { url_path, sku }: Pick<WireProduct, 'url_path' | 'sku'>,
  store: StoreView,
): string => toStorePath(url_path || `p/${encodeURIComponent(sku)}/-`, store)

/** The variants that the shop offers (Spec §4, Variant selection). */
export function offeredChildren({ configurable_children }: WireProduct): WireChild[] {
  return (configurable_children ?? []).filter((child) =>
    isOfferedVariant({ status: child.status, tags: listOf(child.ls_utg), stock: toStockInfo(child.stock) }),
  )
}

function bestStock(children: WireChild[]): StockStatus {
  const states = children.map((child) => toShopStock(child.stock).status)
  return (
    states.find((state) => state === 'ok') ?? states.find((state) => state === 'volatile') ?? 'out_of_stock'
  )
}

/** Pages have many cards, so absent fields are left out. */
const withoutNothing = ({ facts, rating }: { facts: string; rating: Rating | null }) => ({
  ...(facts && { facts }),
  ...(rating && { rating }),
})

/** What tells skis apart: `Stighudar (skin), 180–205 cm`. */
function factsOf(wire: WireProduct, attributes: Record<string, Attribute>): string {
  const lengths = listOf(wire[`${SKI_LENGTH_CODE}_options`] ?? wire[SKI_LENGTH_CODE])
    .flatMap((value) => Number.parseInt(attributes[SKI_LENGTH_CODE]?.options[value]?.label ?? '', 10) || [])
    .toSorted((one, other) => one - other)
  const [shortest] = lengths
  const longest = lengths.at(-1)
  const span = shortest === longest ? shortest : `${shortest}–${longest}`
  return [labelOf(attributes, GRIP_CODE, wire[GRIP_CODE]), shortest && `${span} cm`]
    .filter(Boolean)
    .join(', ')
}

const PERCENT_PER_STAR = 20

/** The platform counts in percent of five stars (contract §8.6). */
export function toRating({ rating_summary: percent, reviews_count: count }: WireProduct): Rating | null {
  if (!percent || !count) return null
  return { average: Math.round((percent / PERCENT_PER_STAR) * 10) / 10, count }
}

function swatchesOf(wire: WireProduct, attributes: Record<string, Attribute>): string[] {
  const values = new Set([...listOf(wire[`${COLOUR_CODE}_options`]), ...listOf(wire[COLOUR_CODE])])
  if (values.size < 2) return []
  return [...values].flatMap((value) => attributes[COLOUR_CODE]?.options[value]?.swatch ?? [])
}
