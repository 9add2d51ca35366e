import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHistory, findPurge, fromBytes, toBytes } from '#worker/cache/purge/purge-history.ts'

const number = fc.integer({ min: 0, max: Date.UTC(2100, 0) })
const tag = fc.oneof(
  fc.nat(200_000).map((id) => `P${id}`),
  fc.nat(4000).map((id) => `C${id}`),
  fc.constantFrom('*', 'P*', 'C*', 'content:home'),
)
const tags = fc.uniqueArray(fc.record({ tag, hard: number, soft: number }), { selector: (row) => row.tag })

test('a history has the numbers of every tag, and of no other', () => {
  fc.assert(
    fc.property(tags, tag, (rows, other) => {
      const history = createHistory({ sequence: 7, floor: 3, tags: rows })
      for (const { tag: name, hard, soft } of rows) expect(findPurge(history, name)).toEqual({ hard, soft })
      if (!rows.some((row) => row.tag === other)) expect(findPurge(history, other)).toBeNull()
    }),
  )
})

test('what a data centre shares is read as it was written', () => {
  fc.assert(
    fc.property(tags, number, (rows, readAt) => {
      const shared = { readAt, history: createHistory({ sequence: 7, floor: 3, tags: rows }) }
      const bytes = toBytes(shared)
      expect(bytes.byteLength).toBe(24 + 20 * rows.length)
      expect(fromBytes(bytes.buffer)).toEqual(shared)
    }),
  )
})

test.each([0, 23, 25, 43])('%i bytes are no history', (length) => {
  expect(() => fromBytes(new ArrayBuffer(length))).toThrow('not a purge history')
})

test('two tags with the same hash share the higher numbers', () => {
  const rows = [
    { tag: 'P329599', hard: 5, soft: 2 },
    { tag: 'P532382', hard: 3, soft: 4 },
  ]
  const history = createHistory({ sequence: 7, floor: 1, tags: rows })
  expect(rows.map(({ tag }) => findPurge(history, tag))).toEqual([
    { hard: 5, soft: 4 },
    { hard: 5, soft: 4 },
  ])
})

test('a hundred thousand products have a hash of their own, but for a few pairs', () => {
  const rows = Array.from({ length: 100_000 }, (_, id) => ({ tag: `P${id}`, hard: id + 1, soft: 0 }))
  const { hashes } = createHistory({ sequence: 7, floor: 3, tags: rows })
  expect(hashes.length).toBeGreaterThan(99_990)
})
