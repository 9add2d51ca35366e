/** What a merchant's catalogue calls attributes, by the shop's own names: `{ ls_farg: 'color' }`. */
type AttributeNames = Record<string, string>

/** Fields of an index are attributes, and what an answer makes of them: `agg_terms_color_options`. */
const FIELD = /^(agg_terms_|configurable_children\.)?(.+?)(_options)?$/
/** Keys whose values are names of attributes, in queries and in documents. */
const NAMING_KEYS = new Set(['attribute', 'attribute_code', 'field', 'in', 'eq'])

/** A query for the platform, in the names of its catalogue. */
export const toCatalogueNames = <T>(query: T, names: AttributeNames): T =>
  isEmpty(names) ? query : (renamed(query, names) as T) // the same shape with other names

/** Fields to include or leave out. `ls_*` does not find what a merchant calls otherwise. */
export function toCatalogueFields(fields: string[], names: AttributeNames): string[] {
  const all = Object.values(names)
  return fields.flatMap((field) => {
    const [, prefix = ''] = /^(.*)ls_\*$/.exec(field) ?? []
    return field.endsWith('ls_*')
      ? [field, ...all.flatMap((name) => [prefix + name, `${prefix}${name}_options`])]
      : renameField(field, names)
  })
}

/** What a platform answers, in the names of the shop. */
export const toShopNames = <T>(answer: T, names: AttributeNames): T =>
  isEmpty(names) ? answer : (renamed(answer, inverted(names)) as T) // the same shape with other names

const isEmpty = (names: AttributeNames): boolean => Object.keys(names).length === 0

const inverted = (names: AttributeNames): AttributeNames =>
  Object.fromEntries(Object.entries(names).map(([own, other]) => [other, own]))

function renamed(value: unknown, names: AttributeNames, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names, key))
  if (typeof value === 'string') return NAMING_KEYS.has(key) ? renameField(value, names) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [renameField(name, names), renamed(inner, names, name)]),
  )
}

function renameField(field: string, names: AttributeNames): string {
  const [, prefix = '', name = field, suffix = ''] = FIELD.exec(field) ?? []
  return `${prefix}${names[name] ?? name}${suffix}`
}
