import { describe, expect, test } from 'vitest'
import {
  type BeforeCall,
  freshToken,
  planAfterAnswer,
  planAfterRefresh,
  planCall,
  type TokenState,
} from '#shared/account/token-refresh.ts'

const dead = { isDead: true, isStale: false }

describe('before a call', () => {
  test.each<[string, TokenState['refresh'], boolean, BeforeCall]>([
    ['is sent while no refresh is under way', 'idle', true, 'send'],
    ['waits while a refresh is under way', 'running', true, 'wait'],
    ['R4.99 R8.2: is aborted after a refresh that failed', 'failed', true, 'abort'],
    ['of a guest does not care about a refresh', 'running', false, 'send'],
    ['of a guest does not care about a failed refresh', 'failed', false, 'send'],
  ])('a call %s', (_, refresh, hasToken, plan) => {
    expect(planCall({ refresh, attempts: 0 }, hasToken)).toBe(plan)
  })
})

describe('after an answer', () => {
  test('R4.96: a dead token is refreshed, and the others know that a refresh is under way', () => {
    expect(planAfterAnswer(freshToken, dead)).toEqual({
      kind: 'refresh',
      state: { refresh: 'running', attempts: 1 },
    })
  })

  test('R4.97: another call whose token has been replaced meanwhile is only made again', () => {
    expect(planAfterAnswer(freshToken, { isDead: true, isStale: true }).kind).toBe('retry')
    expect(planAfterAnswer({ refresh: 'running', attempts: 1 }, dead).kind).toBe('retry')
  })

  test('R4.98 R9.13: a token that is dead after one refresh ends the session', () => {
    const renewed = planAfterRefresh({ refresh: 'running', attempts: 1 }, 'renewed')
    expect(planAfterAnswer(renewed, dead)).toEqual({
      kind: 'endSession',
      state: { refresh: 'failed', attempts: 1 },
    })
  })

  test('an answer with the new token makes room for another refresh', () => {
    const renewed = planAfterRefresh({ refresh: 'running', attempts: 1 }, 'renewed')
    expect(planAfterAnswer(renewed, { isDead: false, isStale: false }).state).toEqual(freshToken)
  })
})

test('R4.98: after a refresh that is refused nothing is sent; one that nobody answered may be tried again', () => {
  expect(planAfterRefresh({ refresh: 'running', attempts: 1 }, 'refused').refresh).toBe('failed')
  expect(planAfterRefresh({ refresh: 'running', attempts: 1 }, 'away')).toEqual(freshToken)
})
