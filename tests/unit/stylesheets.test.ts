import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'client/styles'
const text = readFileSync(join(FOLDER, 'index.css'), 'utf8')
const imported = [...text.matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
  normalize(join(FOLDER, path)),
)

/** The styles that come with a script's code. */
const adopted = globSync('client/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.css)\?inline'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  ),
)

test('every stylesheet is part of the one that pages load, or comes with a script, once', () => {
  const all = globSync('client/**/*.css').filter((file) => file !== join(FOLDER, 'index.css'))
  expect([...imported, ...adopted].toSorted()).toEqual(all.toSorted())
})
