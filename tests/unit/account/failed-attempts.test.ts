import { describe, expect, test } from 'vitest'
import {
  countOf,
  delayMs,
  type FailedAttempts,
  forgetAt,
  noFailures,
  withAttempt,
  withoutAttempt,
} from '#shared/account/failed-attempts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const FREE = 5
const NOW = Date.UTC(2026, 10, 23)

const failed = (count: number): FailedAttempts => ({ count, lastAt: NOW, underWay: [] })

describe('attempts to guess a secret', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 30 * SECOND],
    [6, MINUTE],
    [9, 8 * MINUTE],
    [10, 15 * MINUTE],
    [2000, 15 * MINUTE],
  ])('after %i failures the next one waits %i ms', (count, delay) => {
    expect(delayMs(failed(count), FREE, NOW)).toBe(delay)
    expect(delayMs(failed(count), FREE, NOW + delay)).toBe(0)
  })

  test('a thousand guesses at once: five are allowed; within a day about a hundred', () => {
    let attempts = noFailures
    let allowed = 0
    for (let at = NOW; at < NOW + 24 * 60 * MINUTE; at += 10 * SECOND) {
      if (delayMs(attempts, FREE, at) > 0) continue
      allowed += 1
      attempts = withAttempt(attempts, at)
      if (at === NOW)
        for (; delayMs(attempts, FREE, at) === 0; allowed += 1) attempts = withAttempt(attempts, at)
    }
    expect(allowed).toBeGreaterThan(90)
    expect(allowed).toBeLessThan(110)
  })

  test('a day without a failure forgets them', () => {
    expect(countOf(withAttempt(failed(9), forgetAt(failed(9)) - 1))).toBe(10)
    expect(countOf(withAttempt(failed(9), forgetAt(failed(9))))).toBe(1)
  })

  test('attempts at once that are all withdrawn, in any order, leave all as it was', () => {
    const times = [NOW + HOUR, NOW + HOUR, NOW + HOUR + SECOND, NOW + HOUR + 2 * SECOND]
    for (const ends of [times, times.toReversed()])
      expect(ends.reduce(withoutAttempt, times.reduce(withAttempt, failed(9)))).toEqual(failed(9))
  })

  test('of attempts at once that of the wrong one stays', () => {
    const began = [NOW + HOUR, NOW + HOUR + SECOND, NOW + HOUR + 2 * SECOND]
    const wrong = began.toSpliced(1, 1).reduce(withoutAttempt, began.reduce(withAttempt, failed(9)))
    expect([countOf(wrong), forgetAt(wrong)]).toEqual([10, forgetAt(failed(9)) + HOUR + SECOND])
  })

  test('right ones do not postpone that a day forgets, not even while they are looked up', () => {
    const late = withAttempt(failed(9), forgetAt(failed(9)) - SECOND)
    expect(countOf(withAttempt(late, forgetAt(failed(9))))).toBe(2)
  })

  test('what has no result after two minutes has failed, and only its number is kept', () => {
    const later = NOW + 2 * MINUTE
    expect(withAttempt(withAttempt(noFailures, NOW), later)).toEqual({
      count: 1,
      lastAt: NOW,
      underWay: [later],
    })
  })
})
