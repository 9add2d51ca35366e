import { allOf, anyOf, prepare, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import { findByText, planFound } from '../search/find-by-text.ts'
import { conditionOf } from '../search/operators.ts'
import { productField } from '../search/product-fields.ts'
import type { Filter } from '../search/query.ts'
import {
  byPopularity,
  planBrands,
  planProducts,
  type RecommendedProduct,
  toRecommended,
} from './recommended-products.ts'

/** A partner search (contract §14.1). */
interface PartnerSearch {
  store: Store
  text: string
  /** `brand:Nordvind`, `price:20,100`, `hierarchies:Skidor`; values of one key are alternatives. */
  filters: { key: string; value: string }[]
  limit: number
  skip: number
  categoryLimit: number
  wantsFilters: boolean
  origin: string
}

interface Count {
  title: string
  count: number
}

interface PartnerAnswer {
  product_results: number
  start: number
  result: RecommendedProduct[]
  filters?: { hierarchies: Count[]; brand: Count[] }
  categories: { title: string; url: string }[]
}

const MATCHING_CATEGORIES = `SELECT source ->> '$.name' AS title, source ->> '$.url_path' AS path FROM document
  WHERE store_id = ? AND entity = 'category' AND source ->> '$.is_active' AND ? <> '' AND instr(lower(source ->> '$.name'), lower(?)) > 0
  ORDER BY source ->> '$.position' LIMIT ?`

/** Searches products by text and filters, with their categories and brands. */
export async function searchForPartner(db: D1Database, search: PartnerSearch): Promise<PartnerAnswer> {
  const { store, text, limit, skip, categoryLimit, wantsFilters, origin } = search
  const matched = await planMatched(db, search)
  const order = text === '' ? byPopularity : raw('found.score DESC, p.popularity DESC, p.id')
  const facets = wantsFilters ? [planHierarchies(store, matched), planBrandCounts(store, matched)] : []
  const [products, total, categories, hierarchies, brand] = await db.batch<Record<string, unknown>>([
    prepare(db, planProducts(store, { matched, order, limit, skip })),
    prepare(db, sql`SELECT COUNT(*) AS total ${matched}`),
    db.prepare(MATCHING_CATEGORIES).bind(store.id, text, text, categoryLimit),
    ...facets.map((facet) => prepare(db, facet)),
  ])
  const counts = (rows: unknown[] = []) => rows as Count[] // the columns of the two statements
  return {
    product_results: Number(total?.results[0]?.total ?? 0),
    start: skip,
    result: toRecommended(products?.results ?? [], store, origin),
    ...(wantsFilters && {
      filters: { hierarchies: counts(hierarchies?.results), brand: counts(brand?.results) },
    }),
    categories: (categories?.results ?? []).map(({ title, path }) => ({
      title: String(title),
      url: `${origin}/${path}`,
    })),
  }
}

/** The SQL after `SELECT …`: `p` is the product, `found.score` its score when there is a text. */
async function planMatched(db: D1Database, { store, text, filters }: PartnerSearch): Promise<Sql> {
  const visible: Filter[] = [
    { attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' },
    { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
  ]
  const shown = conditionOf(visible, (attribute, scope) => productField(store.id, attribute, scope))
  const chosen = [...Map.groupBy(filters, ({ key }) => key)].map(([key, list]) =>
    planChosen(
      store,
      key,
      list.map(({ value }) => value),
    ),
  )
  const where = sql`p.store_id = ${store.id} AND ${allOf([shown, ...chosen])}`
  if (text === '') return sql`FROM listing p WHERE ${where}`
  const found = await findByText(db, store, { text, filters: visible })
  if (!found) return sql`FROM listing p CROSS JOIN (SELECT 0 AS score) found WHERE 0`
  return sql`${planFound(store, found).from} WHERE ${where}`
}

/**
 * The values of one key, combined with "or". Names are compared without case, because partners write brands in several
 * ways.
 */
function planChosen(store: Store, key: string, values: string[]): Sql {
  const names = JSON.stringify(values)
  const among = (column: string) =>
    sql`${raw(column)} COLLATE NOCASE IN (SELECT value FROM json_each(${names}))`
  if (key === 'brand') {
    return sql`p.id IN (SELECT product_id FROM facet WHERE store_id = ${store.id} AND attribute = 'ls_brand'
      AND value IN (SELECT id FROM (${planBrands(store)}) WHERE ${among('name')}))`
  }
  if (key === 'hierarchies') {
    return sql`p.id IN (SELECT product_id FROM facet WHERE store_id = ${store.id} AND attribute = 'category_ids'
      AND value IN (SELECT id FROM document WHERE store_id = ${store.id} AND entity = 'category'
        AND ${among("(source ->> '$.name')")}))`
  }
  return key === 'price' ? anyOf(values.map(planRange)) : raw('0') // an unknown key matches nothing
}

/** `20,100`; without an end it is open there. */
function planRange(range: string): Sql {
  const [from = '', to = ''] = range.split(',')
  const end = to === '' ? Number.MAX_SAFE_INTEGER : Number(to)
  return sql`p.final_price BETWEEN ${Number(from)} AND ${end}`
}

const planHierarchies = (store: Store, matched: Sql): Sql => sql`SELECT d.source ->> '$.name' AS title,
    COUNT(*) AS count FROM facet f CROSS JOIN document d ON d.store_id = ${store.id} AND d.entity = 'category'
      AND d.id = f.value
  WHERE f.store_id = ${store.id} AND f.attribute = 'category_ids' AND f.product_id IN (SELECT p.id ${matched})
  GROUP BY f.value ORDER BY count DESC, f.value`

const planBrandCounts = (store: Store, matched: Sql): Sql => sql`SELECT brand.name AS title, COUNT(*) AS count
  FROM facet f JOIN (${planBrands(store)}) brand ON brand.id = f.value
  WHERE f.store_id = ${store.id} AND f.attribute = 'ls_brand' AND f.product_id IN (SELECT p.id ${matched})
  GROUP BY f.value ORDER BY count DESC, f.value`
