import * as z from 'zod/mini'
import { AppError, toAppError } from '#shared/errors.ts'
import { type PageName, productPageName } from '#shared/routes.ts'
import { freshnessOf, LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { anyCategory, anyProduct, categoryTag, contentTag, productTag } from '../../cache/tags.ts'
import { throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { SEARCH_DEADLINE_MS } from '../deadlines.ts'
import { fetchByUrlPath, fetchUrlPath, primeSource } from '../products/products.ts'
import { productTypeSchema, type WireProduct } from '../protocol/product.ts'
import { detailExcludes } from '../protocol/product-search.ts'
import { fetchAttributes } from '../search/attributes.ts'
import { fetchCategories, peekCategoryAt } from '../search/categories.ts'
import { storeCodeOf } from '../store-code.ts'

/** The page and parameters that a platform path leads to. */
interface UrlTarget {
  page: PageName
  params: Record<string, string>
  /** Cache tags of the product, category or page. */
  tags: string[]
}

const mapHitSource = z.looseObject({
  id: z.coerce.string(),
  sku: z.nullish(z.string()),
  type_id: z.optional(productTypeSchema),
  slug: z.nullish(z.string()),
  identifier: z.nullish(z.string()),
})

const mapHitSchema = z.nullable(z.object({ _type: z.string(), _source: mapHitSource }))

/** Excludes fields that no page shows. A product comes with all its other fields, so its page needs no second call. */
const EXCLUDED = [...detailExcludes, 'children_data']

/**
 * The page at `path` (no slash at either end); null when there is none. A category that this isolate's tree has at the path needs
 * no call, so a listing that is in no cache waits for its products only. Any other path is the URL map's (contract §10).
 */
export async function fetchUrlTarget(platform: PlatformClient, path: string): Promise<UrlTarget | null> {
  if (!peekCategoryAt(platform, path)) return fetchMapped(platform, path)
  const category = await fetchCategoryAt(platform, path)
  return category ? toTarget({ _type: 'category', _source: category }) : fetchMapped(platform, path)
}

function fetchMapped(platform: PlatformClient, path: string): Promise<UrlTarget | null> {
  return platform.cache.fetch<UrlTarget | null>(keyOf(platform, path), {
    ...cacheOptions,
    load: async () => {
      const body = { url: path, includeFields: null, excludeFields: EXCLUDED, options: {}, filters: {} }
      const query = { storeCode: storeCodeOf(platform.store, platform.defaultStore) }
      const urlMapCall = platform.postWithoutEnvelope('/api/url/map', {
        query,
        body,
        result: mapHitSchema,
        mayLack: true,
      })
      const [hit] = await Promise.all([
        urlMapCall.catch((error: unknown) => searchUrl(platform, path, error)),
        fetchAttributes(platform).catch(ignoreFailure), // in parallel: nearly every page needs them
      ])
      if (hit?._type === 'product') await primeSource(platform, hit._source)
      return toTarget(hit)
    },
  })
}

/** Ignores the failure. The code that needs the attributes loads them again and reports it. */
const ignoreFailure = () => null

const keyOf = ({ store }: PlatformClient, path: string) => `url|${store.code}|${path}`

const cacheOptions = {
  freshness: freshnessOf,
  tags: (target: UrlTarget | null) => target?.tags ?? anyContent,
}

/** Caches in this isolate the URL map's result for a product's own address. */
export async function primeTarget(platform: PlatformClient, product: WireProduct): Promise<void> {
  const path = product.url_path?.replace(/^\/+|\/+$/g, '')
  if (!path || platform.cache.peek(keyOf(platform, path)) !== undefined) return
  const target = toTarget({ _type: 'product', _source: mapHitSource.parse(product) })
  await platform.cache.put(keyOf(platform, path), target, { ...cacheOptions, memoryOnly: true })
}

/** Tags of a missing address: a new product, category or page may take it. */
const anyContent = [anyProduct, anyCategory, contentTag('pages')]

/** A rewrite has no tags of products: the purge of any would reach it. It is asked for again every hour. */
const rewriteTags = [anyCategory, contentTag('pages')]

/** The URL map failed, and the searches in its place found nothing: only the map would have shown whether the address has a page. */
export class MapFailure extends AppError {
  constructor(cause: unknown) {
    const { code, status, retryAfterSeconds } = toAppError(cause)
    super(code, { cause, status, retryAfterSeconds })
  }
}

/**
 * Fallback without the URL map: the product with this `url_path`, else the category (R2.73). Throws `MapFailure` when it finds nothing,
 * unless the platform has no map.
 */
async function searchUrl(
  platform: PlatformClient,
  path: string,
  error: unknown,
): Promise<z.infer<typeof mapHitSchema>> {
  platform.log.warn('url.mapFailed', { path, error })
  const product = await fetchByUrlPath(platform, path)
  if (product) return { _type: 'product', _source: product }
  const category = await fetchCategoryAt(platform, path)
  if (category) return { _type: 'category', _source: category }
  if (error instanceof AppError && error.code === 'errors.notFound') return null
  throw new MapFailure(error)
}

/** The category that the store's tree has at `path`, as the URL map names one. */
async function fetchCategoryAt(platform: PlatformClient, path: string): Promise<{ id: string } | null> {
  const categories = [...(await fetchCategories(platform)).values()]
  const category = categories.find(({ urlPath }) => urlPath === path)
  return category ? { id: String(category.id) } : null
}

function toTarget(hit: z.infer<typeof mapHitSchema>): UrlTarget | null {
  if (!hit) return null
  const { id, sku, slug, identifier, type_id = 'simple' } = hit._source
  if (hit._type === 'product' && sku)
    return {
      page: productPageName(type_id),
      params: { parentSku: sku, slug: slug ?? '' },
      tags: [productTag(Number(id))],
    }
  if (hit._type === 'category') return { page: 'category', params: { id }, tags: [categoryTag(Number(id))] }
  if ((hit._type === 'cms_page' || hit._type === 'cms') && identifier)
    return { page: 'cms-page', params: { slug: identifier, id }, tags: [contentTag('pages')] }
  return null // any other type is not found (R2.74)
}

export interface UrlRewrite {
  /** A path without leading slash, possibly with a query. */
  target: string
  /** 0: the target is shown at this address, with a canonical link. Above 0: an HTTP redirect (R2.76, R2.77). */
  status: number
}

const rewriteSchema = z.nullable(
  z.object({
    type: z.string(),
    id: z.nullish(z.coerce.string()),
    target_url: z.nullish(z.string()),
    redirectCode: z.coerce.number(),
  }),
)

/** The platform's rewrite of `path` (contract §12); null when it has none, or refuses to say. */
export function fetchUrlRewrite(platform: PlatformClient, path: string): Promise<UrlRewrite | null> {
  const load = async () => {
    const call = { body: { url: path }, result: rewriteSchema, deadlineMs: SEARCH_DEADLINE_MS }
    const answer = await platform.post('/api/ext/url-rewrites/find', call)
    if (!answer.ok) throwIfAway(answer)
    return answer.ok && answer.result ? toRewrite(platform, answer.result) : null
  }
  return platform.cache.fetch<UrlRewrite | null>(`rewrite|${platform.store.code}|${path}`, {
    freshness: (rewrite) => (rewrite ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: (rewrite) => (rewrite ? rewriteTags : anyContent),
    load,
  })
}

/** How Magento's own rewrites write a product or category: such an address has no page, and the rewrite has its id. */
const INTERNAL = /^catalog\/(?:product|category)\/view\/.*/

/** A rewrite. Its target is an address, or the id of a product or category whose address must be looked up (R2.75). */
async function toRewrite(
  platform: PlatformClient,
  { type, id, target_url, redirectCode }: NonNullable<z.infer<typeof rewriteSchema>>,
): Promise<UrlRewrite | null> {
  const shown = target_url?.replace(/^\/+/, '').replace(INTERNAL, '')
  const target = shown || (id ? await pathOfEntity(platform, type, id) : null)
  return target ? { target, status: redirectCode } : null
}

async function pathOfEntity(platform: PlatformClient, type: string, id: string): Promise<string | null> {
  if (type === 'category') return (await fetchCategories(platform)).get(Number(id))?.urlPath ?? null
  return type === 'product' ? fetchUrlPath(platform, id) : null
}
