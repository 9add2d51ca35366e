import { prepare, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'

/** A product in the service's responses (contract §14). Amounts are gross, major units. */
export interface RecommendedProduct {
  title: string
  url: string
  imageUrl: string
  price: number | null
  priceFormatted: string
  /** Price before the reduction; 0: not reduced. */
  oldPrice: number
  brand: string
  productNumber: string
  extraData: { sku: string }
}

interface Row {
  sku: string
  name: string
  url_path: string
  final_price: number | null
  price: number | null
  image: string | null
  brand: string | null
}

/** The products of `matched` (rows `p`), in the given order. */
export const planProducts = (
  store: Store,
  { matched, order, limit, skip }: { matched: Sql; order: Sql; limit: number; skip: number },
): Sql => sql`SELECT hit.sku, hit.name, hit.url_path, hit.final_price,
    d.source ->> '$.price' AS price, d.source ->> '$.image' AS image, brand.name AS brand
  FROM (SELECT p.* ${matched} ORDER BY ${order} LIMIT ${limit} OFFSET ${skip}) hit
  CROSS JOIN product d ON d.store_id = ${store.id} AND d.id = hit.id
  LEFT JOIN (${planBrands(store)}) brand ON brand.id = d.source ->> '$.ls_brand'`

/** The brands: options of the attribute, `(id, name)`. */
export const planBrands = (store: Store): Sql => sql`SELECT CAST(o.value ->> 'value' AS INTEGER) AS id,
    o.value ->> 'label' AS name FROM document a, json_each(a.source, '$.options') o
  WHERE a.store_id = ${store.id} AND a.entity = 'attribute' AND json_extract(a.source, '$.attribute_code') = 'ls_brand'`

/** Popular ones first. */
export const byPopularity = raw('p.popularity DESC, p.id')

const IMAGE_BOX = '/img/600/744/resize' // Spec §9, gallery

/** Rows of `planProducts` in the form of responses. `origin` is the origin of the shop's addresses. */
export const toRecommended = (rows: unknown[], store: Store, origin: string): RecommendedProduct[] =>
  (rows as Row[]).map(({ sku, name, url_path, final_price, price, image, brand }) => ({
    title: name,
    url: `${origin}/${url_path}`,
    imageUrl: image ? `${origin}${IMAGE_BOX}${image}` : '',
    price: final_price,
    priceFormatted: final_price === null ? '' : formatPrice(final_price, store),
    oldPrice: price !== null && final_price !== null && price > final_price ? price : 0,
    brand: brand ?? '',
    productNumber: sku,
    extraData: { sku },
  }))

const formatPrice = (amount: number, { locale, currency }: Store): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)

/** Runs a query for products. */
export async function readProducts(db: D1Database, plan: Sql): Promise<unknown[]> {
  return (await prepare(db, plan).all()).results
}
