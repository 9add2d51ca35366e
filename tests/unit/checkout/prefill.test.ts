import { expect, test } from 'vitest'
import type { Customer } from '#shared/api/account.ts'
import { emptyAddress, emptyContact } from '#shared/checkout/address.ts'
import { prefilledForm } from '#shared/checkout/prefill.ts'
import { anAddress } from '#tests/support/builders.ts'

const empty = { contact: emptyContact, address: emptyAddress('SE') }

const aCustomer = (addresses: Customer['addresses']): Customer => ({
  id: 7,
  email: 'ingrid@example.com',
  firstName: 'Ingrid',
  lastName: 'Åström',
  groupId: 1,
  hasOwnPrices: false,
  addresses,
})
const home = { ...anAddress(), id: 1, phoneNumber: '070-123 45 67' }

test('the first address of the book is where things go, with its telephone', () => {
  const cabin = { ...home, id: 2, city: 'Åre' }
  expect(prefilledForm(empty, aCustomer([home, cabin]), ['SE'])).toEqual({
    contact: { emailAddress: 'ingrid@example.com', phoneNumber: '070-123 45 67' },
    address: anAddress(),
  })
})

test('an address in a country that the store does not send to is passed over', () => {
  const abroad = { ...home, id: 2, country: 'DK' }
  expect(prefilledForm(empty, aCustomer([abroad, home]), ['SE']).address).toEqual(anAddress())
})

test('without an address the name and the e-mail address are known', () => {
  expect(prefilledForm(empty, aCustomer([]), ['SE'])).toEqual({
    contact: { emailAddress: 'ingrid@example.com', phoneNumber: '' },
    address: { ...emptyAddress('SE'), firstName: 'Ingrid', lastName: 'Åström' },
  })
})

test('what the shopper has entered is never written over; the rest is filled in', () => {
  const typed = {
    contact: { ...emptyContact, phoneNumber: '1' },
    address: { ...empty.address, city: 'Mora' },
  }
  expect(prefilledForm(typed, aCustomer([home]), ['SE'])).toEqual({
    contact: { emailAddress: 'ingrid@example.com', phoneNumber: '1' },
    address: { ...emptyAddress('SE'), city: 'Mora', firstName: 'Ingrid', lastName: 'Åström' },
  })
  const forSomebody = { ...empty, address: { ...empty.address, firstName: 'Ola' } }
  expect(prefilledForm(forSomebody, aCustomer([home]), ['SE']).address).toEqual({
    ...anAddress(),
    firstName: 'Ola',
    lastName: '',
  })
})
