import { prepare, sql } from '#platform/sql.ts'
import type { Store } from '../commerce/stores.ts'
import type { Source } from './fields.ts'
import { readDocument } from './product-document.ts'

/** The entity at a path: a product (also a child of a configurable), a category or a cms_page. */
interface UrlTarget {
  type: string
  id: number
  source: Source
}

interface UrlRow {
  type: string
  id: number
  sku: string | null
  product: string | null
  detail: string | null
  document: string | null
}

/** The document whose `url_path` or `identifier` is exactly `path` (contract §10), or null. One round trip. */
export async function findUrl(db: D1Database, store: Store, path: string): Promise<UrlTarget | null> {
  const query = sql`SELECT u.type, u.id, u.sku, p.source AS product, p.detail, d.source AS document FROM url u
    LEFT JOIN product p ON u.type = 'product' AND p.store_id = u.store_id
      AND p.id = COALESCE((SELECT o.parent_id FROM offer o WHERE o.store_id = u.store_id AND o.sku = u.sku), u.id)
    LEFT JOIN document d ON d.store_id = u.store_id AND d.entity = u.type AND d.id = u.id
    WHERE u.store_id = ${store.id} AND u.path = ${path}`
  const row = await prepare(db, query).first<UrlRow>()
  if (!row) return null
  const { type, id } = row
  if (type === 'product') return { type, id, source: productAt(row) }
  return row.document ? { type, id, source: JSON.parse(row.document) } : null
}

/** A child's own document: not visible individually, with its own path. */
function productAt({ id, product, detail }: UrlRow): Source {
  const document = readDocument({ source: product ?? '{}', detail: detail ?? '' })
  if (document.id === id) return document
  const children = Array.isArray(document.configurable_children) ? document.configurable_children : []
  const child = children.find((one: Source) => one.id === id)
  return {
    ...child,
    type_id: 'simple',
    visibility: NOT_VISIBLE,
    tax_class_id: document.tax_class_id,
    name: document.name,
    slug: child?.url_key,
  }
}

const NOT_VISIBLE = 1 // platform's "not visible individually"
