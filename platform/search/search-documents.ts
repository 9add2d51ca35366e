import { joinSql, prepare, raw, type Sql, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import type { Hit } from './answer.ts'
import { documentField, documentSort } from './document-fields.ts'
import { createProjection, type FieldPatterns } from './fields.ts'
import { conditionOf } from './operators.ts'
import { noMapping, type Page, type SearchQuery } from './query.ts'

/** Searchable entities other than products (contract §8.1). */
export const DOCUMENT_ENTITIES = ['category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block']

interface DocumentSearch {
  store: Store
  entity: string
  query: SearchQuery
  page: Page
  fields: FieldPatterns
}

/** Searches categories, attributes and other small entities, which are read from their documents. */
export async function searchDocuments(
  db: D1Database,
  { store, entity, query, page, fields }: DocumentSearch,
): Promise<{ hits: Hit[]; total: number }> {
  const matched = sql`FROM document d WHERE d.store_id = ${store.id} AND d.entity = ${entity}
    AND ${conditionOf(query.filters, documentField)}`
  const order = query.filters.length > 0 ? planOrder(query) : raw('d.id')
  const [hits, total] = await db.batch<{ source: string; total: number }>([
    prepare(db, sql`SELECT d.source ${matched} ORDER BY ${order} LIMIT ${page.size} OFFSET ${page.from}`),
    prepare(db, sql`SELECT COUNT(*) AS total ${matched}`),
  ])
  const project = createProjection(fields)
  const score = query.sort.length > 0 ? null : query.filters.length > 0 ? 0 : 1
  return {
    hits: (hits?.results ?? []).map(({ source }) => ({ source: project(JSON.parse(source)), score })),
    total: total?.results[0]?.total ?? 0,
  }
}

function planOrder({ sort }: SearchQuery): Sql {
  const orders = sort.map(({ field, descending }) => {
    if (!/^[\w.]+$/.test(field)) throw noMapping(field)
    const column = documentSort(field.replace(/\.keyword$/, ''))
    return sql`${column} IS NULL, ${column} ${raw(descending ? 'DESC' : 'ASC')}`
  })
  return joinSql([...orders, raw('d.id')], ', ')
}
