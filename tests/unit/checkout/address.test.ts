import { describe, expect, test } from 'vitest'
import {
  type FieldErrorKey,
  type FieldErrors,
  normaliseAddress,
  normaliseContact,
  normaliseZipCode,
  validateAddress,
  validateContact,
} from '#shared/checkout/address.ts'
import { exampleOf, knowsZipCodes } from '#shared/checkout/country-formats.ts'
import { storeViews } from '#shared/store-views.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'

type Address = ReturnType<typeof anAddress>
type Contact = ReturnType<typeof aContact>

describe('validateContact', () => {
  test.each<[string, Partial<Contact>, FieldErrors<Contact>]>([
    ['right details have no errors', {}, {}],
    ['R5.14 an e-mail is required', { emailAddress: ' ' }, { emailAddress: 'errors.field.required' }],
    [
      'R5.16 an e-mail needs an at sign',
      { emailAddress: 'asa.berg' },
      { emailAddress: 'errors.field.email' },
    ],
    ['R5.16 an e-mail needs a domain', { emailAddress: 'asa@berg' }, { emailAddress: 'errors.field.email' }],
    [
      'R5.16 an e-mail has no spaces',
      { emailAddress: 'a sa@berg.se' },
      { emailAddress: 'errors.field.email' },
    ],
    [
      'brackets of a mail program are no part of an e-mail',
      { emailAddress: '<asa@berg.se>' },
      { emailAddress: 'errors.field.email' },
    ],
    ['capitals and spaces around an e-mail are fine', { emailAddress: ' Asa@Berg.SE ' }, {}],
    ['an apostrophe in an e-mail is fine', { emailAddress: "o'brien@example.com" }, {}],
    ['an e-mail may be written in any letters', { emailAddress: 'Åsa@LÄNGDÅKNING.se' }, {}],
    [
      'but not in letters that have no lower case',
      { emailAddress: '𝐀@example.com' },
      { emailAddress: 'errors.field.email' },
    ],
    ['R5.14 a phone number is required', { phoneNumber: '' }, { phoneNumber: 'errors.field.required' }],
    ['a phone number may have dashes and brackets', { phoneNumber: '(0)70-123 45 67' }, {}],
    ['a phone number may have dots', { phoneNumber: '070.123.45.67' }, {}],
    ['a phone number may have long dashes', { phoneNumber: '070–123 45 67' }, {}],
    [
      'what cannot be seen around a phone number is no fault',
      { phoneNumber: '\u202a+46 70 123 45 67\u202c' },
      {},
    ],
    ['a phone number has no letters', { phoneNumber: 'ring 0701' }, { phoneNumber: 'errors.field.phone' }],
    [
      'a phone number has at least six digits',
      { phoneNumber: '12345' },
      { phoneNumber: 'errors.field.phone' },
    ],
  ])('%s', (_, parts, errors) => {
    expect(validateContact(aContact(parts))).toEqual(errors)
  })
})

test('control characters are no part of what is typed', () => {
  const copied = { emailAddress: 'kim@example.com\u0000', phoneNumber: '070-123\u0007 45 67' }
  expect(normaliseContact(copied)).toEqual({ emailAddress: 'kim@example.com', phoneNumber: '070-123 45 67' })
  const address = anAddress({ lastName: 'Be\u0000rg', city: '\u200bÅre\u001b', zipCode: '831\u000030' })
  expect(normaliseAddress(address)).toEqual(anAddress({ lastName: 'Berg', city: 'Åre', zipCode: '831 30' }))
})

test('an e-mail and a phone number are sent without what cannot be seen', () => {
  const copied = { emailAddress: 'asa@berg.se\u200b', phoneNumber: '\u202a070-123 45 67\u202c' }
  expect(normaliseContact(copied)).toEqual({ emailAddress: 'asa@berg.se', phoneNumber: '070-123 45 67' })
})

describe('validateAddress', () => {
  test.each<[string, Partial<Address>, FieldErrors<Address>]>([
    ['a right address has no errors', {}, {}],
    [
      'R5.14 street and city are required',
      { streetAddress: '', city: ' ' },
      { streetAddress: 'errors.field.required', city: 'errors.field.required' },
    ],
    [
      'R5.14 names are required',
      { firstName: '', lastName: '' },
      { firstName: 'errors.field.required', lastName: 'errors.field.required' },
    ],
    [
      'R5.14 what cannot be seen is no street',
      { streetAddress: '\u200b', city: '\u0000' },
      { streetAddress: 'errors.field.required', city: 'errors.field.required' },
    ],
    ['a name has letters', { lastName: '---' }, { lastName: 'errors.field.name' }],
    ['a name may be written in any script', { firstName: 'Ольга', lastName: 'Å' }, {}],
    ['company and apartment are free', { company: '', apartmentNumber: '' }, {}],
    ['R3.32 a VAT number may be left out', { taxId: ' ' }, {}],
    ['R3.32 a VAT number is taken as its country writes it', { taxId: 'no 974 760 673 mva' }, {}],
    ['R3.32 and not as it writes none', { taxId: 'SE' }, { taxId: 'errors.field.taxId' }],
    ['a Swedish postcode may come without its space', { zipCode: '83130' }, {}],
    ['a Swedish postcode may have the old sign of its country', { zipCode: 'S-831 30' }, {}],
    ['a Swedish postcode may have a long dash', { zipCode: '831–30' }, {}],
    ['a Swedish postcode has five digits', { zipCode: '8313' }, { zipCode: 'errors.field.zipCode' }],
    ['a Norwegian postcode has four digits', { zipCode: '0150', country: 'NO' }, {}],
    [
      'a Norwegian postcode has no more',
      { zipCode: '01500', country: 'NO' },
      { zipCode: 'errors.field.zipCode' },
    ],
    ['a Danish postcode has four digits', { zipCode: '2100', country: 'DK' }, {}],
    ['a Finnish postcode has five digits', { zipCode: '00100', country: 'FI' }, {}],
    [
      'a Finnish postcode has no fewer',
      { zipCode: '1050', country: 'FI' },
      { zipCode: 'errors.field.zipCode' },
    ],
    ['a Finnish postcode may have the old sign of its country', { zipCode: 'FIN-00100', country: 'FI' }, {}],
    ['a German postcode may have it, too', { zipCode: 'D-10115', country: 'DE' }, {}],
    ['a German postcode has five digits', { zipCode: 'DE-10115', country: 'DE' }, {}],
    [
      'a German postcode has no fewer',
      { zipCode: '1050', country: 'DE' },
      { zipCode: 'errors.field.zipCode' },
    ],
    ['elsewhere a postcode is free', { zipCode: 'SW1A 1AA', country: 'GB' }, {}],
    [
      'elsewhere too it has at least three characters',
      { zipCode: '12', country: 'GB' },
      { zipCode: 'errors.field.zipCode' },
    ],
  ])('%s', (_, parts, errors) => {
    expect(validateAddress(anAddress(parts))).toEqual(errors)
  })
})

test('the postcodes of every country that a store sends to are known', () => {
  const countries = Object.values(storeViews).flatMap((store) => store.countries)
  expect(countries.filter((country) => !knowsZipCodes(country))).toEqual([])
})

test.each<[FieldErrorKey, string, string]>([
  ['errors.field.zipCode', 'DK', '1050'],
  ['errors.field.zipCode', 'DE', '10115'],
  ['errors.field.phone', 'FI', '+358 40 123 45 67'],
  ['errors.field.required', 'FI', ''],
])('the example of %s is as %s writes it', (key, country, example) => {
  expect(exampleOf(key, country)).toBe(example)
})

test.each(Object.values(storeViews).flatMap(({ countries }) => countries))(
  'the examples of %s are right',
  (country) => {
    const zipCode = exampleOf('errors.field.zipCode', country)
    const phoneNumber = exampleOf('errors.field.phone', country)
    const taxId = exampleOf('errors.field.taxId', country)
    expect(validateAddress(anAddress({ country, zipCode, taxId }))).toEqual({})
    expect(validateContact(aContact({ phoneNumber }))).toEqual({})
  },
)

test.each([
  ['83130', 'SE', '831 30'],
  [' 831-30 ', 'SE', '831 30'],
  ['SE-831 30', 'SE', '831 30'],
  ['se 83130', 'SE', '831 30'],
  ['N 0150', 'NO', '0150'],
  ['NO-0150', 'NO', '0150'],
  ['21 00', 'DK', '2100'],
  ['fi-00 100', 'FI', '00100'],
  ['sw1a  1aa', 'GB', 'SW1A 1AA'],
])('the postcode %j in %s is written %j', (zipCode, country, expected) => {
  expect(normaliseZipCode(zipCode, country)).toBe(expected)
  expect(normaliseZipCode(expected, country)).toBe(expected)
})

test('an e-mail is sent in lower case', () => {
  expect(normaliseContact(aContact({ emailAddress: ' Asa.Berg@Example.COM ' })).emailAddress).toBe(
    'asa.berg@example.com',
  )
})
