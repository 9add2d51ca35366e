import { allOf, joinSql, prepare, raw, type Sql, sql } from '#platform/sql.ts'
import type { ContentQuery } from './query.ts'

/** A reference in JSON:API. */
export interface Reference {
  type: string
  id: string
}

/** An entry of the content service in one language. */
export interface ContentEntry extends Reference {
  attributes: Record<string, unknown>
  relationships: Record<string, { data: Reference | Reference[] | null }>
}

interface EntryRow {
  type: string
  id: string
  attributes: string
  relationships: string
}

/** The matching entries of a type: one page of them, and the total number. */
export async function findEntries(
  db: D1Database,
  type: string,
  query: ContentQuery,
): Promise<{ entries: ContentEntry[]; total: number }> {
  const { locale, filters, sort, limit, skip } = query
  const matched = sql`FROM content_entry WHERE type = ${type} AND locale = ${locale} AND ${allOf(filters.map(toCondition))}`
  const [page, count] = await db.batch<EntryRow & { total: number }>([
    prepare(
      db,
      sql`SELECT type, id, attributes, relationships ${matched} ORDER BY ${toOrder(sort)} LIMIT ${limit} OFFSET ${skip}`,
    ),
    prepare(db, sql`SELECT COUNT(*) AS total ${matched}`),
  ])
  return { entries: (page?.results ?? []).map(toEntry), total: count?.results[0]?.total ?? 0 }
}

/** The entry with this id, or null. */
export async function findEntry(
  db: D1Database,
  { type, id }: Reference,
  locale: string,
): Promise<ContentEntry | null> {
  const [entry] = await findReferenced(db, [{ type, id }], locale)
  return entry ?? null
}

/** The entries of some references; missing ones are left out. */
export async function findReferenced(
  db: D1Database,
  references: Reference[],
  locale: string,
): Promise<ContentEntry[]> {
  const pairs = JSON.stringify(references.map(({ type, id }) => [type, id]))
  const statement = sql`SELECT e.type, e.id, e.attributes, e.relationships FROM json_each(${pairs}) q
    CROSS JOIN content_entry e ON e.type = q.value ->> 0 AND e.locale = ${locale} AND e.id = q.value ->> 1`
  const { results } = await prepare(db, statement).all<EntryRow>()
  return results.map(toEntry)
}

const toEntry = ({ type, id, attributes, relationships }: EntryRow): ContentEntry => ({
  type,
  id,
  attributes: JSON.parse(attributes),
  relationships: JSON.parse(relationships),
})

/** A condition on the id, on an attribute, or on the entry of a relationship (`chapter.id`). */
function toCondition({ field, operator, value }: ContentQuery['filters'][number]): Sql {
  const column = toColumn(field)
  if (operator === '_ne') return sql`${column} IS NOT ${value}`
  if (operator === '_in')
    return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(value.split(','))}))`
  if (operator === '_startsWith') return sql`substr(${column}, 1, ${value.length}) = ${value}`
  if (operator === '_contains') return sql`instr(${column}, ${value}) > 0`
  if (field === 'title') return sql`${column} = ${value} COLLATE NOCASE` // brands: by lower-cased title (Spec §3)
  return sql`${column} = ${value}`
}

function toColumn(field: string): Sql {
  if (field === 'id') return raw('id')
  if (field === 'slug') return raw("json_extract(attributes, '$.slug')") // must equal the expression of the index
  const relationship = /^(\w+)\.id$/.exec(field)?.[1]
  if (relationship) return sql`json_extract(relationships, ${`$.${relationship}.data.id`})`
  return sql`CAST(json_extract(attributes, ${`$.${field}`}) AS TEXT)`
}

function toOrder(sort: ContentQuery['sort']): Sql {
  const orders = sort.map(({ field, descending }) => {
    const column = field === 'id' ? raw('id') : sql`json_extract(attributes, ${`$.${field}`})`
    return sql`${column} ${raw(descending ? 'DESC' : 'ASC')}`
  })
  return joinSql([...orders, raw('position'), raw('id')], ', ')
}
