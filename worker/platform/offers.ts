import type { OffersAnswer } from '#shared/product/offers.ts'
import type { Product } from '#shared/product/product.ts'
import type { PlatformClient } from './client.ts'
import { fetchPrices } from './prices.ts'
import { fetchStocks } from './stock.ts'

/** Prices and stock as they are now, of what can be bought of a product: its variants and parts, else itself. */
export async function fetchOffers(
  platform: PlatformClient,
  { variants, parts, ...product }: Pick<Product, 'id' | 'sku' | 'variants' | 'parts'>,
): Promise<OffersAnswer> {
  const sold = variants.length + parts.length === 0 ? [product] : [...variants, ...parts]
  const skus = sold.map(({ sku }) => sku)
  const [stocks, prices] = await Promise.all([
    fetchStocks(platform, skus),
    fetchPrices(platform, skus, new Date()),
  ])
  const offers = sold.map(({ id, sku }) => [
    sku,
    { price: prices.get(id) ?? null, stock: stocks.get(sku) ?? null },
  ])
  return { offers: Object.fromEntries(offers) }
}
