import { beforeEach, expect, test, vi } from 'vitest'
import { pageFormatHash } from '../../build/page-format.ts'

const { sources } = vi.hoisted(() => ({ sources: { change: (code: string) => code } }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, readFileSync: (file: string) => sources.change(fs.readFileSync(file, 'utf8')) }
})

const hashWith = (change: (code: string) => string) => {
  sources.change = change
  return pageFormatHash()
}

beforeEach(() => {
  sources.change = (code) => code
})

test('pages that a device has saved stay readable where only comments, spaces or exports are others', () => {
  const hash = pageFormatHash()
  expect(hashWith((code) => `/** New. */\n${code}\n\n`)).toBe(hash)
  expect(hashWith((code) => code.replace(/^export (?=type|interface|const|function)/gm, ''))).toBe(hash)
})

test('another form of the data is another format', () => {
  const hash = pageFormatHash()
  expect(hashWith((code) => code.replace('canonical: string', 'canonical: number'))).not.toBe(hash)
})
