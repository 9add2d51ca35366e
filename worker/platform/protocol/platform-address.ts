import type { Address, Contact } from '#shared/api/checkout.ts'
import { normaliseAddress, normaliseContact } from '#shared/checkout/address.ts'

/** An address in an order (contract §3.1). */
export interface PlatformAddress {
  firstname: string
  lastname: string
  company: string
  street: string[]
  postcode: string
  city: string
  region: string
  region_id: number
  region_code: string
  country_id: string
  telephone: string
  email: string
}

/** The address of who pays, with the VAT number (R3.32; contract §3.1). */
export interface BillingAddress extends PlatformAddress {
  vat_id: string
}

export const toBillingAddress = (address: Address, contact: Contact): BillingAddress => ({
  ...toPlatformAddress(address, contact),
  vat_id: normaliseAddress(address).taxId,
})

/** An address in the platform's form. Empty street lines are left out, because it refuses them (contract §17 C23). */
export function toPlatformAddress(address: Address, contact: Contact): PlatformAddress {
  const { firstName, lastName, company, streetAddress, apartmentNumber, zipCode, city, country } =
    normaliseAddress(address)
  const { emailAddress, phoneNumber } = normaliseContact(contact)
  return {
    firstname: firstName,
    lastname: lastName,
    company,
    street: [streetAddress, apartmentNumber].filter(Boolean),
    postcode: zipCode,
    city,
    region: '',
    region_id: 0,
    region_code: '',
    country_id: country,
    telephone: phoneNumber,
    email: emailAddress,
  }
}
