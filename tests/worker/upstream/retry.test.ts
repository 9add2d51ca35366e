import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FailedAttempt, parseRetryAfter, planRetry } from '#worker/upstream/retry.ts'

const aFailure: FailedAttempt = {
  attempt: 1,
  kind: 'unreachable',
  isSafeRead: true,
  remainingMs: 1000,
  hasRetryAfter: false,
  random: 0.5,
}

describe('a failed call', () => {
  test.each([
    ['a lost connection', {}, 100],
    ['a broken answer', { kind: 'garbage' }, 100],
    ['a gateway without its server', { kind: 'overloaded' }, 100],
    ['a cart or an order', { isSafeRead: false }, null],
    ['the second try', { attempt: 2 }, null],
    ['an upstream that named a time', { kind: 'overloaded', hasRetryAfter: true }, null],
    ['silence', { kind: 'timeout' }, null],
    ['a throttled route', { kind: 'throttled' }, null],
    ['an open breaker', { kind: 'refused' }, null],
    ['a page whose time is nearly up', { remainingMs: 200 }, null],
  ] as const)('after %s is tried again after %s ms (null: not)', (_, change, delayMs) => {
    expect(planRetry({ ...aFailure, ...change })).toBe(delayMs)
  })

  test('R9.6: the second try always fits into what is left of the deadline', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.nat(2000), random, (remainingMs, at) => {
        const delayMs = planRetry({ ...aFailure, remainingMs, random: at })
        if (delayMs !== null) expect(delayMs).toBeLessThan(remainingMs)
      }),
    )
  })
})

test.each([
  ['30', 30_000],
  ['Sat, 21 Nov 2026 12:00:10 GMT', 10_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 1000],
  ['0', 1000],
  ['3600', 60_000],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s is %s ms', (header, ms) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(ms)
})
