import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { PICTURE_GROUND } from '#platform/images/picture-ground.ts'
import { FIRST_SCREENS, firstScreenPath, restContent } from '../../build/rest-styles.ts'

const STYLES = 'client/styles'

/** All stylesheets that one imports, however deep, each as often as it is imported. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@import "([^"]+)"/g)].flatMap(([, path = '']) => {
    const imported = normalize(join(dirname(file), path))
    return [imported, ...importsOf(imported)]
  })

/** The styles that come with a script's code. */
const adopted = globSync('client/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.css)\?inline'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  ),
)

const WHOLE = join(STYLES, 'index.css')
const firstScreens = globSync(`${STYLES}/first-screen/*.css`)

test('what stands around the demo shop’s pictures has their colour', () => {
  expect(readFileSync(join(STYLES, 'tokens.css'), 'utf8')).toContain(`--picture: ${PICTURE_GROUND};`)
})

test('a picture that is given a width is given a shape, too: its file may have another one than its box', () => {
  const rules = globSync('client/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.picture \{([^{}]*)/g)].map(
      ([, rule = '']) => `${file}: ${rule}`,
    ),
  )
  const shapeless = rules.filter(
    (rule) => /\swidth: [\d.]+rem/.test(rule) && !/\s(height|aspect-ratio):/.test(rule),
  )
  expect(shapeless).toEqual([])
})

test('every stylesheet is part of the one that pages load, or comes with a script, once', () => {
  const all = globSync('client/**/*.css').filter((file) => file !== WHOLE && !firstScreens.includes(file))
  expect([...importsOf(WHOLE), ...adopted].toSorted()).toEqual(all.toSorted())
})

test.each(firstScreens)('%s has styles of the whole only, in its order and layers', (file) => {
  const order = importLines(join(STYLES, 'core.css')).concat(importLines(join(STYLES, 'rest.css')))
  const places = importLines(file).map((line) => order.indexOf(line))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.each(FIRST_SCREENS)('%s: first screen and rest have each style of the whole once', (name) => {
  const lines = [...importLines(firstScreenPath(name)), ...linesOf(restContent(name))]
  expect(lines.toSorted()).toEqual(importLines(join(STYLES, 'rest.css')).toSorted())
})

/** `file.css layer(name)` of each import, but that of the core. */
const importLines = (file: string): string[] => linesOf(readFileSync(file, 'utf8'))

const linesOf = (styles: string): string[] =>
  [...styles.matchAll(/@import "([^"]+)" (layer\(\w+\));/g)].map(
    ([, path = '', layer]) => `${basename(path)} ${layer}`,
  )
