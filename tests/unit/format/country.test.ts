import { expect, test } from 'vitest'
import { formatCountry } from '#shared/format/country.ts'
import { storeViews } from '#shared/store-views.ts'

test.each([
  ['sv', 'Norge', 'Tyskland'],
  ['no', 'Norge', 'Tyskland'],
  ['en', 'Norway', 'Germany'],
] as const)('R1.34 the store %s names countries in its language', (code, norway, germany) => {
  expect(['NO', 'DE'].map((country) => formatCountry(country, storeViews[code]))).toEqual([norway, germany])
})

test.each(['', 'Sverige', 'SWE', 'X1'])('%o, which is no code, stays as it is', (country) => {
  expect(formatCountry(country, storeViews.sv)).toBe(country)
})
