export type Source = Record<string, unknown>

/** Which fields of a document an answer shows: patterns of `_source_include` and `_source_exclude`. */
export interface FieldPatterns {
  include: string[]
  exclude: string[]
}

export const everyField: FieldPatterns = { include: [], exclude: [] }

/** Reads a comma list of patterns. */
export const parsePatterns = (list: string | undefined): string[] =>
  list
    ?.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean) ?? []

/** Cuts documents to the fields asked for. A pattern names a path and all below it; `*` stands for any run of characters. */
export function createProjection({ include, exclude }: FieldPatterns): (source: Source) => Source {
  if (include.length === 0 && exclude.length === 0) return (source) => source
  const isIncluded = matcher(include)
  const isExcluded = matcher(exclude)
  const leadsToIncluded = ancestorMatcher(include)
  const cut = (source: Source, prefix: string, within: boolean): Source => {
    const kept: Source = {}
    for (const [name, value] of Object.entries(source)) {
      const path = prefix + name
      if (isExcluded(path)) continue
      const isWanted = within || include.length === 0 || isIncluded(path)
      if (!isWanted && !leadsToIncluded(path)) continue
      const next = cutValue(value, path, isWanted)
      if (next !== undefined) kept[name] = next
    }
    return kept
  }
  const cutValue = (value: unknown, path: string, within: boolean): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => cutValue(item, path, within))
      return within ? items : items.filter((item) => item !== undefined)
    }
    if (isObject(value)) {
      const kept = cut(value, `${path}.`, within)
      return within || Object.keys(kept).length > 0 ? kept : undefined
    }
    return within ? value : undefined
  }
  return (source) => cut(source, '', false)
}

/** Whether an answer with these patterns shows anything of `field`. */
export function showsField({ include, exclude }: FieldPatterns, field: string): boolean {
  if (matcher(exclude)(field)) return false
  return include.length === 0 || matcher(include)(field) || ancestorMatcher(include)(field)
}

const isObject = (value: unknown): value is Source => typeof value === 'object' && value !== null

type PathTest = (path: string) => boolean

function matcher(patterns: string[]): PathTest {
  return remembered(patterns.map((pattern) => new RegExp(`^${wild(pattern)}$`)))
}

/** Paths on the way to a pattern: `configurable_children` for `configurable_children.sku`. A leading `*` may be anywhere. */
function ancestorMatcher(patterns: string[]): PathTest {
  const tests = patterns.flatMap((pattern) => {
    const names = pattern.split('.')
    if (pattern.startsWith('*')) return [/./]
    return names.slice(1).map((_, at) => new RegExp(`^${wild(names.slice(0, at + 1).join('.'))}$`))
  })
  return remembered(tests)
}

/** The same few paths come back with every document of an answer. */
function remembered(tests: RegExp[]): PathTest {
  const known = new Map<string, boolean>()
  return (path) => {
    const answer = known.get(path) ?? tests.some((test) => test.test(path))
    known.set(path, answer)
    return answer
  }
}

const wild = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
