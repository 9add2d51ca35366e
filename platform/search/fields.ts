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

/** `whole`: with everything below it, but for what is excluded there; `part`: only what is asked for below it. */
type Verdict = 'whole' | 'part' | 'none'

/** A field with what is known of the fields below it: the same few come back with every document and every child. */
interface FieldNode {
  path: string
  verdict: Verdict
  below: Map<string, FieldNode>
}

/** Cuts documents to the fields asked for. A pattern names a path and all below it; `*` stands for any run of characters. */
export function createProjection({ include, exclude }: FieldPatterns): (source: Source) => Source {
  if (include.length === 0 && exclude.length === 0) return (source) => source
  const judge = judgeOf({ include, exclude })
  const nodeOf = (above: FieldNode, name: string): FieldNode => {
    const known = above.below.get(name)
    if (known) return known
    const path = above.path ? `${above.path}.${name}` : name
    const node: FieldNode = { path, verdict: judge(path, above.verdict), below: new Map() }
    above.below.set(name, node)
    return node
  }
  const cut = (source: Source, node: FieldNode): Source => {
    const kept: Source = {}
    for (const name in source) {
      const below = nodeOf(node, name)
      const value = source[name]
      if (below.verdict === 'none') continue
      if (isObject(value)) kept[name] = cutNested(value, below)
      else if (below.verdict === 'whole') kept[name] = value
    }
    return kept
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

/** Whether an answer with these patterns shows anything of `field`. */
export const showsField = (patterns: FieldPatterns, field: string): boolean =>
  judgeOf(patterns)(field, patterns.include.length === 0 ? 'whole' : 'part') !== 'none'

function judgeOf({ include, exclude }: FieldPatterns): (path: string, above: Verdict) => Verdict {
  const included = include.map(toTest)
  const excluded = exclude.map(toTest)
  const leading = include.flatMap(waysTo)
  const matches = (tests: RegExp[], path: string) => tests.some((test) => test.test(path))
  return (path, above) => {
    if (matches(excluded, path)) return 'none'
    if (above === 'whole' || matches(included, path)) return 'whole'
    return matches(leading, path) ? 'part' : 'none'
  }
}

const toTest = (pattern: string) => new RegExp(`^${wild(pattern)}$`)

/** Paths on the way to a pattern: `configurable_children` for `configurable_children.sku`; anything for a leading `*`. */
function waysTo(pattern: string): RegExp[] {
  if (pattern.startsWith('*')) return [/./]
  const names = pattern.split('.')
  return names.slice(1).map((_, at) => toTest(names.slice(0, at + 1).join('.')))
}

const wild = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
