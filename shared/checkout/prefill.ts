import type { Customer, CustomerAddress } from '../api/account.ts'
import type { Address, Contact } from '../api/checkout.ts'
import { normaliseAddress } from './address.ts'

interface Form {
  contact: Contact
  address: Address
  hasOwnBilling: boolean
  billingAddress: Address
}

interface Purchase {
  /** Where the store sends to. */
  countries: readonly string[]
  /** Nothing is sent: the address is the billing address. */
  isVirtual: boolean
}

/**
 * The form of the checkout with what the shop knows of a customer, where the shopper has entered nothing: the e-mail address,
 * the name, and the defaults of the address book where the store sends there. An address is filled in whole or not at all.
 */
export function prefilledForm(form: Form, customer: Customer, { countries, isVirtual }: Purchase): Form {
  const { contact, address } = form
  const { email, firstName, lastName, addresses } = customer
  const usable = addresses.filter(({ country }) => countries.includes(country))
  const delivery = usable.find(({ isDelivery }) => isDelivery) ?? usable[0]
  const billing = usable.find(({ isBilling }) => isBilling) ?? delivery
  const place = isVirtual ? billing : delivery
  const filled = {
    ...form,
    contact: {
      emailAddress: contact.emailAddress || email,
      phoneNumber: contact.phoneNumber || (place?.phoneNumber ?? ''),
    },
  }
  if (!place || !billing || hasPlace(address))
    return { ...filled, address: withName(address, { firstName, lastName }) }
  return withBilling({ ...filled, address: withPlace(address, place) }, { place, billing })
}

/** The bill goes elsewhere only when the customer's defaults differ, and no other address was entered. The VAT number is the payer's then. */
function withBilling(form: Form, { place, billing }: Record<'place' | 'billing', CustomerAddress>): Form {
  if (form.hasOwnBilling || hasPlace(form.billingAddress) || isSame(place, billing)) return form
  const address = { ...form.address, taxId: '' }
  return { ...form, address, hasOwnBilling: true, billingAddress: toAddress(billing) }
}

const isSame = (one: Address, other: Address): boolean =>
  JSON.stringify(normaliseAddress(one)) === JSON.stringify(normaliseAddress(other))

/** Whether something of where it goes was entered; the country is the store's at first. */
const hasPlace = ({ company, streetAddress, apartmentNumber, zipCode, city }: Address): boolean =>
  [company, streetAddress, apartmentNumber, zipCode, city].some((text) => text !== '')

const withPlace = (entered: Address, place: CustomerAddress): Address =>
  withName({ ...toAddress(place), firstName: entered.firstName, lastName: entered.lastName }, place)

const withName = (address: Address, customer: Pick<Address, 'firstName' | 'lastName'>): Address =>
  address.firstName || address.lastName
    ? address
    : { ...address, firstName: customer.firstName, lastName: customer.lastName }

/** Without what only the address book has. */
function toAddress(address: CustomerAddress): Address {
  const { id: _, phoneNumber: __, isDelivery: ___, isBilling: ____, ...place } = address
  return place
}
