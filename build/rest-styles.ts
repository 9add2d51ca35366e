import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Kinds of pages whose first screen has a stylesheet of its own. */
export const FIRST_SCREENS = ['home', 'list', 'product'] as const

const STYLES = 'client/styles'
const REST = `${STYLES}/rest.css`

export const firstScreenStyles = (name: string): string => `${STYLES}/first-screen/${name}.css`

/** Only `restStyles` has a file of this name. */
export const restOfStyles = (name: string): string => `${STYLES}/rest-of-${name}.css`

/**
 * The styles that a first screen's stylesheet lacks: `rest.css` without what is in it. A rule that comes a second time makes the
 * browser compute the style of each of its elements again: on a list, of all cards.
 */
export function restStyles(): Plugin {
  return {
    name: 'skare:rest-styles',
    enforce: 'pre',
    resolveId: (source) => (nameOf(source) ? resolve(source) : undefined),
    load(id) {
      const name = nameOf(id)
      if (!name) return undefined
      this.addWatchFile(resolve(REST))
      return restOf(name)
    },
  }
}

const nameOf = (path: string) => FIRST_SCREENS.find((name) => path.endsWith(restOfStyles(name)))

function restOf(name: string): string {
  const firstScreen = new Set(importsOf(firstScreenStyles(name)).map(({ path }) => path))
  const [layers = ''] = /^@layer .*$/m.exec(readFileSync(REST, 'utf8')) ?? []
  const imports = importsOf(REST).filter(({ path }) => !firstScreen.has(path))
  return [layers, ...imports.map(({ line }) => line)].join('\n')
}

/** The imports of a stylesheet: each line, and the file that it names. */
const importsOf = (file: string): { line: string; path: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(/^@import "([^"]+)".*$/gm)].map(([line, path = '']) => ({
    line,
    path: join(dirname(file), path),
  }))
