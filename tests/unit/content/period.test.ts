import { describe, expect, test } from 'vitest'
import { nextChange, stateOf, toPeriod } from '#shared/content/period.ts'

const STOCKHOLM = 'Europe/Stockholm'
const at = (text: string) => Date.parse(text)
const period = toPeriod({ startsAt: '2026-11-01', endsAt: '2027-06-13' }, STOCKHOLM)

describe('R2.29: a campaign runs for whole days of the shop', () => {
  test.each([
    ['2026-10-31T22:59:59Z', 'upcoming'],
    ['2026-10-31T23:00:00Z', 'running'],
    ['2027-06-13T21:59:59Z', 'running'],
    ['2027-06-13T22:00:00Z', 'over'],
  ])('at %s it is %s', (time, state) => expect(stateOf(period, at(time))).toBe(state))

  test.each([
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
  ])('%s begins at midnight, though clocks change in its night', (startsAt, expected) =>
    expect(toPeriod({ startsAt, endsAt: null }, STOCKHOLM).startsAt).toBe(at(expected)),
  )

  test.each([
    ['2026-11-30T23:59:59', '2026-11-30T22:59:59Z'],
    ['2027-06-30T12:00', '2027-06-30T10:00:00Z'],
    ['2026-11-30T23:59:59.000+02:00', '2026-11-30T21:59:59Z'],
  ])('a moment without a zone, %s, is one of the clocks of the store', (endsAt, expected) => {
    expect(toPeriod({ startsAt: null, endsAt }, STOCKHOLM).endsAt).toBe(at(expected))
  })

  test('a moment is what it says', () => {
    const { endsAt } = toPeriod({ startsAt: null, endsAt: '2026-12-13T17:00:00Z' }, STOCKHOLM)
    expect(endsAt).toBe(at('2026-12-13T17:00:00Z'))
  })
})

test('the next change is the first edge to come, of any of them', () => {
  const lasting = { startsAt: null, endsAt: null }
  expect(nextChange([lasting, period], at('2026-10-01'))).toBe(period.startsAt)
  expect(nextChange([lasting, period], at('2026-12-01'))).toBe(period.endsAt)
  expect(nextChange([lasting, period], at('2028-01-01'))).toBeNull()
})
