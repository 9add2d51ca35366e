import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Who imports whom: path of a file → paths of the files it names, type imports included. Paths start at the root. */
export type ImportGraph = Map<string, Set<string>>

/** Static and dynamic imports, re-exports and `import('…')` types. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g

/** The import graph of the TypeScript files below `folders`. Packages and generated modules are left out. */
export function readImportGraph(folders: string[]): ImportGraph {
  const files = new Set(folders.flatMap(sourcesBelow))
  return new Map([...files].map((file) => [file, importsOf(file, files)]))
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => join(folder, path))

function importsOf(file: string, files: Set<string>): Set<string> {
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    resolveImport(file, name),
  )
  return new Set(found.filter((path) => files.has(path)))
}

const resolveImport = (from: string, name: string): string =>
  name.startsWith('#') ? name.slice(1) : normalize(join(dirname(from), name))

/** Groups of files that reach each other, largest first: each is a circle or a knot of circles (Tarjan, 1972). */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    let low = number
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === number) circles.push(stack.splice(stack.indexOf(file)))
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length)
}
