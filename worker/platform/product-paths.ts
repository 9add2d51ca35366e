import { z } from 'zod'
import type { Product } from '#shared/product/product.ts'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { DEFAULT_FRESHNESS, LISTING_FRESHNESS } from '../cache/freshness.ts'
import { productTag } from '../cache/tags.ts'
import { inStore } from './categories.ts'
import type { PlatformClient } from './client.ts'
import type { WireProduct } from './protocol/product.ts'
import { createSearchRequest, emptySearchQuery, where } from './protocol/search.ts'
import { search } from './search.ts'
import { productPath } from './to-card.ts'

const addressSchema = z.object({ sku: z.string(), url_path: z.string().nullish() })

/** Where a product lives in each store that has it. */
export async function fetchProductPaths(
  platform: PlatformClient,
  { id, sku, path: own }: Pick<Product, 'id' | 'sku' | 'path'>,
): Promise<Partial<Record<StoreCode, string>>> {
  const pathIn = async (code: StoreCode) =>
    code === platform.store.code ? own : fetchPath(inStore(platform, storeViews[code]), { id, sku })
  const paths = await Promise.all(storeCodes.map(async (code) => [code, await pathIn(code)] as const))
  return Object.fromEntries(paths.filter(([, path]) => path !== null))
}

function fetchPath(
  platform: PlatformClient,
  { id, sku }: Pick<Product, 'id' | 'sku'>,
): Promise<string | null> {
  return platform.cache.fetch<string | null>(pathKey(platform, sku), {
    ...keepingPath(id),
    load: async () => (await searchPaths(platform, [sku])).get(sku) ?? null,
  })
}

const pathKey = ({ store }: PlatformClient, sku: string) => `path|${store.code}|${sku}`

const keepingPath = (id: number) => ({
  freshness: DEFAULT_FRESHNESS,
  freshnessOf: (path: string | null) => (path ? DEFAULT_FRESHNESS : LISTING_FRESHNESS), // many are in one store only
  tags: () => [productTag(id)],
})

/** Paths by sku; a product that the store does not have has none. */
async function searchPaths(platform: PlatformClient, skus: string[]): Promise<Map<string, string>> {
  const query = { ...emptySearchQuery, _appliedFilters: [where('sku', { in: skus })] }
  const request = createSearchRequest('product', { query, size: skus.length, include: ['sku', 'url_path'] })
  const { hits } = await search(platform, request, addressSchema)
  return new Map(hits.map((hit) => [hit.sku, productPath(hit, platform.store)]))
}

/** Keeps where products live in the other stores, in this isolate: one search per store for all of them. */
export async function primePaths(
  platform: PlatformClient,
  products: Pick<WireProduct, 'id' | 'sku'>[],
): Promise<void> {
  for (const code of storeCodes.filter((other) => other !== platform.store.code)) {
    const there = inStore(platform, storeViews[code])
    const unknown = products.filter(({ sku }) => !there.cache.has(pathKey(there, sku)))
    if (unknown.length === 0) continue
    const skus = unknown.map(({ sku }) => sku)
    const paths = await searchPaths(there, skus)
    for (const { id, sku } of unknown) {
      const path = paths.get(sku) ?? null
      await there.cache.put(pathKey(there, sku), path, { ...keepingPath(id), memoryOnly: true })
    }
  }
}
