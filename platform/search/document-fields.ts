import type { Bound, Field } from './operators.ts'
import { allOf, listOf, raw, type Sql, sql } from './sql.ts'

/**
 * A field of a small entity, read from its document: there are some dozens of them per store. A dotted name reaches
 * into objects; an array matches by any of its elements.
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
    among: (values) =>
      some(sql`v.value IN (SELECT value FROM json_each(${JSON.stringify(values.flatMap(spellings))}))`),
    within: (bounds) => some(allOf(bounds.map(compare))),
    present: some(raw('v.value IS NOT NULL')),
  }
}

const productId = raw("json_extract(d.source, '$.product_id')") // in the very form of its index

/** Reviews are found by their product: there are many of them. */
const productIdField: Field = {
  among: (values) => sql`${productId} IN ${listOf(values.map(Number))}`,
  within: (bounds) =>
    allOf(bounds.map(({ comparison, value }) => sql`${productId} ${raw(comparison)} ${Number(value)}`)),
  present: sql`${productId} IS NOT NULL`,
}

/** The order expression of a document's field. */
export const documentSort = (attribute: string): Sql => sql`json_extract(d.source, ${`$."${attribute}"`})`

/** A value in the forms a document may hold it: numbers equal their texts, booleans are 1 and 0 in SQL. */
function spellings(value: string | number | boolean): (string | number)[] {
  if (value === true || value === 'true') return [1, 'true', '1']
  if (value === false || value === 'false') return [0, 'false', '0']
  return value !== '' && !Number.isNaN(Number(value)) ? [Number(value), String(value)] : [value]
}

const compare = ({ comparison, value }: Bound): Sql =>
  sql`CAST(v.value AS REAL) ${raw(comparison)} CAST(${value} AS REAL)`
