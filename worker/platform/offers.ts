import { customerPrice, type PriceGroup, type PriceGroupSettings } from '#shared/account/price-group.ts'
import type { OffersAnswer } from '#shared/product/offers.ts'
import type { Price } from '#shared/product/price.ts'
import type { Product } from '#shared/product/product.ts'
import type { PlatformClient } from './client.ts'
import { fetchOwnPrices } from './group-prices.ts'
import { fetchPrices } from './prices.ts'
import { fetchStocks } from './stock.ts'

/** Whose prices to ask for. */
export interface Buyer {
  /** Null: a guest's. */
  group: PriceGroup | null
  settings: PriceGroupSettings
}

/** Prices and stock as they are now, of what can be bought of a product: its variants and parts, else itself. */
export async function fetchOffers(
  platform: PlatformClient,
  { variants, parts, ...product }: Pick<Product, 'id' | 'sku' | 'variants' | 'parts'>,
  { group, settings }: Buyer,
): Promise<OffersAnswer> {
  const sold = variants.length + parts.length === 0 ? [product] : [...variants, ...parts]
  const skus = sold.map(({ sku }) => sku)
  const asked = variants.length > 0 ? [product.sku] : skus // variants come with their product
  const now = new Date()
  const [stocks, prices, own] = await Promise.all([
    fetchStocks(platform, skus),
    fetchPrices(platform, skus, now, settings.groupedTax ? group?.groupId : undefined),
    group ? fetchOwnPrices(platform, group, { skus: asked, now }) : new Map<string, Price>(),
  ])
  const offers = sold.map(({ id, sku }) => [
    sku,
    {
      price: customerPrice(own.get(sku), prices.get(id) ?? null, settings),
      stock: stocks.get(sku) ?? null,
    },
  ])
  return { offers: Object.fromEntries(offers) }
}
