import { z } from 'zod'
import { type PageName, productPageName } from '#shared/routes.ts'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { anyCategory, anyProduct, categoryTag, contentTag, productTag } from '../cache/tags.ts'
import { fetchAttributes } from './attributes.ts'
import { fetchCategories } from './categories.ts'
import type { PlatformClient } from './client.ts'
import { fetchByUrlPath, fetchUrlPath, rememberSource } from './products.ts'
import { productTypeSchema, type WireProduct } from './protocol/product.ts'
import { detailExcludes } from './protocol/product-search.ts'

/** What a path of the platform is: a page of ours with its parameters. */
export interface UrlTarget {
  page: PageName
  params: Record<string, string>
  /** Of what lives there. */
  tags: string[]
}

const hitSource = z.looseObject({
  id: z.coerce.string(),
  sku: z.string().optional(),
  type_id: productTypeSchema.optional(),
  slug: z.string().optional(),
  identifier: z.string().optional(),
})

const hitSchema = z.object({ _type: z.string(), _source: hitSource }).nullable()

/** Everything but what no page shows: a product comes along whole, so that its page need not ask for it. */
const EXCLUDED = [...detailExcludes, 'children_data']

/** What lives at `path` (no slash at either end), by the platform's URL map (contract §10); null when nothing does. */
export function fetchUrlTarget(platform: PlatformClient, path: string): Promise<UrlTarget | null> {
  return platform.cache.fetch<UrlTarget | null>(keyOf(platform, path), {
    ...keeping,
    load: async () => {
      const body = { url: path, includeFields: null, excludeFields: EXCLUDED, options: {}, filters: {} }
      const query = { storeCode: platform.store.code }
      const asked = platform.ask('/api/url/map', { query, body, result: hitSchema })
      const [hit] = await Promise.all([
        asked.catch((error: unknown) => searchUrl(platform, path, error)),
        fetchAttributes(platform).catch(leftToTheirReader), // side by side: nearly every page needs them
      ])
      if (hit?._type === 'product') await rememberSource(platform, hit._source)
      return toTarget(hit)
    },
  })
}

/** Who reads the attributes asks for them again, and hears of a failure. */
const leftToTheirReader = () => null

const keyOf = ({ store }: PlatformClient, path: string) => `url|${store.code}|${path}`

const keeping = {
  freshness: LISTING_FRESHNESS,
  freshnessOf: (target: UrlTarget | null) => (target ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
  tags: (target: UrlTarget | null) => target?.tags ?? anything,
}

/** Keeps what lives at a product's own address, as the URL map would say, in this isolate. */
export async function primeTarget(platform: PlatformClient, product: WireProduct): Promise<void> {
  const path = product.url_path?.replace(/^\/+|\/+$/g, '')
  if (!path || platform.cache.has(keyOf(platform, path))) return
  const target = toTarget({ _type: 'product', _source: hitSource.parse(product) })
  await platform.cache.put(keyOf(platform, path), target, { ...keeping, memoryOnly: true })
}

/** Where nothing lives, anything may come to live; where something has moved, it may come back. */
const anything = [anyProduct, anyCategory, contentTag('pages')]

/** Without the URL map: the product with this `url_path`, else the category (R2.73). */
async function searchUrl(
  platform: PlatformClient,
  path: string,
  error: unknown,
): Promise<z.infer<typeof hitSchema>> {
  platform.log.warn('url.mapFailed', { path, error })
  const product = await fetchByUrlPath(platform, path)
  if (product) return { _type: 'product', _source: product }
  const categories = [...(await fetchCategories(platform)).values()]
  const category = categories.find(({ urlPath }) => urlPath === path)
  return category ? { _type: 'category', _source: { id: String(category.id) } } : null
}

function toTarget(hit: z.infer<typeof hitSchema>): UrlTarget | null {
  if (!hit) return null
  const { id, sku, slug = '', identifier, type_id = 'simple' } = hit._source
  if (hit._type === 'product' && sku)
    return {
      page: productPageName(type_id),
      params: { parentSku: sku, slug },
      tags: [productTag(Number(id))],
    }
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
    id: z.coerce.string().nullish(),
    target_url: z.string().nullish(),
    redirectCode: z.coerce.number(),
  })
  .nullable()

/** Where `path` has moved to, by the platform's rewrites (contract §12). */
export function fetchUrlRewrite(platform: PlatformClient, path: string): Promise<UrlRewrite | null> {
  const load = async () => {
    const call = { body: { url: path }, result: rewriteSchema }
    const answer = await platform.post('/api/ext/url-rewrites/find', call)
    return answer.ok && answer.result ? toRewrite(platform, answer.result) : null
  }
  return platform.cache.fetch<UrlRewrite | null>(`rewrite|${platform.store.code}|${path}`, {
    freshness: LISTING_FRESHNESS,
    freshnessOf: (rewrite) => (rewrite ? LISTING_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => anything,
    load,
  })
}

/** A target is an address, or the id of a product or category, which says where it lives (R2.75). */
async function toRewrite(
  platform: PlatformClient,
  { type, id, target_url, redirectCode }: NonNullable<z.infer<typeof rewriteSchema>>,
): Promise<UrlRewrite | null> {
  const target = target_url?.replace(/^\/+/, '') || (id ? await pathOfEntity(platform, type, id) : null)
  return target ? { target, status: redirectCode } : null
}

async function pathOfEntity(platform: PlatformClient, type: string, id: string): Promise<string | null> {
  if (type === 'category') return (await fetchCategories(platform)).get(Number(id))?.urlPath ?? null
  return type === 'product' ? fetchUrlPath(platform, 'id', id) : null
}
