import { expect, test } from 'vitest'
import { planVisit, sessionEnd } from '#shared/account/customer-session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const limits = { idleMs: 24 * HOUR, longestMs: 72 * HOUR }

test.each([
  ['without a visit it ends when it has been idle', { startedAt: 0, lastSeenAt: 0 }, 24 * HOUR],
  ['each visit puts the end off', { startedAt: 0, lastSeenAt: 20 * HOUR }, 44 * HOUR],
  ['no visit puts it off beyond the longest life', { startedAt: 0, lastSeenAt: 70 * HOUR }, 72 * HOUR],
])('%s', (_, session, end) => {
  expect(sessionEnd(session, limits)).toBe(end)
})

test.each([
  ['at once', { startedAt: 0, lastSeenAt: 0 }, 0, 'goesOn'],
  ['within five minutes of the last one', { startedAt: 0, lastSeenAt: 0 }, 5 * MINUTE - 1, 'goesOn'],
  ['after five minutes', { startedAt: 0, lastSeenAt: 0 }, 5 * MINUTE, 'note'],
  ['a moment before it has been idle for too long', { startedAt: 0, lastSeenAt: 0 }, 24 * HOUR - 1, 'note'],
  ['idle for too long', { startedAt: 0, lastSeenAt: 0 }, 24 * HOUR, 'ended'],
  ['seen a moment ago, but too old', { startedAt: 0, lastSeenAt: 72 * HOUR - 1 }, 72 * HOUR, 'ended'],
  ['from a clock that was put back', { startedAt: HOUR, lastSeenAt: HOUR }, 0, 'goesOn'],
] as const)('a visit %s', (_, session, now, plan) => {
  expect(planVisit(session, limits, now)).toBe(plan)
})
