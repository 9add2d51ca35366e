import type { PriceGroup } from '#shared/account/price-group.ts'
import type { CardPrice } from '#shared/api/group-prices.ts'
import type { Price } from '#shared/product/price.ts'
import type { PlatformClient } from '../client.ts'
import { productSchema, type WireProduct } from '../protocol/product.ts'
import { listFields, productsBySku } from '../protocol/product-search.ts'
import { search } from '../search/search.ts'
import { toCardPrice } from './to-card.ts'
import { toShopPrice } from './to-price.ts'

/**
 * Fields for the platform's price calculation. Without the tier prices it would return guests' prices (contract §16.5).
 */
const fields = [...listFields, 'tier_prices', 'configurable_children.tier_prices']

/** A group's prices for product lists, by sku. Never cached. */
export async function fetchGroupCardPrices(
  platform: PlatformClient,
  group: PriceGroup,
  { skus, now }: { skus: string[]; now: Date },
): Promise<Map<string, CardPrice>> {
  const products = await fetchProducts(platform, group, skus)
  return new Map(products.map((wire) => [wire.sku, toCardPrice(wire, now)]))
}

/** A group's prices of these products and all their variants, by sku. Never cached. */
export async function fetchOwnPrices(
  platform: PlatformClient,
  group: PriceGroup,
  { skus, now }: { skus: string[]; now: Date },
): Promise<Map<string, Price>> {
  const products = await fetchProducts(platform, group, skus)
  const all = products.flatMap((wire) => [wire, ...(wire.configurable_children ?? [])])
  return new Map(all.map((one) => [one.sku, toShopPrice(one, now)]))
}

async function fetchProducts(
  platform: PlatformClient,
  group: PriceGroup,
  skus: string[],
): Promise<WireProduct[]> {
  const { hits } = await search(platform, { ...productsBySku(skus, { fields }), group }, productSchema)
  return hits
}
