import { expect, test } from 'vitest'
import { addressFaults } from '#shared/account/address-faults.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import { emptyAddress } from '#shared/checkout/address.ts'

const right: CustomerAddress = {
  ...emptyAddress('SE'),
  firstName: 'Åsa',
  lastName: 'Berg',
  streetAddress: 'Spårvägen 4',
  zipCode: '83130',
  city: 'Östersund',
  id: null,
  phoneNumber: '',
  isDelivery: false,
  isBilling: false,
}

test.each([
  ['is right without a phone number', {}, {}],
  ['is right with one', { phoneNumber: ' 070-123 45 67 ' }, {}],
  ['needs a phone number that can be one', { phoneNumber: 'ring' }, { phoneNumber: 'errors.field.phone' }],
  [
    'needs the rest as in the checkout',
    { zipCode: '1', city: '' },
    { zipCode: 'errors.field.zipCode', city: 'errors.field.required' },
  ],
])('an address of a book %s', (_, change, faults) => {
  expect(addressFaults({ ...right, ...change })).toEqual(faults)
})
