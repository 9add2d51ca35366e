import { allOf, listOf, raw, type Sql, sql } from '#platform/sql.ts'
import type { Bound, Field } from './operators.ts'
import type { Filter } from './query.ts'

/** Product fields that are columns, with their types. All prices are the same column (contract §17 C20). */
const columns: Record<string, { column: string; type: 'number' | 'text' }> = {
  id: { column: 'p.id', type: 'number' },
  status: { column: 'p.status', type: 'number' },
  visibility: { column: 'p.visibility', type: 'number' },
  price: { column: 'p.final_price', type: 'number' },
  final_price: { column: 'p.final_price', type: 'number' },
  discount: { column: 'p.discount', type: 'number' },
  popularity: { column: 'p.popularity', type: 'number' },
  'stock.is_in_stock': { column: 'p.is_in_stock', type: 'number' },
  sku: { column: 'p.sku', type: 'text' },
  type_id: { column: 'p.type_id', type: 'text' },
  url_path: { column: 'p.url_path', type: 'text' },
  url_key: { column: 'p.url_key', type: 'text' },
  slug: { column: 'p.url_key', type: 'text' },
  name: { column: 'p.name', type: 'text' },
  'name.keyword': { column: 'p.name', type: 'text' },
  created_at: { column: 'p.created_at', type: 'text' },
  updated_at: { column: 'p.updated_at', type: 'text' },
}

/** Names come from the shopper's address: `constructor` is no column. */
const entryOf = (name: string) => (Object.hasOwn(columns, name) ? columns[name] : undefined)

/** The column of a sort field, or undefined. Names follow the store's alphabet. */
export function sortColumn(field: string): string | undefined {
  if (field === 'random') return 'random()'
  if (field === 'name' || field === 'name.keyword') return 'p.name_order'
  return entryOf(field)?.column
}

/** The column of `listing` with a field's numbers, or undefined. */
export function columnOf(field: string): string | undefined {
  const entry = entryOf(field)
  return entry?.type === 'number' ? entry.column.replace('p.', '') : undefined
}

/**
 * The location of a product's field (contract §15.3): a column, a child's sku or id, a category's name, otherwise the facet
 * table.
 */
export function productField(storeId: number, attribute: string, scope: Filter['scope']): Field {
  const entry = entryOf(attribute)
  if (entry) return columnField(raw(entry.column), entry.type)
  if (attribute === 'configurable_children.sku') return childField(storeId, 'sku')
  if (attribute === 'configurable_children.id') return childField(storeId, 'product_id')
  if (/^category\.name(\.keyword)?$/.test(attribute)) return categoryNameField(storeId)
  if (attribute === 'category.category_id') return facetField(storeId, ['category_ids'])
  return facetField(storeId, facetNames(attribute, scope))
}

/** Names of an attribute in the facet table; `catalog` filters also use those of configurable children. */
export const facetNames = (attribute: string, scope: Filter['scope']): string[] =>
  scope === 'catalog' ? [attribute, `${attribute}_options`] : [attribute]

function columnField(column: Sql, type: 'number' | 'text'): Field {
  return {
    terms: (values) =>
      sql`${column} IN ${listOf(type === 'number' ? toNumbers(values) : values.map(String))}`,
    range: (bounds) => allOf(bounds.map((bound) => compare(column, bound))),
    exists: sql`${column} IS NOT NULL`,
  }
}

/** A field in the facet table; a range must hold for a single value. */
function facetField(storeId: number, attributes: string[]): Field {
  const names: Sql = { text: attributes.map(() => '?').join(','), values: attributes }
  const store = raw(String(storeId)) // a statement has few places for values
  const idsWhere = (condition: Sql): Sql => sql`SELECT product_id FROM facet WHERE store_id = ${store}
    AND attribute IN (${names}) AND ${condition}`
  const having = (condition: Sql): Sql => sql`p.id IN (${idsWhere(condition)})`
  const isOneOf = (values: (string | number | boolean)[]) => sql`value IN ${listOf(toNumbers(values))}`
  return {
    idsOfTerms: (values) => idsWhere(isOneOf(values)),
    terms: (values) => having(isOneOf(values)),
    range: (bounds) => having(allOf(bounds.map((bound) => compare(raw('value'), bound)))),
    exists: having(raw('1')),
  }
}

function childField(storeId: number, column: 'sku' | 'product_id'): Field {
  const { terms, range } = columnField(raw(column), column === 'sku' ? 'text' : 'number')
  const parents = (condition: Sql): Sql => sql`p.id IN (SELECT parent_id FROM offer
    WHERE store_id = ${storeId} AND parent_id IS NOT NULL AND ${condition})`
  return {
    terms: (values) => parents(terms(values)),
    range: (bounds) => parents(range(bounds)),
    exists: sql`p.type_id = ${'configurable'}`,
  }
}

function categoryNameField(storeId: number): Field {
  const inCategories = (
    condition: Sql,
  ): Sql => sql`p.id IN (SELECT product_id FROM facet WHERE store_id = ${storeId}
    AND attribute = 'category_ids' AND value IN (SELECT id FROM document d WHERE d.store_id = ${storeId}
    AND d.entity = 'category' AND ${condition}))`
  const name = raw("json_extract(d.source, '$.name')")
  return {
    terms: (values) => inCategories(sql`${name} IN ${listOf(values.map(String))}`),
    range: (bounds) => inCategories(allOf(bounds.map((bound) => compare(name, bound)))),
    exists: inCategories(raw('1')),
  }
}

const compare = (column: Sql, { comparison, value }: Bound): Sql =>
  sql`${column} ${raw(comparison)} ${isNumeric(value) ? Number(value) : value}`

/** Whether a limit is compared as a number. */
export const isNumeric = (value: string | number) =>
  typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(value)

/** Numbers, numeric texts and booleans as numbers (contract §15.2, Coercion); other texts match nothing. */
export const toNumbers = (values: (string | number | boolean)[]): number[] =>
  values.map(toNumber).filter((value) => !Number.isNaN(value))

function toNumber(value: string | number | boolean): number {
  if (value === '') return Number.NaN
  return value === 'true' || value === 'false' ? Number(value === 'true') : Number(value)
}
