import * as z from 'zod/mini'
import type { Product } from '#shared/product/product.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { ADDRESS_FRESHNESS, DEFAULT_FRESHNESS } from '../../cache/freshness.ts'
import { productTag } from '../../cache/tags.ts'
import { inStore, type PlatformClient } from '../client.ts'
import type { WireProduct } from '../protocol/product.ts'
import { baseFilters, createSearchRequest, emptySearchQuery, where } from '../protocol/search.ts'
import { search } from '../search/search.ts'
import { productPath } from './to-card.ts'

const addressSchema = z.object({ sku: z.string(), url_path: z.nullish(z.string()) })

/** The product's path in each store that has it. */
export async function fetchProductPaths(
  platform: PlatformClient,
  { id, sku, path: currentPath }: Pick<Product, 'id' | 'sku' | 'path'>,
): Promise<Partial<Record<StoreCode, string>>> {
  const pathIn = async (code: StoreCode) =>
    code === platform.store.code ? currentPath : fetchPath(inStore(platform, storeViews[code]), { id, sku })
  const paths = await Promise.all(storeCodes.map(async (code) => [code, await pathIn(code)] as const))
  return Object.fromEntries(paths.filter(([, path]) => path !== null))
}

function fetchPath(
  platform: PlatformClient,
  { id, sku }: Pick<Product, 'id' | 'sku'>,
): Promise<string | null> {
  return platform.cache.fetch<string | null>(pathKey(platform, sku), {
    ...pathOptions(id),
    load: async () => (await searchPaths(platform, [sku])).get(sku) ?? null,
  })
}

const pathKey = ({ store }: PlatformClient, sku: string) => `path|${store.code}|${sku}`

const pathOptions = (id: number) => ({
  freshness: (path: string | null) => (path ? ADDRESS_FRESHNESS : DEFAULT_FRESHNESS), // many products are in one store only
  tags: () => [productTag(id)],
})

/** Paths by sku. A product that the store does not have or does not offer is missing. */
async function searchPaths(platform: PlatformClient, skus: string[]): Promise<Map<string, string>> {
  const query = { ...emptySearchQuery, _appliedFilters: [...baseFilters(), where('sku', { in: skus })] }
  const request = createSearchRequest('product', { query, size: skus.length, include: ['sku', 'url_path'] })
  const { hits } = await search(platform, request, addressSchema)
  return new Map(hits.map((hit) => [hit.sku, productPath(hit, platform.store)]))
}

/** Caches in this isolate the products' paths in the other stores, with one search per store. */
export async function primePaths(
  platform: PlatformClient,
  products: Pick<WireProduct, 'id' | 'sku'>[],
): Promise<void> {
  for (const code of storeCodes.filter((other) => other !== platform.store.code)) {
    const otherPlatform = inStore(platform, storeViews[code])
    const unknown = products.filter(
      ({ sku }) => otherPlatform.cache.peek(pathKey(otherPlatform, sku)) === undefined,
    )
    if (unknown.length === 0) continue
    const skus = unknown.map(({ sku }) => sku)
    const paths = await searchPaths(otherPlatform, skus)
    for (const { id, sku } of unknown) {
      const path = paths.get(sku) ?? null
      await otherPlatform.cache.put(pathKey(otherPlatform, sku), path, {
        ...pathOptions(id),
        memoryOnly: true,
      })
    }
  }
}
