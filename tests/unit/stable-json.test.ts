import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stableJson } from '#shared/stable-json.ts'

test('keys stand in order, at every depth; lists keep theirs', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }, 'x'], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1},"x"]}')
})

test('nothing is null', () => {
  expect(stableJson(undefined)).toBe('null')
})

test('the order keys were set in makes no difference', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).toReversed())
      expect(stableJson(reversed)).toBe(stableJson(record))
    }),
  )
})
