import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test('security.txt has the fields of RFC 9116, and the address of SECURITY.md', () => {
  const lines = read('public/.well-known/security.txt').trim().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const [, address = '-'] = /^mailto:(.+)$/.exec(fields.Contact) ?? []
  expect(read('SECURITY.md')).toContain(`<${address}>`)
  expect(new Date(fields.Expires).toISOString()).toBe(fields.Expires)
  expect(fields.Canonical).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/)
})

test('the file is served as it is, not by the worker', () => {
  expect(read('wrangler.toml')).toContain('"!/.well-known/security.txt"')
})
