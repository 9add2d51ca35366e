import { expect, test } from 'vitest'
import { ageOf, DEFAULT_FRESHNESS, lifeFrom, servesOnError } from '#worker/cache/freshness.ts'

const freshness = { freshSeconds: 10, staleSeconds: 20, errorSeconds: 100 }
const at = (seconds: number) => seconds * 1000
const life = lifeFrom(0, freshness, { random: 0.5 })

test.each([
  [0, 'fresh'],
  [9.9, 'fresh'],
  [10, 'stale'],
  [29.9, 'stale'],
  [30, 'expired'],
] as const)('after %d seconds an entry is %s', (seconds, age) => {
  expect(ageOf(life, at(seconds))).toBe(age)
})

test('an entry stands in for a failure until its error window ends', () => {
  expect(servesOnError(life, at(99))).toBe(true)
  expect(servesOnError(life, at(100))).toBe(false)
})

test('what is stored together runs out within a tenth either way, not at once', () => {
  const ends = [0, 0.5, 1].map((random) => lifeFrom(0, freshness, { random }).freshUntil)
  expect(ends).toEqual([at(9), at(10), at(11)])
})

test('nothing is fresh for longer than what it was made of', () => {
  const { freshUntil, staleUntil } = lifeFrom(0, freshness, { random: 0.5, freshUntil: at(3) })
  expect([freshUntil, staleUntil]).toEqual([at(3), at(23)])
})

test('nothing is stale for longer than what it was made of', () => {
  const { freshUntil, staleUntil } = lifeFrom(0, freshness, { random: 0.5, staleUntil: at(15) })
  expect([freshUntil, staleUntil]).toEqual([at(10), at(15)])
})

test('what turns wrong at a known time is neither fresh nor stale after it, but stands in for a failure', () => {
  const short = lifeFrom(0, freshness, { random: 0.5, validUntil: at(3) })
  expect([ageOf(short, at(2.9)), ageOf(short, at(3))]).toEqual(['fresh', 'expired'])
  expect(servesOnError(short, at(50))).toBe(true)
  const long = lifeFrom(0, freshness, { random: 0.5, validUntil: at(20) })
  expect([ageOf(long, at(19.9)), ageOf(long, at(20))]).toEqual(['stale', 'expired'])
})

test('R9.1: the default life of a cached answer is 86400 seconds', () => {
  expect(DEFAULT_FRESHNESS.freshSeconds).toBe(86_400)
  expect(lifeFrom(0, DEFAULT_FRESHNESS, { random: 0.5 }).freshUntil).toBe(at(86_400))
})
