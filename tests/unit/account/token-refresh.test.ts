import { describe, expect, test } from 'vitest'
import {
  freshToken,
  planAfterAnswer,
  planAfterRefresh,
  planCall,
  type TokenState,
} from '#shared/account/token-refresh.ts'

const dead = { isDead: true, isStale: false }

describe('before a call', () => {
  test.each<[string, TokenState['lock'], boolean, object]>([
    ['is sent while the lock is free', 0, true, { kind: 'send' }],
    ['R4.100: waits a second while a refresh is under way', 1, true, { kind: 'wait', waitMs: 1000 }],
    ['R4.99 R8.2: is aborted with 401 after a refresh that failed', -1, true, { kind: 'abort', code: 401 }],
    ['of a guest does not care about a refresh', 1, false, { kind: 'send' }],
    ['of a guest does not care about a failed refresh', -1, false, { kind: 'send' }],
  ])('a call %s', (_, lock, hasToken, plan) => {
    expect(planCall({ lock, attempts: 0 }, hasToken)).toEqual(plan)
  })
})

describe('after an answer', () => {
  test('R4.96: a dead token is refreshed, the lock is set to 1', () => {
    expect(planAfterAnswer(freshToken, dead)).toEqual({ kind: 'refresh', state: { lock: 1, attempts: 1 } })
  })

  test('R4.97: another call whose token has been replaced meanwhile is only made again', () => {
    expect(planAfterAnswer(freshToken, { isDead: true, isStale: true }).kind).toBe('retry')
    expect(planAfterAnswer({ lock: 1, attempts: 1 }, dead).kind).toBe('retry')
  })

  test('R4.98 R9.13: a token that is dead after one refresh ends the session', () => {
    const renewed = planAfterRefresh({ lock: 1, attempts: 1 }, 'renewed')
    expect(planAfterAnswer(renewed, dead)).toEqual({ kind: 'endSession', state: { lock: -1, attempts: 1 } })
  })

  test('an answer with the new token makes room for another refresh', () => {
    const renewed = planAfterRefresh({ lock: 1, attempts: 1 }, 'renewed')
    expect(planAfterAnswer(renewed, { isDead: false, isStale: false }).state).toEqual(freshToken)
  })
})

test('R4.98: a refresh that is refused locks everything; one that nobody answered locks nothing', () => {
  expect(planAfterRefresh({ lock: 1, attempts: 1 }, 'refused').lock).toBe(-1)
  expect(planAfterRefresh({ lock: 1, attempts: 1 }, 'away')).toEqual(freshToken)
})
