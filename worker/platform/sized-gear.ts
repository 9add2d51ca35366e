import { variantSizes } from '#shared/skis/product-sizes.ts'
import type { SizedGear } from '#shared/skis/sized-gear.ts'
import { LISTING_FRESHNESS } from '../cache/freshness.ts'
import { productTag } from '../cache/tags.ts'
import { fetchAttributes } from './attributes.ts'
import type { PlatformClient } from './client.ts'
import { productSchema } from './protocol/product.ts'
import { listFields, productsBySku } from './protocol/product-search.ts'
import { search } from './search.ts'
import { toProduct } from './to-product.ts'

interface Found {
  gear: Record<string, SizedGear>
  ids: number[]
}

/** The skis, poles and boots among these skus, by sku. What is asked for is the visitor's, so it is kept in memory only. */
export async function fetchSizedGear(
  platform: PlatformClient,
  skus: string[],
): Promise<Record<string, SizedGear>> {
  const key = `gear|${platform.store.code}|${skus.toSorted().join()}`
  const { gear } = await platform.cache.fetch<Found>(key, {
    freshness: LISTING_FRESHNESS,
    tags: ({ ids }) => ids.map(productTag),
    memoryOnly: true,
    load: () => loadGear(platform, skus),
  })
  return gear
}

async function loadGear(platform: PlatformClient, skus: string[]): Promise<Found> {
  const [attributes, { hits }] = await Promise.all([
    fetchAttributes(platform),
    search(platform, productsBySku(skus, { fields: listFields }), productSchema),
  ])
  const context = { store: platform.store, attributes, now: new Date() }
  const products = hits.map((hit) => toProduct(hit, context))
  const found = products.flatMap(({ gear, ...product }) => {
    const sizes = variantSizes(product).map(({ sku: _, ...size }) => size)
    return gear ? [[product.sku, { gear, sizes }] as const] : []
  })
  return { gear: Object.fromEntries(found), ids: products.map(({ id }) => id) }
}
