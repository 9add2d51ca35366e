import { describe, expect, test } from 'vitest'
import { PAGE_PREFIX, type PageMetadata, previewPurge, toMetadata } from '#worker/cache/page-index.ts'

/** A KV namespace that lists pages, in parts as the real one does. */
function kvWith(pages: PageMetadata[]): KVNamespace {
  const keys = pages.map((metadata, at) => ({ name: `${PAGE_PREFIX}${at}`, metadata }))
  const list = async ({ limit = 1000, cursor = '0' }) => {
    const end = Number(cursor) + limit
    const part = { keys: keys.slice(Number(cursor), end), cacheStatus: null }
    return end < keys.length
      ? { ...part, list_complete: false, cursor: String(end) }
      : { ...part, list_complete: true }
  }
  return { list } as unknown as KVNamespace
}

const pages = (count: number, tags: string[]) =>
  Array.from({ length: count }, (_, at) => toMetadata({ path: `/sida/${at}`, tags }))

describe('the preview of a purge', () => {
  test('shows the pages that have a tag, from all parts of the list, and no others', async () => {
    const kv = kvWith([...pages(1200, ['P2']), toMetadata({ path: '/skidor', tags: ['P1', 'C*'] })])
    expect(await previewPurge(kv, ['P1'])).toEqual({
      paths: ['/skidor'],
      possiblePaths: [],
      scanned: 1201,
      isComplete: true,
    })
  })

  test.each([
    ['as many as it shows', 500, true],
    ['more than it shows', 501, false],
    ['more than it reads', 10_001, false],
  ])('of %s says so: complete is %s', async (_, count, isComplete) => {
    const preview = await previewPurge(kvWith(pages(count, ['P1'])), ['P1'])
    expect(preview).toMatchObject({ isComplete, scanned: Math.min(count, 10_000) })
    expect(preview.paths).toHaveLength(500)
  })

  test('of everything shows every page', async () => {
    const kv = kvWith([...pages(2, ['P2']), toMetadata({ path: '/skidor', tags: [] })])
    expect((await previewPurge(kv, ['*'])).paths).toEqual(['/sida/0', '/sida/1', '/skidor'])
  })

  test('names pages apart whose tags do not all fit beside them', async () => {
    const many = Array.from({ length: 400 }, (_, at) => `P${10_000 + at}`)
    const preview = await previewPurge(kvWith([toMetadata({ path: '/skidor', tags: many })]), ['P1'])
    expect(preview).toMatchObject({ paths: [], possiblePaths: ['/skidor'] })
  })
})

test('tags fill the metadata to its last byte, and a tag that does not fit is left out whole', () => {
  const longest = 'P'.padEnd(1000 - JSON.stringify({ path: '/p', tags: '', cut: true }).length, '1')
  expect(toMetadata({ path: '/p', tags: [longest] })).toEqual({ path: '/p', tags: longest })
  expect(toMetadata({ path: '/p', tags: ['C7', longest] })).toEqual({ path: '/p', tags: 'C7', cut: true })
})

test('however long a path is, tags fit beside its beginning', () => {
  const path = `/${'skidor/'.repeat(500)}`
  expect(toMetadata({ path, tags: ['C7'] })).toEqual({ path: path.slice(0, 200), tags: 'C7' })
})
