export type SqlValue = string | number | null

/** A piece of SQL with the values of its placeholders, in order. */
export interface Sql {
  text: string
  values: SqlValue[]
}

/** SQL from a template: pieces are spliced in, everything else becomes a bound value. */
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

/** A piece of SQL that is not data: a column, a direction. */
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

/** The values as a list for `IN`: whole numbers stand in the statement, anything else travels as one JSON value. */
export function listOf(values: (string | number)[]): Sql {
  const isPlain = values.length <= PLAIN_LIST_LENGTH && values.every(Number.isSafeInteger)
  return isPlain
    ? raw(`(${values.join(',')})`)
    : sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
}

const PLAIN_LIST_LENGTH = 50 // longer lists make a new statement text for every request

/** A piece made ready to run. */
export const prepare = (db: D1Database, { text, values }: Sql): D1PreparedStatement =>
  db.prepare(text).bind(...values)
