import { isRecord, textOf } from '#platform/answers.ts'
import { EMAIL } from './email-address.ts'

/** A postal address with the field names of orders. */
export interface Address {
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
  vat_id: string
}

/** An address of a request body, camelCase or snake_case (contract §2.8); null when there is none. */
export function toAddress(value: unknown): Address | null {
  if (!isRecord(value)) return null
  const text = (snake: string, camel: string = snake) => textOf(value[snake] ?? value[camel]).trim()
  const street = Array.isArray(value.street) ? value.street : [value.street]
  const email = text('email').toLowerCase()
  return {
    firstname: text('firstname', 'firstName'),
    lastname: text('lastname', 'lastName'),
    company: text('company'),
    street: street.map((line) => textOf(line).trim()).filter((line) => line !== ''),
    postcode: text('postcode'),
    city: text('city'),
    region: isRecord(value.region) ? textOf(value.region.region) : text('region'),
    region_id: Number(value.region_id ?? value.regionId ?? 0) || 0,
    region_code: text('region_code', 'regionCode'),
    country_id: text('country_id', 'countryId').toUpperCase(),
    telephone: text('telephone'),
    email: EMAIL.test(email) ? email : '',
    vat_id: text('vat_id', 'vatId'),
  }
}

/** Whether an address is complete enough for a parcel or an invoice. */
export function isComplete(address: Address | null): address is Address {
  if (!address) return false
  const { firstname, lastname, street, postcode, city } = address
  return [firstname, lastname, street[0], postcode, city].every(Boolean)
}
