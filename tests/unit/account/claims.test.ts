import { expect, test } from 'vitest'
import { isPostponed, postpone } from '#client/features/outbox/postponed-question.ts'
import { findClaim, parseClaims, withClaim } from '#shared/account/claims.ts'

const now = new Date('2026-11-21T10:46:03.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const claim = { code: 'outbox.later', value: ['a'], description: 'put off' }

test('R3.54 a claim has a code, the moment it was made, a value and a description', () => {
  const claims = withClaim([], claim, now)
  expect(claims).toEqual([{ ...claim, created_at: '2026-11-21T10:46:03.000Z' }])
  expect(parseClaims(JSON.stringify(claims))).toEqual(claims)
})

test('a newer claim takes the place of the one with its code', () => {
  const claims = withClaim(withClaim([], claim, now), { ...claim, value: ['b'] }, later(1))
  expect(claims).toEqual([{ ...claim, value: ['b'], created_at: later(1).toISOString() }])
})

test('a claim is found as long as it counts', () => {
  const claims = withClaim([], claim, now)
  const asked = { now: later(2), maxAgeMs: 3 * 3_600_000 }
  expect(findClaim(claims, claim.code, asked)?.value).toEqual(['a'])
  expect(findClaim(claims, claim.code, { ...asked, maxAgeMs: 3_600_000 })).toBeNull()
  expect(findClaim(claims, 'other', asked)).toBeNull()
})

test.each([[null], ['{'], ['{"code":1}'], ['[{"code":"a"}]']])('a text like %s holds no claims', (text) => {
  expect(parseClaims(text)).toEqual([])
})

test('R3.54 R4.88 the question about waiting orders, once closed, comes back after a day', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, text: string) => kept.set(key, text).size > 0,
    removeItem: () => undefined,
    isWorking: () => true,
  }
  expect(isPostponed(now, storage)).toBe(false)
  postpone(['a'], now, storage)
  expect(isPostponed(later(23), storage)).toBe(true)
  expect(isPostponed(later(25), storage)).toBe(false)
  expect(isPostponed(later(-25), storage)).toBe(false) // the clock was set back
})
