import { env } from 'cloudflare:test'
import { beforeAll } from 'vitest'
import { app } from '#platform/app.ts'
import { readDocument, type StoredDocument } from '#platform/search/product-document.ts'
import { seedPlatform } from '#platform/seed/seed.ts'

const DEFAULT_PRODUCTS = 650 // as `npm run seed` makes them
const FEW_PRODUCTS = 60
const SEED_TIMEOUT_MS = 60_000

/** Fills the database of the test file with the default catalogue. */
export const prepareCatalogue = (): void =>
  beforeAll(() => seedPlatform(env.DB, { products: DEFAULT_PRODUCTS }), SEED_TIMEOUT_MS)

/** Fills it with the fixed products and one or two of each family. */
export const prepareSmallCatalogue = (): void =>
  beforeAll(() => seedPlatform(env.DB, { products: FEW_PRODUCTS }), SEED_TIMEOUT_MS)

/** A document of the index, or a hit of a compact answer with its short names. */
export interface Document {
  id: number
  sku: string
  name: string
  type_id: string
  status: number
  visibility: number
  url_path: string
  category_ids: number[]
  price: number | null
  final_price: number | null
  popularity: number
  created_at: string
  stock?: Stock
  configurable_children?: Child[]
  bundle_options?: {
    required: boolean
    must_choose?: boolean
    product_links: { sku: string; qty: number; is_default: boolean }[]
  }[]
  product_links?: { link_type: string }[]
  nm?: string
  i?: string
  pit?: number
  _score?: number | null
  [field: string]: unknown
}

interface Stock {
  is_in_stock: boolean
  qty: number
}

interface Child {
  id: number
  sku: string
  url_path: string
  image: string
  stock?: Stock
  i?: string
  pit?: number
  price_incl_tax?: number
  [field: string]: unknown
}

/** All documents of a store, as the seed wrote them. */
export async function allDocuments(storeId = 1): Promise<Document[]> {
  const { results } = await env.DB.prepare('SELECT source, detail FROM product WHERE store_id = ?')
    .bind(storeId)
    .all<StoredDocument>()
  return results.map(readDocument) as unknown as Document[] // as the seed wrote them
}

interface Bucket {
  key: number | string
  doc_count: number
}

/** A standard answer. */
export interface StandardAnswer {
  hits: { total: number; hits: { _source: Document }[] }
}

/** A compact answer. */
export interface Answer {
  hits: Document[]
  total: number
  aggregations: Record<string, { buckets: Bucket[]; value?: number }>
  attribute_metadata: { attribute_code: string; options: { value: string; label: string }[] }[]
}

export interface Asked {
  entity?: string
  index?: string
  text?: string
  filters?: object[]
  facets?: string[]
  sort?: object[]
  parameters?: Record<string, string>
  body?: object
}

export const filter = (attribute: string, value: unknown, scope = 'default') => ({ attribute, value, scope })

/** What lists show (contract §17 C3). */
export const listed = [filter('visibility', { in: [2, 4] }), filter('status', { in: [0, 1] })]

const HEADERS = { 'Content-Type': 'application/json' }

/** A search as the storefront sends it; the raw response. */
export async function ask({
  entity = 'product',
  index = 'vue_storefront_catalog',
  ...asked
}: Asked): Promise<Response> {
  const { text = '', filters = [], facets = [], sort = [], parameters = {}, body = {} } = asked
  const query = new URLSearchParams({
    request_format: 'search-query',
    response_format: 'compact',
    size: '1000',
    ...parameters,
  })
  const payload = {
    _availableFilters: facets.map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: filters,
    _appliedSort: sort,
    _searchText: text,
    ...body,
  }
  const url = `/api/catalog/${index}/${entity}/_search?${query}`
  return await app.request(url, { method: 'POST', headers: HEADERS, body: JSON.stringify(payload) }, env)
}

/** A search's answer in the standard form. */
export const searchStandard = async (asked: Asked): Promise<StandardAnswer> =>
  (await ask({ ...asked, parameters: { ...asked.parameters, response_format: '' } })).json()

/** A search's answer. */
export const search = async (asked: Asked): Promise<Answer> => (await ask(asked)).json()

/** Skus of a search's hits, sorted. */
export const skusOf = async (asked: Asked): Promise<string[]> =>
  (await search(asked)).hits.map(({ sku }) => sku).toSorted()

/** A call to another route of the platform. */
export async function post(path: string, body: unknown): Promise<Response> {
  return await app.request(path, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) }, env)
}

export const get = async (path: string): Promise<Response> => await app.request(path, {}, env)
