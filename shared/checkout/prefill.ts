import type { Customer, CustomerAddress } from '../api/account.ts'
import type { Address, Contact } from '../api/checkout.ts'

interface Form {
  contact: Contact
  address: Address
}

/**
 * The form of the checkout with what the shop knows of a customer, where the shopper has entered nothing: the e-mail address,
 * the name, and the first address of the book where the store sends there. An address is filled in whole or not at all.
 */
export function prefilledForm(
  { contact, address }: Form,
  customer: Customer,
  countries: readonly string[],
): Form {
  const { email, firstName, lastName, addresses } = customer
  const first = addresses.find(({ country }) => countries.includes(country))
  return {
    contact: {
      emailAddress: contact.emailAddress || email,
      phoneNumber: contact.phoneNumber || (first?.phoneNumber ?? ''),
    },
    address:
      first && !hasPlace(address) ? withPlace(address, first) : withName(address, { firstName, lastName }),
  }
}

/** Whether something of where it goes was entered; the country is the store's at first. */
const hasPlace = ({ company, streetAddress, apartmentNumber, zipCode, city }: Address): boolean =>
  [company, streetAddress, apartmentNumber, zipCode, city].some((text) => text !== '')

const withPlace = (entered: Address, { id: _, phoneNumber: __, ...known }: CustomerAddress): Address =>
  withName({ ...known, firstName: entered.firstName, lastName: entered.lastName }, known)

const withName = (address: Address, known: Pick<Address, 'firstName' | 'lastName'>): Address =>
  address.firstName || address.lastName
    ? address
    : { ...address, firstName: known.firstName, lastName: known.lastName }
