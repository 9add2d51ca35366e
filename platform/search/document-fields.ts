import { allOf, listOf, raw, type Sql, sql } from '#platform/sql.ts'
import type { Bound, Field } from './operators.ts'

/**
 * A field of a small entity, read from its document; there are only some dozens per store. Dots in a name go into
 * objects. An array matches when any element does.
 */
export function documentField(attribute: string): Field {
  const path = `$.${attribute
    .split('.')
    .map((name) => JSON.stringify(name))
    .join('.')}`
  if (attribute === 'product_id') return productIdField
  const some = (condition: Sql): Sql =>
    sql`EXISTS (SELECT 1 FROM json_each(d.source, ${path}) v WHERE ${condition})`
  return {
    terms: (values) =>
      some(sql`v.value IN (SELECT value FROM json_each(${JSON.stringify(values.flatMap(spellings))}))`),
    range: (bounds) => some(allOf(bounds.map(compare))),
    exists: some(raw('v.value IS NOT NULL')),
  }
}

const productId = raw("json_extract(d.source, '$.product_id')") // must equal the expression of the index

/** Reviews are many, so they are found by an index on their product. */
const productIdField: Field = {
  terms: (values) => sql`${productId} IN ${listOf(values.map(Number))}`,
  range: (bounds) =>
    allOf(bounds.map(({ comparison, value }) => sql`${productId} ${raw(comparison)} ${Number(value)}`)),
  exists: sql`${productId} IS NOT NULL`,
}

/** The SQL to order by a document's field. */
export const documentSort = (attribute: string): Sql => sql`json_extract(d.source, ${`$."${attribute}"`})`

/** The forms of a value in a document: numbers equal their texts, and booleans are 1 and 0 in SQL. */
function spellings(value: string | number | boolean): (string | number)[] {
  if (value === true || value === 'true') return [1, 'true', '1']
  if (value === false || value === 'false') return [0, 'false', '0']
  return value !== '' && !Number.isNaN(Number(value)) ? [Number(value), String(value)] : [value]
}

const compare = ({ comparison, value }: Bound): Sql =>
  sql`CAST(v.value AS REAL) ${raw(comparison)} CAST(${value} AS REAL)`
