export type Source = Record<string, unknown>

/** The fields of a document to return: patterns of `_source_include` and `_source_exclude`. */
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

/** `whole`: with all fields below it, except excluded ones. `part`: only with requested fields below it. */
type Verdict = 'whole' | 'part' | 'none'

/** A field with the cached fields below it. The same few occur in every document and every child. */
interface FieldNode {
  path: string
  verdict: Verdict
  below: Map<string, FieldNode>
}

/**
 * Reduces documents to the requested fields. A pattern matches a path and all fields below it; `*` matches any
 * characters.
 */
export function createProjection({ include, exclude }: FieldPatterns): (source: Source) => Source {
  if (include.length === 0 && exclude.length === 0) return (source) => source
  const judge = judgeOf({ include, exclude })
  const nodeOf = (above: FieldNode, name: string): FieldNode => {
    const cached = above.below.get(name)
    if (cached) return cached
    const path = above.path ? `${above.path}.${name}` : name
    const node: FieldNode = { path, verdict: judge(path, above.verdict), below: new Map() }
    above.below.set(name, node)
    return node
  }
  const cut = (source: Source, node: FieldNode): Source => {
    const result: Source = {}
    for (const name in source) {
      const below = nodeOf(node, name)
      const value = source[name]
      if (below.verdict === 'none') continue
      if (isObject(value)) result[name] = cutNested(value, below)
      else if (below.verdict === 'whole') result[name] = value
    }
    return result
  }
  const cutNested = (value: Source, node: FieldNode): unknown => {
    if (node.verdict === 'whole' && exclude.length === 0) return value
    if (!Array.isArray(value)) return cut(value, node)
    const shown: unknown[] = node.verdict === 'whole' ? value : value.filter(isObject)
    return shown.map((item) => (isObject(item) ? cutNested(item, node) : item))
  }
  const root: FieldNode = { path: '', verdict: include.length === 0 ? 'whole' : 'part', below: new Map() }
  return (source) => cut(source, root)
}

const isObject = (value: unknown): value is Source => typeof value === 'object' && value !== null

/** Whether these patterns include anything of `field`, a path. */
export function showsField(patterns: FieldPatterns, field: string): boolean {
  const judge = judgeOf(patterns)
  const names = field.split('.')
  const start: Verdict = patterns.include.length === 0 ? 'whole' : 'part'
  const verdict = names.reduce<Verdict>(
    (above, _, at) => (above === 'none' ? above : judge(names.slice(0, at + 1).join('.'), above)),
    start,
  )
  return verdict !== 'none'
}

function judgeOf({ include, exclude }: FieldPatterns): (path: string, above: Verdict) => Verdict {
  const included = include.map(toTest)
  const excluded = exclude.map(toTest)
  const leading = include.flatMap(prefixesOf)
  const matches = (tests: RegExp[], path: string) => tests.some((test) => test.test(path))
  return (path, above) => {
    if (matches(excluded, path)) return 'none'
    if (above === 'whole' || matches(included, path)) return 'whole'
    return matches(leading, path) ? 'part' : 'none'
  }
}

const toTest = (pattern: string) => new RegExp(`^${wild(pattern)}$`)

/** Prefixes of a pattern: `configurable_children` for `configurable_children.sku`; everything for a leading `*`. */
function prefixesOf(pattern: string): RegExp[] {
  if (pattern.startsWith('*')) return [/./]
  const names = pattern.split('.')
  return names.slice(1).map((_, at) => toTest(names.slice(0, at + 1).join('.')))
}

const wild = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')
