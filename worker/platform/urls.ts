import { z } from 'zod'
import { detailExcludes } from '#shared/catalogue/product-search.ts'
import { type PageName, productPageName } from '#shared/routes.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import type { PlatformClient } from './client.ts'
import { rememberProduct } from './products.ts'
import { productTypeSchema } from './schemas/product.ts'

/** What a path of the platform is: a page of ours with its parameters. */
export interface UrlTarget {
  page: PageName
  params: Record<string, string>
}

const hitSchema = z
  .object({
    _type: z.string(),
    _source: z.looseObject({
      id: z.coerce.string(),
      sku: z.string().optional(),
      type_id: productTypeSchema.optional(),
      slug: z.string().optional(),
      identifier: z.string().optional(),
    }),
  })
  .nullable()

/** Everything but what no page shows: a product comes along whole, so that its page need not ask for it. */
const EXCLUDED = [...detailExcludes, 'children_data']

/** What lives at `path` (no slash at either end), by the platform's URL map (contract §10); null when nothing does. */
export function fetchUrlTarget(platform: PlatformClient, path: string): Promise<UrlTarget | null> {
  return platform.cache.fetch(`url|${platform.store.code}|${path}`, {
    freshness: LISTING_FRESHNESS,
    freshnessOf: (target) => (target ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => [],
    load: async () => {
      const body = { url: path, includeFields: null, excludeFields: EXCLUDED, options: {}, filters: {} }
      const query = { storeCode: platform.store.code }
      const hit = await platform.ask('/api/url/map', { query, body, result: hitSchema })
      if (hit?._type === 'product') await rememberProduct(platform, hit._source)
      return toTarget(hit)
    },
  })
}

function toTarget(hit: z.infer<typeof hitSchema>): UrlTarget | null {
  if (!hit) return null
  const { id, sku, slug = '', identifier, type_id = 'simple' } = hit._source
  if (hit._type === 'product' && sku)
    return { page: productPageName(type_id), params: { parentSku: sku, slug } }
  if (hit._type === 'category') return { page: 'category', params: { id } }
  if ((hit._type === 'cms_page' || hit._type === 'cms') && identifier)
    return { page: 'cms-page', params: { slug: identifier } }
  return null // any other type is not found (R2.74)
}

export interface UrlRewrite {
  /** Path without leading slash, or with a query of its own. */
  target: string
  /** 0: shown in place with a canonical link; above: an HTTP redirect (R2.76, R2.77). */
  status: number
}

const rewriteSchema = z
  .object({
    type: z.string(),
    id: z.union([z.number(), z.string()]).nullish(),
    target_url: z.string().nullish(),
    redirectCode: z.coerce.number(),
  })
  .nullable()

/** Where `path` has moved to, by the platform's rewrites (contract §12). Any failure means: no rewrite. */
export function fetchUrlRewrite(platform: PlatformClient, path: string): Promise<UrlRewrite | null> {
  return platform.cache.fetch(`rewrite|${platform.store.code}|${path}`, {
    freshness: LISTING_FRESHNESS,
    freshnessOf: (rewrite) => (rewrite ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => [],
    load: async () => {
      const answer = await platform
        .post('/api/ext/url-rewrites/find', { body: { url: path }, result: rewriteSchema })
        .catch((error: unknown) => {
          platform.log.warn('rewrite.failed', { path, error })
          return null
        })
      if (!answer?.ok || !answer.result?.target_url) return null
      return { target: answer.result.target_url.replace(/^\/+/, ''), status: answer.result.redirectCode }
    },
  })
}
