import * as z from 'zod/mini'
import { mayBeChild } from '#shared/product/product-access.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { sitemapTag } from '../../cache/tags.ts'
import { forStreamedData, type PlatformClient } from '../client.ts'
import { parentsOfChildren } from '../protocol/product-search.ts'
import { baseFilters, createSearchRequest, emptySearchQuery, where } from '../protocol/search.ts'
import { search } from '../search/search.ts'
import { productPath } from './to-card.ts'

/** A product's address and the day it changed. */
interface ProductAddress {
  sku: string
  path: string
  lastModified: string | null
}

/** The range of ids in one sitemap. It holds at most as many products (sitemaps.org allows 50 000), from one search. */
const IDS_PER_SITEMAP = 5000

const addressSchema = z.object({
  id: z.coerce.number(),
  visibility: z.coerce.number(),
  sku: z.string(),
  url_path: z.nullish(z.string()),
  updated_at: z.nullish(z.string()),
})
const FIELDS = Object.keys(addressSchema.shape)

/**
 * Number of product sitemaps. Each covers a range of ids, so a new product never moves the others. Cached, as the sitemaps
 * are, so that search engines get the last ones while the platform is away.
 */
export const countProductSitemaps = (platform: PlatformClient): Promise<number> =>
  platform.cache.fetch(`sitemaps|${platform.store.code}`, {
    tags: () => [sitemapTag],
    freshness: (count) => (count > 0 ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    load: () => loadCount(platform),
  })

async function loadCount(platform: PlatformClient): Promise<number> {
  const query = {
    ...emptySearchQuery,
    _appliedFilters: baseFilters(),
    _appliedSort: [{ field: 'id', options: 'desc' as const }],
  }
  const request = createSearchRequest('product', { query, size: 1, include: FIELDS })
  const { hits } = await search(forStreamedData(platform), request, addressSchema)
  return hits[0] ? Math.floor(hits[0].id / IDS_PER_SITEMAP) + 1 : 0
}

/** The products of one range that have a page of their own. */
export const fetchProductAddresses = (platform: PlatformClient, range: number): Promise<ProductAddress[]> =>
  platform.cache.fetch(`sitemap|${platform.store.code}|${range}`, {
    tags: () => [sitemapTag],
    freshness: (addresses) => (addresses.length > 0 ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    load: () => loadAddresses(platform, range),
  })

async function loadAddresses(platform: PlatformClient, range: number): Promise<ProductAddress[]> {
  const ids = { gte: range * IDS_PER_SITEMAP, lt: (range + 1) * IDS_PER_SITEMAP }
  const query = { ...emptySearchQuery, _appliedFilters: [...baseFilters(), where('id', ids)] }
  const request = createSearchRequest('product', { query, size: IDS_PER_SITEMAP, include: FIELDS })
  const { hits } = await search(forStreamedData(platform), request, addressSchema)
  const variants = await fetchVariantIds(platform, hits.filter(mayBeChild))
  const own = hits.filter(({ id }) => !variants.has(id))
  return own.map((hit) => ({
    sku: hit.sku,
    path: productPath(hit, platform.store),
    lastModified: toIsoDate(hit.updated_at ?? ''),
  }))
}

const parentSchema = z.object({ configurable_children: z.array(z.object({ id: z.coerce.number() })) })

/** Ids of the variants among products that lists may show: these have no page of their own (contract §17 C2). */
async function fetchVariantIds(platform: PlatformClient, products: { id: number }[]): Promise<Set<number>> {
  if (products.length === 0) return new Set()
  const request = {
    ...parentsOfChildren(products.map(({ id }) => id)),
    size: products.length,
    include: ['configurable_children.id'],
  }
  const { hits } = await search(forStreamedData(platform), request, parentSchema)
  return new Set(hits.flatMap(({ configurable_children }) => configurable_children.map(({ id }) => id)))
}

/** The date of a platform's `2026-11-03 08:15:00`; null when it has another form. */
const toIsoDate = (text: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
