import type { Customer, CustomerAddress } from '../api/account.ts'
import { emptyAddress } from '../checkout/address.ts'

/** An address to fill in, with the customer's name. The first one of a book is for goods and bills. */
export const newAddress = (
  { firstName, lastName, addresses }: Pick<Customer, 'firstName' | 'lastName' | 'addresses'>,
  country: string,
): CustomerAddress => ({
  ...emptyAddress(country),
  firstName,
  lastName,
  id: null,
  phoneNumber: '',
  isDelivery: addresses.length === 0,
  isBilling: addresses.length === 0,
})
