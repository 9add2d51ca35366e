import { expect, test } from 'vitest'
import type { Customer } from '#shared/api/account.ts'
import { emptyAddress, emptyContact } from '#shared/checkout/address.ts'
import { prefilledForm } from '#shared/checkout/prefill.ts'
import { anAddress } from '#tests/support/builders.ts'

const empty = {
  contact: emptyContact,
  address: emptyAddress('SE'),
  hasOwnBilling: false,
  billingAddress: emptyAddress('SE'),
}
const sweden = { countries: ['SE'], isVirtual: false }

const aCustomer = (addresses: Customer['addresses']): Customer => ({
  id: 7,
  email: 'ingrid@example.com',
  firstName: 'Ingrid',
  lastName: 'Åström',
  groupId: 1,
  hasOwnPrices: false,
  addresses,
})
const home = { ...anAddress(), id: 1, phoneNumber: '070-123 45 67', isDelivery: true, isBilling: true }

const cabin = { ...home, id: 2, city: 'Åre', isDelivery: false, isBilling: false }
const office = { ...cabin, company: 'Skidor AB', isBilling: true }

test('the default for delivery is where things go, with its telephone; the bill goes there, too', () => {
  expect(prefilledForm(empty, aCustomer([cabin, home]), sweden)).toEqual({
    ...empty,
    contact: { emailAddress: 'ingrid@example.com', phoneNumber: '070-123 45 67' },
    address: anAddress(),
  })
})

test('another default for billing is filled in as another billing address', () => {
  const privately = { ...home, isBilling: false }
  expect(prefilledForm(empty, aCustomer([privately, office]), sweden)).toMatchObject({
    address: anAddress(),
    hasOwnBilling: true,
    billingAddress: anAddress({ city: 'Åre', company: 'Skidor AB' }),
  })
})

test('of two companies the VAT number of the one that pays is filled in: the delivery has no field for one', () => {
  const shop = { ...home, taxId: 'SE111111111101', isBilling: false }
  const payer = { ...office, taxId: 'SE556677889901' }
  expect(prefilledForm(empty, aCustomer([shop, payer]), sweden)).toMatchObject({
    address: { taxId: '' },
    billingAddress: { taxId: 'SE556677889901' },
  })
})

test('two entries of one address are no other billing address', () => {
  const twin = { ...home, id: 2, isDelivery: false, zipCode: '83130' }
  const { hasOwnBilling } = prefilledForm(empty, aCustomer([{ ...home, isBilling: false }, twin]), sweden)
  expect(hasOwnBilling).toBe(false)
})

test('of a virtual cart the address is where the bill goes', () => {
  const form = prefilledForm(empty, aCustomer([{ ...home, isBilling: false }, office]), {
    ...sweden,
    isVirtual: true,
  })
  expect(form).toMatchObject({ address: { city: 'Åre', company: 'Skidor AB' }, hasOwnBilling: false })
})

test('who has entered an address is given no other one for the bill', () => {
  const typed = { ...empty, address: anAddress({ city: 'Mora' }) }
  const customer = aCustomer([{ ...home, isBilling: false }, office])
  expect(prefilledForm(typed, customer, sweden).hasOwnBilling).toBe(false)
})

test('another address for the bill that was entered and is not used now stays as it is', () => {
  const typed = { ...empty, billingAddress: anAddress({ city: 'Mora' }) }
  const customer = aCustomer([{ ...home, isBilling: false }, office])
  expect(prefilledForm(typed, customer, sweden)).toMatchObject({
    hasOwnBilling: false,
    billingAddress: { city: 'Mora' },
  })
})

test('an address in a country that the store does not send to is passed over', () => {
  const abroad = { ...home, id: 2, country: 'DK' }
  expect(prefilledForm(empty, aCustomer([abroad, home]), sweden).address).toEqual(anAddress())
})

test('without an address the name and the e-mail address are known', () => {
  expect(prefilledForm(empty, aCustomer([]), sweden)).toEqual({
    ...empty,
    contact: { emailAddress: 'ingrid@example.com', phoneNumber: '' },
    address: { ...emptyAddress('SE'), firstName: 'Ingrid', lastName: 'Åström' },
  })
})

test('what the shopper has entered is never written over; the rest is filled in', () => {
  const typed = {
    ...empty,
    contact: { emailAddress: 'mora@example.com', phoneNumber: '1' },
    address: { ...empty.address, city: 'Mora' },
  }
  expect(prefilledForm(typed, aCustomer([home]), sweden)).toEqual({
    ...empty,
    contact: { emailAddress: 'mora@example.com', phoneNumber: '1' },
    address: { ...emptyAddress('SE'), city: 'Mora', firstName: 'Ingrid', lastName: 'Åström' },
  })
  const forSomebody = { ...empty, address: { ...empty.address, firstName: 'Ola' } }
  expect(prefilledForm(forSomebody, aCustomer([home]), sweden).address).toEqual({
    ...anAddress(),
    firstName: 'Ola',
    lastName: '',
  })
})
