import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const DOOR = 'client/storage/'
const files = globSync('client/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
const outside = files.filter((file) => !file.startsWith(DOOR))
/** The source without its comments, which may speak of anything. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

describe('the browser’s storage has one door:', () => {
  test.each(['localStorage', 'sessionStorage', 'indexedDB', 'idb-keyval', 'navigator.locks'])(
    '%s is asked for in client/storage only, however it is spelled',
    (name) => {
      expect(outside.filter((file) => codeOf(file).includes(name))).toEqual([])
    },
  )

  test('each key has its line in the table', () => {
    const table = readFileSync(`${DOOR}storage-keys.ts`, 'utf8')
    const keys = outside
      .filter((file) =>
        /storage\/(?:device-storage|starter-storage|with-lock)/.test(readFileSync(file, 'utf8')),
      )
      .flatMap((file) =>
        [...codeOf(file).matchAll(/['`](skare:[a-z-]+)(?:[:'`])/g)].map(([, key = '']) => key),
      )
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !table.includes(key))).toEqual([])
    for (const line of table.split('\n').filter((text) => text.trim().startsWith('|')))
      expect(line, 'what it holds, and who owns it').toMatch(/\/\/ .+ · .+/)
  })
})
