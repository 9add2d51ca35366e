import { expect, test } from 'vitest'
import { formatDate } from '#shared/format/date.ts'
import { storeViews } from '#shared/store-views.ts'

test.each([
  ['sv', '21 november 2026'],
  ['no', '21. november 2026'],
  ['en', '21 November 2026'],
] as const)('R1.39 the store %s writes %s', (code, expected) => {
  expect(formatDate(new Date('2026-11-21T12:00:00Z'), storeViews[code])).toBe(expected)
})

test('R1.39 the day is that of the store, not of the server', () => {
  expect(formatDate(new Date('2026-11-20T23:30:00Z'), storeViews.sv)).toBe('21 november 2026')
})
