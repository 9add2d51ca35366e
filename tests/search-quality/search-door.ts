/** Sends a request to a platform. */
export type Send = (path: string, body: unknown) => Promise<Response>

/** A product as an answer has it, as far as judgements need it. */
export interface FoundProduct {
  sku: string
  name: string
  category_ids?: number[]
  final_price_incl_tax?: number
  configurable_children?: { sku: string }[]
  [field: string]: unknown
}

/** What a text search found. Platforms without our extension answer with products only. */
export interface TextAnswer {
  products: FoundProduct[]
  pages: { slug: string; title: string }[]
}

interface StandardAnswer<T> {
  hits: { hits: { _source: T }[] }
  pages?: TextAnswer['pages']
}

const VISIBLE_IN_SEARCH = [3, 4] // contract §17 C3

/** Searches for a text as the storefront does: the first ten products, and what else the platform knows. */
export async function searchText(send: Send, index: string, text: string): Promise<TextAnswer> {
  const filters = [
    { attribute: 'visibility', value: { in: VISIBLE_IN_SEARCH }, scope: 'default' },
    { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
  ]
  const path = `/api/catalog/${index}/product/_search?request_format=search-query&size=10&_source_include=${FIELDS}`
  const { hits, pages = [] } = await ask<StandardAnswer<FoundProduct>>(send, path, {
    _availableFilters: [],
    _appliedFilters: filters,
    _appliedSort: [],
    _searchText: text,
  })
  return { products: hits.hits.map(({ _source }) => _source), pages }
}

const FIELDS =
  'id,sku,name,category_ids,price,special_price,final_price,tax_class_id,type_id,ls_*,configurable_children.sku'

/** How many products a search may find. */
export async function countProducts(send: Send, index: string): Promise<number> {
  const path = `/api/catalog/${index}/product/_search?request_format=search-query&size=0`
  const filters = [{ attribute: 'visibility', value: { in: VISIBLE_IN_SEARCH }, scope: 'default' }]
  const { hits } = await ask<{ hits: { total: number } }>(send, path, { _appliedFilters: filters })
  return hits.total
}

/** All documents of a small entity. */
export async function fetchDocuments<T>(send: Send, index: string, entity: string): Promise<T[]> {
  const path = `/api/catalog/${index}/${entity}/_search?request_format=search-query&size=500`
  const { hits } = await ask<StandardAnswer<T>>(send, path, {})
  return hits.hits.map(({ _source }) => _source)
}

async function ask<T>(send: Send, path: string, body: unknown): Promise<T> {
  const response = await send(path, body)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T // the tests of the contract check the form
}
