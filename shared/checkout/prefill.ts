import type { Customer } from '../api/account.ts'
import type { Address, Contact } from '../api/checkout.ts'

interface Form {
  contact: Contact
  address: Address
}

/**
 * The form of the checkout with what the shop knows of a customer: the first address of the book where the store sends there,
 * else the name. Null when the shopper has entered something: nobody's words are written over.
 */
export function prefilledForm(form: Form, customer: Customer, countries: readonly string[]): Form | null {
  const { country, ...entered } = form.address
  if ([...Object.values(entered), ...Object.values(form.contact)].some((text) => text !== '')) return null
  const { email, firstName, lastName, addresses } = customer
  const [first] = addresses.filter((address) => countries.includes(address.country))
  if (!first)
    return {
      contact: { ...form.contact, emailAddress: email },
      address: { ...form.address, firstName, lastName },
    }
  const { id: _, phoneNumber, ...address } = first
  return { contact: { emailAddress: email, phoneNumber }, address }
}
