import { allOf, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import { type BoxKind, parseListId } from './keys.ts'
import {
  byPopularity,
  planBrands,
  planProducts,
  type RecommendedProduct,
  readProducts,
  toRecommended,
} from './recommended-products.ts'

/** Data of the current page: its brand or its product. */
interface CrawledData {
  brand?: string | undefined
  productNumber?: string | undefined
}

const BOX_SIZE = 12

/** The products of a recommendation list (contract §14.2); an unknown list is empty. */
export async function fillBox(
  db: D1Database,
  { id, about, origin }: { id: string; about: CrawledData; origin: string },
): Promise<RecommendedProduct[]> {
  const list = parseListId(id)
  if (!list) return []
  const { kind, store } = list
  const conditions = [LISTED, sql`p.store_id = ${store.id}`, ...conditionsOf(kind, store, about)]
  const matched = sql`${SOURCES[kind]} WHERE ${allOf(conditions)}`
  const order =
    kind === 'viewed' ? raw('COALESCE(seen.views, 0) DESC, p.popularity DESC, p.id') : byPopularity
  const rows = await readProducts(db, planProducts(store, { matched, order, limit: BOX_SIZE, skip: 0 }))
  return toRecommended(rows, store, origin)
}

const LISTED = raw('p.visibility IN (2, 4) AND p.status IN (0, 1) AND p.is_in_stock = 1')

const SOURCES: Record<BoxKind, Sql> = {
  top: raw('FROM listing p'),
  related: raw('FROM listing p'),
  viewed: raw(
    'FROM listing p LEFT JOIN product_view seen ON seen.store_id = p.store_id AND seen.product_id = p.id',
  ),
}

function conditionsOf(kind: BoxKind, store: Store, { brand, productNumber }: CrawledData): Sql[] {
  const ofBrand = brand
    ? [
        sql`p.id IN (SELECT product_id FROM facet WHERE store_id = ${store.id} AND attribute = 'ls_brand'
          AND value IN (SELECT id FROM (${planBrands(store)}) WHERE name = ${brand} COLLATE NOCASE))`,
      ]
    : []
  if (!productNumber) return ofBrand
  const other = sql`p.sku <> ${productNumber}`
  return kind === 'related' ? [...ofBrand, other, inSameCategory(store, productNumber)] : [...ofBrand, other]
}

/** Products in a product's deepest category. */
const inSameCategory = (store: Store, sku: string): Sql => sql`p.id IN (
  SELECT product_id FROM facet WHERE store_id = ${store.id} AND attribute = 'category_ids' AND value = (
    SELECT f.value FROM listing own JOIN facet f ON f.store_id = own.store_id AND f.attribute = 'category_ids'
      AND f.product_id = own.id
    JOIN document d ON d.store_id = f.store_id AND d.entity = 'category' AND d.id = f.value
    WHERE own.store_id = ${store.id} AND own.sku = ${sku} ORDER BY d.source ->> '$.level' DESC, f.value LIMIT 1))`
