import { describe, expect, test } from 'vitest'
import {
  delayMs,
  type FailedAttempts,
  forgetAt,
  noFailures,
  withFailure,
} from '#shared/account/failed-attempts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const FREE = 5
const NOW = Date.UTC(2026, 10, 23)

const failed = (count: number): FailedAttempts => ({ count, lastAt: NOW })

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
      attempts = withFailure(attempts, at)
      if (at === NOW)
        for (; delayMs(attempts, FREE, at) === 0; allowed += 1) attempts = withFailure(attempts, at)
    }
    expect(allowed).toBeGreaterThan(90)
    expect(allowed).toBeLessThan(110)
  })

  test('a day without a failure forgets them', () => {
    expect(withFailure(failed(9), forgetAt(failed(9)) - 1).count).toBe(10)
    expect(withFailure(failed(9), forgetAt(failed(9)))).toEqual({ count: 1, lastAt: forgetAt(failed(9)) })
  })
})
