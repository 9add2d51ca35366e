import { catalogueAttribute, catalogueRow } from '#shared/api/answer-schemas.ts'
import type { CatalogueAttribute, CatalogueRow } from '#shared/catalogue/catalogue-row.ts'
import type { FilterAttribute } from '#shared/catalogue/filter-groups.ts'
import type { ListQuery } from '#shared/catalogue/filters.ts'
import { PAGE_SIZE, type ProductList } from '#shared/catalogue/product-list.ts'
import { type ListingScope, searchSaved } from '#shared/catalogue/search-saved.ts'
import { isRecord } from '#shared/is-record.ts'
import { pageFormat } from '#shared/page-format.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import { requestKey } from '../storage/request-key.ts'
import { savedCatalogue } from '../storage/saved-catalogue.ts'

/** A product that this device has saved. */
export interface SavedProduct {
  row: CatalogueRow
  /** ISO 8601. */
  savedAt: string
}

/** A listing, without what says which page of it is meant. */
export interface ListingRequest {
  scope: ListingScope
  query: Pick<ListQuery, 'filters' | 'sort' | 'page'>
}

/** The listing of saved products. */
interface SavedListing {
  list: ProductList
  /** When the oldest of its products was saved; now, without any. */
  savedAt: string
  /** The number of saved products that were searched. */
  searchedProducts: number
}

const productKey = ({ code }: StoreView, sku: string) =>
  requestKey({ store: code, type: 'product', query: { sku } })
const attributeKey = ({ code: store }: StoreView, code: string) =>
  requestKey({ store, type: 'attribute', query: { code } })
const listingKey = ({ code }: StoreView, { scope, query: { filters, sort, page } }: ListingRequest) =>
  requestKey({
    store: code,
    type: 'query',
    query: { scope, filters },
    size: PAGE_SIZE,
    from: (page - 1) * PAGE_SIZE,
    sort: sort ?? '',
    fields: ['sku'],
  })

/** What the lists of a store can be sorted by, as the shop is set up and its index is able to. */
const sortsKey = ({ code }: StoreView) => requestKey({ store: code, type: 'query', query: { sorts: true } })

/** Keeps products and the names of their values. */
export async function saveProducts(
  store: StoreView,
  { rows, attributes }: { rows: CatalogueRow[]; attributes: CatalogueAttribute[] },
): Promise<void> {
  const { code } = store
  const products = rows.map(
    async (row) => [await productKey(store, row.card.sku), { store: code, row }] as [string, unknown],
  )
  const saved = await readAttributes(store)
  const merged = attributes.map(async (attribute): Promise<[string, unknown]> => {
    const options = { ...saved[attribute.code]?.options, ...attribute.options }
    return [await attributeKey(store, attribute.code), { store: code, attribute: { ...attribute, options } }]
  })
  await savedCatalogue.write('attribute', await Promise.all(merged))
  await savedCatalogue.write('product', await Promise.all(products))
}

/** The saved products of a store. */
export async function readProducts({ code }: StoreView): Promise<SavedProduct[]> {
  const saved = await savedCatalogue.readAll('product')
  return saved.flatMap(({ value, savedAt }) => {
    if (!isRecord(value) || value.store !== code) return []
    const { success, data } = catalogueRow.safeParse(value.row)
    return success ? [{ row: data, savedAt }] : []
  })
}

/** The saved names of filters and values, by attribute code. */
export async function readAttributes({ code }: StoreView): Promise<Record<string, FilterAttribute>> {
  const saved = await savedCatalogue.readAll('attribute')
  const own = saved.flatMap(({ value }) => {
    if (!isRecord(value) || value.store !== code) return []
    const { success, data } = catalogueAttribute.safeParse(value.attribute)
    return success ? [[data.code, data] as const] : []
  })
  return Object.fromEntries(own)
}

/** Keeps what the shop answered to a listing: which products in which order. The products are kept apart. */
export async function saveListing(
  store: StoreView,
  request: ListingRequest,
  { cards, ...list }: ProductList,
): Promise<void> {
  const value = { format: pageFormat, skus: cards.map(({ sku }) => sku), list }
  const rows: [string, unknown][] = [[await listingKey(store, request), value]]
  if (request.scope.kind !== 'search')
    rows.push([await sortsKey(store), { format: pageFormat, sorts: list.sorts }])
  await savedCatalogue.write('query', rows)
}

/** The listing from what is saved: as the shop answered it, when all its products are here, else as this device finds it. */
export async function findListing(store: StoreView, request: ListingRequest): Promise<SavedListing> {
  const [products, attributes, answered, sorted] = await Promise.all([
    readProducts(store),
    readAttributes(store),
    listingKey(store, request).then(readQuery<AnsweredListing>),
    sortsKey(store).then(readQuery<Pick<ProductList, 'sorts'>>),
  ])
  const rows = products.map(({ row }) => row)
  const list =
    (answered && withCards(answered, rows)) ??
    searchSaved(rows, { ...request, attributes, store, sorts: sorted?.sorts })
  const shown = new Set(list.cards.map(({ sku }) => sku))
  const moments = products.flatMap(({ row, savedAt }) => (shown.has(row.card.sku) ? [savedAt] : []))
  const savedAt = moments.toSorted()[0] ?? new Date().toISOString()
  return { list, savedAt, searchedProducts: rows.length }
}

interface AnsweredListing {
  skus: string[]
  list: Omit<ProductList, 'cards'>
}

async function readQuery<T>(key: string): Promise<T | null> {
  const [saved] = await savedCatalogue.read('query', [key])
  const value = saved?.value
  return isRecord(value) && value.format === pageFormat ? (value as T) : null // written above, in this form
}

function withCards({ skus, list }: AnsweredListing, rows: CatalogueRow[]): ProductList | null {
  const cards = skus.flatMap((sku) => rows.find(({ card }) => card.sku === sku)?.card ?? [])
  return cards.length === skus.length ? { ...list, cards } : null
}

const MAX_POPULAR = 8

/** The best sellers among the saved products, for a search that finds nothing. */
export async function readPopular(store: StoreView): Promise<ProductCard[]> {
  const products = await readProducts(store)
  return products
    .toSorted(({ row: one }, { row: other }) => other.popularity - one.popularity)
    .slice(0, MAX_POPULAR)
    .map(({ row }) => row.card)
}
