type SqlValue = string | number | null

/** A piece of SQL with the values of its placeholders, in order. */
export interface Sql {
  text: string
  values: SqlValue[]
}

/** SQL from a template: SQL parts are inserted as text, all other values are bound. */
export function sql(parts: TemplateStringsArray, ...inserts: (Sql | SqlValue)[]): Sql {
  const values: SqlValue[] = []
  const text = parts.reduce((before, part, at) => {
    const insert = inserts[at - 1] ?? null
    if (typeof insert === 'object' && insert !== null) {
      values.push(...insert.values)
      return before + insert.text + part
    }
    values.push(insert)
    return `${before}?${part}`
  })
  return { text, values }
}

/** SQL text that is not data: a column, a direction. */
export const raw = (text: string): Sql => ({ text, values: [] })

/** The pieces one after another, with `separator` between them. */
export const joinSql = (pieces: Sql[], separator: string): Sql => ({
  text: pieces.map(({ text }) => text).join(separator),
  values: pieces.flatMap(({ values }) => values),
})

/** All of the conditions; none is true. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.length > 0 ? joinSql(conditions.map(bracketed), ' AND ') : raw('1')

/** At least one of the conditions; none is false. */
export const anyOf = (conditions: Sql[]): Sql =>
  conditions.length > 0 ? joinSql(conditions.map(bracketed), ' OR ') : raw('0')

const bracketed = ({ text, values }: Sql): Sql => ({ text: `(${text})`, values })

/** The values as a list for `IN`: integers are part of the statement, other values are one JSON value. */
export function listOf(values: (string | number)[]): Sql {
  const isPlain = values.length <= PLAIN_LIST_LENGTH && values.every(Number.isSafeInteger)
  return isPlain
    ? raw(`(${values.join(',')})`)
    : sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
}

const PLAIN_LIST_LENGTH = 50 // longer lists make a new statement text for every request

/** Prepares a statement. */
export const prepare = (db: D1Database, { text, values }: Sql): D1PreparedStatement =>
  db.prepare(text).bind(...values)
