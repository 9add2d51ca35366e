import type { Plugin } from 'vite'
import { chunkRules } from './chunk-rules.ts'

/** Beginnings of paths that have named a module so far. */
const used = new Set<string>()

const isBelow = (id: string, paths: string[]): boolean => {
  const found = paths.filter((path) => id.includes(`/${path}`))
  for (const path of found) used.add(path)
  return found.length > 0
}

/** The rules as the bundler takes them. */
export const chunkGroups = chunkRules.map(({ name, include, exclude = [], priority }) => ({
  name,
  test: (id: string) => isBelow(id, include) && !isBelow(id, exclude),
  priority,
}))

/**
 * Fails the build when a path of the rules names nothing: it has moved, and its code with it, into another file. Also when
 * built files import each other in a circle: which of them runs first is then left to who asks.
 */
export function checkedChunks(): Plugin {
  return {
    name: 'skare:checked-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const paths = chunkRules.flatMap(({ include, exclude = [] }) => [...include, ...exclude])
      const unused = paths.filter((path) => !used.has(path))
      if (unused.length > 0) this.error(`chunkRules name nothing: ${unused.join(', ')}`)
      const imports = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      )
      const circle = inCircles(new Map(imports))
      if (circle.length > 0) this.error(`built files import each other: ${circle.join(', ')}`)
    },
  }
}

/** The files that import themselves by way of others, and what lies between two such circles. */
export function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const rest = new Map(imports)
  const isImported = (file: string) => [...rest.values()].some((imported) => imported.includes(file))
  for (let size = -1; size !== rest.size; ) {
    size = rest.size
    for (const [file, imported] of rest)
      if (!imported.some((one) => rest.has(one)) || !isImported(file)) rest.delete(file)
  }
  return [...rest.keys()]
}
