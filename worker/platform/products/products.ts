import * as z from 'zod/mini'
import { freshnessOf } from '../../cache/freshness.ts'
import { anyProduct, attributesTag, categoryTag, productTag } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { productSchema, productTypeSchema, type WireProduct } from '../protocol/product.ts'
import { pagesOfSkus, parentOfChild, productBySku, productsBySku } from '../protocol/product-search.ts'
import { createSearchRequest, emptySearchQuery, type SearchRequest, where } from '../protocol/search.ts'
import { type Attribute, fetchAttributes } from '../search/attributes.ts'
import { search } from '../search/search.ts'
import { partSkus, toPart } from './to-parts.ts'
import { validUntilOf } from './to-price.ts'
import { toProduct } from './to-product.ts'

/** A product for its page, with the facts that decide whether it has a page (contract §16.7). */
export interface FoundProduct {
  product: ReturnType<typeof toProduct>
  status: number
  visibility: number
  /** Skus of related products. */
  related: string[]
  /** Skus of products that go with it: bindings to a ski, wax to its base. */
  crossSells: string[]
  /** When the first of its prices changes, in milliseconds since the epoch; null: no change is known. */
  pricesUntil: number | null
}

/** The product with this sku, or null. */
export const fetchProduct = (platform: PlatformClient, sku: string): Promise<FoundProduct | null> =>
  fetchOne(platform, `product|${sku}`, productBySku(sku))

/** The configurable product with the variant `childSku`, or null (contract §15.7 E4). */
export const fetchParent = (platform: PlatformClient, childSku: string): Promise<FoundProduct | null> =>
  fetchOne(platform, `parent|${childSku}`, parentOfChild(childSku))

/** Caches a product that came with another response. If it does not fit the schema, its page will load it. */
export async function primeSource(platform: PlatformClient, source: unknown): Promise<void> {
  const wire = productSchema.safeParse(source)
  if (wire.success) await primeProduct(platform, wire.data)
}

/** Caches a product from a search with all fields, so that its page does not have to load it. */
export async function primeProduct(
  platform: PlatformClient,
  wire: WireProduct,
  { memoryOnly = false } = {},
): Promise<void> {
  const product = await toFound(platform, wire)
  await platform.cache.put(keyOf(platform, `product|${product.product.sku}`), product, {
    ...cacheOptions,
    memoryOnly,
  })
}

/** Whether this isolate has the product in memory. */
export const isCached = (platform: PlatformClient, sku: string): boolean =>
  platform.cache.peek(keyOf(platform, `product|${sku}`)) !== undefined

const keyOf = ({ store }: PlatformClient, key: string) => `${key}|${store.code}`

const cacheOptions = {
  freshness: freshnessOf,
  tags: (entry: FoundProduct | null) =>
    entry ? [...productTags(entry.product), attributesTag] : [anyProduct],
  validUntil: (product: FoundProduct | null) => product?.pricesUntil ?? null,
}

function fetchOne(
  platform: PlatformClient,
  key: string,
  request: SearchRequest,
): Promise<FoundProduct | null> {
  return platform.cache.fetch<FoundProduct | null>(keyOf(platform, key), {
    ...cacheOptions,
    load: async () => {
      const [{ hits }] = await Promise.all([
        search(platform, request, productSchema),
        fetchAttributes(platform), // in parallel: every product needs them
      ])
      return hits[0] ? toFound(platform, hits[0]) : null
    },
  })
}

const RELATED = ['related', 'upsell']
const CROSS_SELLS = ['crosssell']

async function toFound(platform: PlatformClient, wire: WireProduct): Promise<FoundProduct> {
  const now = new Date()
  const [attributes, hits] = await Promise.all([fetchAttributes(platform), fetchParts(platform, wire)])
  const context = { store: platform.store, attributes, now }
  const parts = hits.map((hit) => toPart(hit, context))
  warnOfOptions(platform, wire, attributes)
  const product = toProduct(wire, context, parts)
  const linked = (types: string[]) =>
    (wire.product_links ?? [])
      .filter(({ link_type }) => types.includes(link_type))
      .map(({ linked_product_sku }) => linked_product_sku)
  return {
    product,
    status: wire.status,
    visibility: wire.visibility,
    related: linked(RELATED),
    crossSells: linked(CROSS_SELLS),
    pricesUntil: validUntilOf([wire, ...hits], now),
  }
}

/** Options that the product is shown without, or without the names of the catalogue, are for the log only (R8.50). */
function warnOfOptions(
  { log }: PlatformClient,
  { sku, configurable_options }: WireProduct,
  attributes: Record<string, Attribute>,
): void {
  for (const { attribute_id, attribute_code } of configurable_options ?? [])
    if (!attribute_id || !attribute_code || !attributes[attribute_code])
      log.warn('product.wrongOption', { sku, id: attribute_id ?? null, code: attribute_code ?? null })
}

/** The parts of a bundle or a group, in their order. Parts that the platform does not offer are left out. */
async function fetchParts(platform: PlatformClient, wire: WireProduct): Promise<WireProduct[]> {
  const skus = partSkus(wire)
  const hits = await fetchHits(platform, skus)
  return skus.flatMap((sku) => hits.find((hit) => hit.sku === sku) ?? [])
}

/** The products with these skus, however many, in no order. */
export async function fetchHits(platform: PlatformClient, skus: string[]): Promise<WireProduct[]> {
  const found = await Promise.all(
    pagesOfSkus(skus).map((page) => search(platform, productsBySku(page), productSchema)),
  )
  return found.flatMap(({ hits }) => hits)
}

/** Tags of a product, its variants, its parts and its categories (R4.131). */
export const productTags = ({
  id,
  variants,
  parts,
  categoryIds,
}: Pick<FoundProduct['product'], 'id' | 'variants' | 'parts' | 'categoryIds'>): string[] => [
  ...[id, ...variants.map((variant) => variant.id), ...parts.map((part) => part.id)].map(productTag),
  ...categoryIds.map(categoryTag),
]

/**
 * The bundle of a cart line. The platform joins the bundle's sku with those of its members
 * (`DEMO-BUNDLE-DEMO-BUNDLE-SKI-190-…`). The bundle is the longest prefix that is a bundle's sku.
 */
export function fetchBundleOfLine(platform: PlatformClient, lineSku: string): Promise<FoundProduct | null> {
  const segments = lineSku.split('-')
  const prefixes = segments.map((_, at) => segments.slice(0, at + 1).join('-'))
  const bundles = [where('sku', { in: prefixes }), where('type_id', { eq: 'bundle' })]
  return platform.cache.fetch<FoundProduct | null>(keyOf(platform, `bundle|${lineSku}`), {
    ...cacheOptions,
    memoryOnly: true, // a visitor can put anything behind the sku of a bundle
    load: async () => {
      const query = { ...emptySearchQuery, _appliedFilters: bundles }
      const { hits } = await search(platform, createSearchRequest('product', { query }), productSchema)
      const longest = hits.toSorted((one, other) => other.sku.length - one.sku.length)[0]
      return longest ? toFound(platform, longest) : null
    },
  })
}

const identitySchema = z.looseObject({
  id: z.coerce.string(),
  sku: z.string(),
  type_id: productTypeSchema,
  slug: z.nullish(z.string()),
  url_path: z.nullish(z.string()),
})

/** The product with this `url_path`, in the form of a URL map hit; null when there is none. */
export async function fetchByUrlPath(
  platform: PlatformClient,
  urlPath: string,
): Promise<z.infer<typeof identitySchema> | null> {
  const { hits } = await search(platform, identityOf('url_path', urlPath), identitySchema)
  return hits[0] ?? null
}

/** The `url_path` of the product with this id; null when it has none. */
export async function fetchUrlPath(platform: PlatformClient, id: string): Promise<string | null> {
  const { hits } = await search(platform, identityOf('id', id), identitySchema)
  return hits[0]?.url_path ?? null
}

function identityOf(field: 'id' | 'url_path', value: string): SearchRequest {
  const query = { ...emptySearchQuery, _appliedFilters: [where(field, { eq: value })] }
  return createSearchRequest('product', {
    query,
    size: 1,
    include: ['id', 'sku', 'type_id', 'slug', 'url_path'],
  })
}
