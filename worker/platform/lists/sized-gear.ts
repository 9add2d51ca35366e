import { packageGear } from '#shared/skis/package-gear.ts'
import { productSizes } from '#shared/skis/product-sizes.ts'
import type { SizedGear } from '#shared/skis/sized-gear.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { attributesTag, productTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { fetchHits } from '../products/products.ts'
import type { CardContext } from '../products/to-card.ts'
import { partSkus, toPart } from '../products/to-parts.ts'
import { toProduct } from '../products/to-product.ts'
import type { WireProduct } from '../protocol/product.ts'
import { fetchAttributes } from '../search/attributes.ts'

interface Found {
  gear: Record<string, SizedGear[]>
  ids: number[]
}

/**
 * What of these products fits or does not, by sku: a ski, pole or boot, or those of a package. What is asked for is the visitor's,
 * so it is kept in memory only.
 */
export async function fetchSizedGear(
  platform: PlatformClient,
  skus: string[],
): Promise<Record<string, SizedGear[]>> {
  const key = `gear|${platform.store.code}|${skus.toSorted().join()}`
  const { gear } = await platform.cache.fetch<Found>(key, {
    freshness: ({ ids }) => (ids.length > 0 ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: ({ ids }) => [...ids.map(productTag), attributesTag],
    memoryOnly: true,
    load: () => loadGear(platform, skus),
  })
  return gear
}

async function loadGear(platform: PlatformClient, skus: string[]): Promise<Found> {
  const [attributes, hits] = await Promise.all([fetchAttributes(platform), fetchHits(platform, skus)])
  const parts = await fetchHits(platform, [...new Set(hits.flatMap(packageSkus))])
  const context = { store: platform.store, attributes, now: new Date() }
  const found = hits.flatMap((hit) => {
    const gear = gearOf(hit, parts, context)
    return gear.length > 0 ? [[hit.sku, gear] as const] : []
  })
  return { gear: Object.fromEntries(found), ids: [...hits, ...parts].map(({ id }) => id) }
}

const packageSkus = (wire: WireProduct): string[] => (wire.type_id === 'bundle' ? partSkus(wire) : [])

function gearOf(wire: WireProduct, parts: WireProduct[], context: CardContext): SizedGear[] {
  const skus = packageSkus(wire)
  const own = parts.filter(({ sku }) => skus.includes(sku)).map((part) => toPart(part, context))
  const product = toProduct(wire, context, own)
  if (!product.gear) return packageGear(product.bundleOptions, own)
  return [{ gear: product.gear, sizes: productSizes(product).map(({ sku: _, ...size }) => size) }]
}
