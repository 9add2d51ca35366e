import { expect, test } from 'vitest'
import { closedDaysOf } from '#platform/commerce/delivery/closed-days.ts'
import { dispatchTimes } from '#platform/commerce/delivery/dispatch.ts'

test.each([
  [2024, '2024-03-29', '2024-04-01', '2024-05-09', '2024-06-21'],
  [2025, '2025-04-18', '2025-04-21', '2025-05-29', '2025-06-20'],
  [2026, '2026-04-03', '2026-04-06', '2026-05-14', '2026-06-19'],
  [2049, '2049-04-16', '2049-04-19', '2049-05-27', '2049-06-25'],
  [2076, '2076-04-17', '2076-04-20', '2076-05-28', '2076-06-19'],
])('the moving holidays of %i', (year, ...days) => {
  expect(closedDaysOf(year)).toEqual(expect.arrayContaining(days))
})

test('the platform tells the days off of the next weeks, over the turn of the year', () => {
  expect(dispatchTimes(new Date('2026-12-01T12:00:00Z')).closed_days).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
    '2027-01-01',
    '2027-01-06',
  ])
})
