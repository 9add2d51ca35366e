import { expect, test } from 'vitest'
import { ageOf, DAY_SECONDS, DEFAULT_FRESHNESS, servesOnError } from '#worker/cache/freshness.ts'

const freshness = { freshSeconds: 10, staleSeconds: 20, errorSeconds: 100 }
const at = (seconds: number) => seconds * 1000

test.each([
  [0, 'fresh'],
  [9.9, 'fresh'],
  [10, 'stale'],
  [29.9, 'stale'],
  [30, 'expired'],
] as const)('after %d seconds an entry is %s', (seconds, age) => {
  expect(ageOf(0, at(seconds), freshness)).toBe(age)
})

test('an entry stands in for a failure until its error window ends', () => {
  expect(servesOnError(0, at(99), freshness)).toBe(true)
  expect(servesOnError(0, at(100), freshness)).toBe(false)
})

test('R9.1: the default life of a cached answer is 86400 seconds', () => {
  expect(DEFAULT_FRESHNESS.freshSeconds).toBe(86_400)
  expect(DAY_SECONDS).toBe(86_400)
})
