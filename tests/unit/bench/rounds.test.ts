import { expect, test } from 'vitest'
import { interleave, median, ratioOf, slopeOf } from '../../bench/rounds.ts'

test('every round measures every case once and starts with another one', async () => {
  const order: string[] = []
  const take = (name: string) => async () => order.push(name)
  await interleave({ a: take('a'), b: take('b'), c: take('c') }, 3)
  expect(order.join('')).toBe('abcbcacab')
})

test('a ratio is taken inside each round, so that a slow round does not count', () => {
  expect(ratioOf([10, 1, 12], [20, 2, 24])).toEqual({ median: 0.5, lowest: 0.5, highest: 0.5 })
})

test('of an even number of values the upper middle one is the median', () => {
  expect(median([4, 1, 3, 2])).toBe(3)
})

test.each([
  [[5, 5, 5, 5], 0],
  [[1, 3, 5, 7], 2],
  [[10, 8, 6], -2],
])('%j grows by %d from one value to the next', (values, slope) => {
  expect(slopeOf(values)).toBeCloseTo(slope)
})
