import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'client/styles'
const text = readFileSync(join(FOLDER, 'index.css'), 'utf8')
const imported = [...text.matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
  normalize(join(FOLDER, path)),
)

test('every stylesheet is part of the one that pages load, once', () => {
  const all = globSync('client/**/*.css').filter((file) => file !== join(FOLDER, 'index.css'))
  expect(imported.toSorted()).toEqual(all.toSorted())
})
