import { withDefaults } from '#shared/account/address-book.ts'
import { type GroupMember, type PriceGroupSettings, priceGroupOf } from '#shared/account/price-group.ts'
import type { Customer, CustomerAddress, Profile } from '#shared/api/account.ts'
import { normaliseAddress, normaliseZipCode } from '#shared/checkout/address.ts'
import type { WireAddress, WireCustomer } from '../protocol/user.ts'

export const toCustomer = (wire: WireCustomer, priceGroups: PriceGroupSettings): Customer => ({
  id: wire.id,
  email: wire.email,
  firstName: wire.firstname,
  lastName: wire.lastname,
  groupId: wire.group_id ?? 0, // the browser only asks whether it is another one
  hasOwnPrices: priceGroupOf(groupOf(wire), priceGroups) !== null,
  addresses: withDefaults((wire.addresses ?? []).map(toCustomerAddress)),
  updatedAt: wire.updated_at,
})

/** The price group of a profile (R3.35). */
export const groupOf = ({ groupToken, group_id }: WireCustomer): GroupMember => ({
  groupToken: groupToken ?? null,
  groupId: group_id ?? null,
})

const toCustomerAddress = (wire: WireAddress): CustomerAddress => ({
  id: wire.id,
  firstName: wire.firstname,
  lastName: wire.lastname,
  company: wire.company,
  taxId: wire.vat_id,
  streetAddress: wire.street[0] ?? '',
  apartmentNumber: wire.street
    .slice(1)
    .filter((line) => line !== NO_LINE)
    .join(', '),
  zipCode: normaliseZipCode(wire.postcode, wire.country_id),
  city: wire.city,
  country: wire.country_id,
  phoneNumber: wire.telephone,
  isDelivery: wire.default_shipping ?? false,
  isBilling: wire.default_billing ?? false,
})

/** The request body of a profile change: the keys that the platform accepts (contract §1.7; R5.18). */
export function toWireProfile({ email, firstName, lastName, addresses }: Profile) {
  return {
    customer: {
      email,
      firstname: firstName,
      lastname: lastName,
      ...(addresses && { addresses: withDefaults(addresses).map(toWireAddress) }),
    },
  }
}

/** Stands for the second line of street, which a profile's address must have (contract §1.7). */
const NO_LINE = '-'

/** An address in the platform's form. Empty texts are left out, because the platform refuses them. */
function toWireAddress(address: CustomerAddress) {
  const { firstName, lastName, company, taxId, streetAddress, apartmentNumber, zipCode, city, country } =
    normaliseAddress(address)
  return {
    ...(address.id !== null && { id: address.id }),
    firstname: firstName,
    lastname: lastName,
    street: [streetAddress, apartmentNumber || NO_LINE],
    city,
    postcode: zipCode,
    country_id: country,
    region: { region: null },
    ...(company && { company }),
    ...(taxId && { vat_id: taxId }),
    ...(address.phoneNumber && { telephone: address.phoneNumber }),
    default_shipping: address.isDelivery,
    default_billing: address.isBilling,
  }
}
