import { expect, test } from 'vitest'
import { taxCountry } from '#shared/checkout/tax-country.ts'

test.each<[string, string | undefined, string | undefined, ReturnType<typeof taxCountry>]>([
  ['where it goes', 'FI', 'SE', { country: 'FI', isUnset: false }],
  ['R5.21: without an address, the store’s own', undefined, 'SE', { country: 'SE', isUnset: false }],
  ['R5.21: an empty country is none', '', 'NO', { country: 'NO', isUnset: false }],
  [
    'R5.22 R9.46: Poland where none is set, and that is to be told',
    undefined,
    '',
    { country: 'PL', isUnset: true },
  ],
])('%s', (_, shippingCountry, country, expected) => {
  expect(taxCountry(shippingCountry, { country })).toEqual(expected)
})
