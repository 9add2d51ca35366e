import { expect, test } from 'vitest'
import { chunk } from '#shared/chunk.ts'

test('items are divided into lists in their order, the last of them shorter', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunk([1, 2], 2)).toEqual([[1, 2]])
  expect(chunk([], 2)).toEqual([])
})
