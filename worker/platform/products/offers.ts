import { customerPrice, type PriceGroup, type PriceGroupSettings } from '#shared/account/price-group.ts'
import { type OffersAnswer, withOffers } from '#shared/product/offers.ts'
import type { Price } from '#shared/product/price.ts'
import type { Product } from '#shared/product/product.ts'
import { orElse } from '../../observability/or-else.ts'
import type { PlatformClient } from '../client.ts'
import { fetchOwnPrices } from './group-prices.ts'
import { fetchPrices } from './prices.ts'
import { findStocks } from './stock.ts'

/** The buyer whose prices are loaded. */
export interface Buyer {
  /** Null for guests. */
  group: PriceGroup | null
  settings: PriceGroupSettings
}

type OfferedProduct = Pick<
  Product,
  'id' | 'sku' | 'type' | 'options' | 'price' | 'stock' | 'variants' | 'parts'
>

/** The product with prices and stock as they are for everybody now: the index may lack a price that the page shows (contract §16.2, step 2). */
export async function fetchLive<P extends OfferedProduct>(platform: PlatformClient, product: P): Promise<P> {
  const settings = { priceTiers: false, groupedTax: false, defaultGroup: null }
  return withOffers(product, await fetchOffers(platform, product, { group: null, settings }))
}

/**
 * Current prices and stock of everything that can be bought of a product: its variants and parts, or itself. What fails of them is
 * not known, and the rest is; a customer's price is only known with that of the guests and that of their group.
 */
export async function fetchOffers(
  platform: PlatformClient,
  { variants, parts, ...product }: Pick<Product, 'id' | 'sku' | 'variants' | 'parts'>,
  { group, settings }: Buyer,
): Promise<OffersAnswer> {
  const sellable = variants.length + parts.length === 0 ? [product] : [...variants, ...parts]
  const skus = sellable.map(({ sku }) => sku)
  const requestedSkus = variants.length > 0 ? [product.sku] : skus // the product's response includes its variants
  const now = new Date()
  const unknown = { log: platform.log, event: 'prices.unknown' }
  const [stocks, prices, groupPrices] = await Promise.all([
    findStocks(platform, skus),
    orElse(fetchPrices(platform, skus, now, settings.groupedTax ? group?.groupId : undefined), null, unknown),
    group
      ? orElse(fetchOwnPrices(platform, group, { skus: requestedSkus, now }), null, unknown)
      : new Map<string, Price>(),
  ])
  const offers = sellable.map(({ id, sku }) => [
    sku,
    {
      price:
        prices && groupPrices ? customerPrice(groupPrices.get(sku), prices.get(id) ?? null, settings) : null,
      stock: stocks.get(sku) ?? null,
    },
  ])
  return { offers: Object.fromEntries(offers) }
}
