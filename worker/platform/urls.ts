import { z } from 'zod'
import { detailExcludes } from '#shared/catalogue/product-search.ts'
import type { PageName } from '#shared/routes.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { anyCategory, anyProduct, categoryTag, contentTag, productTag } from '../cache/tags.ts'
import type { PlatformClient } from './client.ts'
import { rememberProduct } from './products.ts'

/** What a path of the platform is: a page of ours with its parameters. */
export interface UrlTarget {
  page: PageName
  params: Record<string, string>
  /** Of what lives there. */
  tags: string[]
}

const hitSchema = z
  .object({
    _type: z.string(),
    _source: z.looseObject({
      id: z.coerce.string(),
      sku: z.string().optional(),
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
    tags: (target) => target?.tags ?? anything,
    load: async () => {
      const body = { url: path, includeFields: null, excludeFields: EXCLUDED, options: {}, filters: {} }
      const query = { storeCode: platform.store.code }
      const hit = await platform.ask('/api/url/map', { query, body, result: hitSchema })
      if (hit?._type === 'product') await rememberProduct(platform, hit._source)
      return toTarget(hit)
    },
  })
}

/** Where nothing lives, anything may come to live; where something has moved, it may come back. */
const anything = [anyProduct, anyCategory, contentTag('pages')]

function toTarget(hit: z.infer<typeof hitSchema>): UrlTarget | null {
  if (!hit) return null
  const { id, sku, slug = '', identifier } = hit._source
  if (hit._type === 'product' && sku)
    return { page: 'product', params: { parentSku: sku, slug }, tags: [productTag(Number(id))] }
  if (hit._type === 'category') return { page: 'category', params: { id }, tags: [categoryTag(Number(id))] }
  if ((hit._type === 'cms_page' || hit._type === 'cms') && identifier)
    return { page: 'cms-page', params: { slug: identifier }, tags: [contentTag('pages')] }
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

/** Where `path` has moved to, by the platform's rewrites (contract §12). */
export function fetchUrlRewrite(platform: PlatformClient, path: string): Promise<UrlRewrite | null> {
  return platform.cache.fetch(`rewrite|${platform.store.code}|${path}`, {
    freshness: LISTING_FRESHNESS,
    freshnessOf: (rewrite) => (rewrite ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => anything,
    load: async () => {
      const call = { body: { url: path }, result: rewriteSchema }
      const answer = await platform.post('/api/ext/url-rewrites/find', call)
      if (!answer.ok || !answer.result?.target_url) return null
      return { target: answer.result.target_url.replace(/^\/+/, ''), status: answer.result.redirectCode }
    },
  })
}
