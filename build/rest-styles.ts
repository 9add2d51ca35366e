import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Kinds of pages whose first screen has a stylesheet of its own. */
export const FIRST_SCREENS = ['home', 'list', 'product'] as const

const STYLES = 'client/styles'
const REST = `${STYLES}/rest.css`

export const firstScreenPath = (name: string): string => `${STYLES}/first-screen/${name}.css`

/** No such file is on disk: `restStyles` makes it. */
export const restPath = (name: string): string => `${STYLES}/rest-of-${name}.css`

/** Makes the files of `restPath` for the build. */
export function restStyles(): Plugin {
  const nameOf = (path: string) => FIRST_SCREENS.find((name) => path.endsWith(restPath(name)))
  return {
    name: 'skare:rest-styles',
    enforce: 'pre',
    resolveId: (source) => (nameOf(source) ? resolve(source) : undefined),
    load(id) {
      const name = nameOf(id)
      return name && restContent(name)
    },
  }
}

/**
 * The styles that a first screen's stylesheet lacks: `rest.css` without the files that it imports. A rule that comes a second time
 * makes the browser compute the style of each of its elements again: on a list, of all cards.
 */
export function restContent(name: string): string {
  const firstScreen = new Set(importsOf(firstScreenPath(name)).map(({ path }) => path))
  return importsOf(REST)
    .filter(({ path }) => firstScreen.has(path))
    .reduce((text, { line }) => text.replace(line, ''), readFileSync(REST, 'utf8'))
}

/** The imports of a stylesheet: each line, and the file that it names. */
const importsOf = (file: string): { line: string; path: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(/^@import "([^"]+)".*$/gm)].map(([line, path = '']) => ({
    line,
    path: join(dirname(file), path),
  }))
