import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What decides the form of a page's data: its types, and how it is written as lines. */
const ROOTS = ['shared/page-data.ts', 'shared/page-lines.ts']
const LENGTH = 6 // characters

/**
 * A hash of the modules that decide the form of page data. Two builds with the same hash read each other's saved pages.
 * Comments, spaces and what is exported do not count.
 */
export function pageFormatHash(): string {
  const hash = createHash('sha256')
  for (const file of [...withImports(ROOTS)].sort()) hash.update(codeOf(file))
  return hash.digest('hex').slice(0, LENGTH)
}

/** The files with everything that they import inside `shared/`. */
function withImports(files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const imports = [...codeOf(file).matchAll(/from\s*'(\.[^']+)'/g)]
    withImports(
      imports.map(([, path = '']) => join(dirname(file), path)),
      seen,
    )
  }
  return seen
}

const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replace(/^export /gm, '')
    .replace(/\s+/g, ' ')
    .trim()
