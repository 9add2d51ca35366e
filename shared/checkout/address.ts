import type { Address, Contact } from '../api/checkout.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { isZipCode, knowsZipCodes } from './country-formats.ts'
import { isTaxId } from './tax-id.ts'
import { oneLine } from './typed-text.ts'

export type FieldErrorKey = Extract<MessageKey, `errors.field.${string}`>

/** What is wrong with a form, by field; a field that is right is absent. */
export type FieldErrors<Form> = { [Field in keyof Form]?: FieldErrorKey }

export const emptyContact: Contact = { emailAddress: '', phoneNumber: '' }

/** An empty form for a store's country. */
export const emptyAddress = (country: string): Address => ({
  firstName: '',
  lastName: '',
  company: '',
  taxId: '',
  streetAddress: '',
  apartmentNumber: '',
  zipCode: '',
  city: '',
  country,
})

/** Contact details as they are sent: no stray spaces, the e-mail in lower case (contract §17 C23). */
export function normaliseContact({ emailAddress, phoneNumber }: Contact): Contact {
  return {
    emailAddress: normaliseEmail(emailAddress),
    phoneNumber: oneLine(phoneNumber),
  }
}

export const normaliseEmail = (email: string): string => oneLine(email).toLowerCase()

/** An address as it is sent: no stray spaces, the postcode the way its country writes it. */
export function normaliseAddress(address: Address): Address {
  const fields = Object.keys(emptyAddress('')) as (keyof Address)[] // the fields of an address
  const lines = Object.fromEntries(fields.map((field) => [field, oneLine(address[field])])) as {
    [Field in keyof Address]: string
  }
  const country = lines.country.toUpperCase()
  const zipCode = normaliseZipCode(lines.zipCode, country)
  return { ...lines, taxId: lines.taxId.toUpperCase(), zipCode, country }
}

/** `83130`, `831-30`, `SE-831 30` and `S-831 30` are `831 30` in Sweden; the others write digits without spaces. */
export function normaliseZipCode(zipCode: string, country: string): string {
  if (!knowsZipCodes(country)) return oneLine(zipCode).toUpperCase()
  const prefix = new RegExp(`^${country[0]}[A-Z]{0,2}(?=\\d)`, 'i')
  const bare = zipCode.replace(/[\s\p{Pd}\p{C}]/gu, '').replace(prefix, '')
  return country === 'SE' ? bare.replace(/^(\d{3})(\d{2})$/, '$1 $2') : bare
}

/** Lower case, in the letters of any language: what the platform takes (contract §1.2, §3.1). */
export const EMAIL = /^[^\s@,;<>\p{Lu}]+@[^\s@,;.<>\p{Lu}]+(?:\.[^\s@,;.<>\p{Lu}]+)+$/u
const PHONE = /^\+?(?:[\s()/.\p{Pd}]*\d){6,15}$/u // dashes of any length: phones type them
const A_LETTER = /\p{L}/u // the platform refuses names without one (contract §3.1)

/** What is wrong with the contact details (Spec §5, Field messages). */
export function validateContact(contact: Contact): FieldErrors<Contact> {
  const { emailAddress, phoneNumber } = normaliseContact(contact)
  return withoutGaps({
    emailAddress: check(emailAddress, EMAIL, 'errors.field.email'),
    phoneNumber: check(phoneNumber, PHONE, 'errors.field.phone'),
  })
}

/** What is wrong with an address, by the rules of its country. Company and apartment are free, a VAT number may be left out. */
export function validateAddress(address: Address): FieldErrors<Address> {
  const { firstName, lastName, taxId, streetAddress, zipCode, city, country } = normaliseAddress(address)
  return withoutGaps({
    firstName: check(firstName, A_LETTER, 'errors.field.name'),
    lastName: check(lastName, A_LETTER, 'errors.field.name'),
    taxId: taxId && !isTaxId(taxId, country) ? 'errors.field.taxId' : undefined,
    streetAddress: check(streetAddress),
    zipCode: zipCode && !isZipCode(zipCode, country) ? 'errors.field.zipCode' : check(zipCode),
    city: check(city),
    country: check(country),
  })
}

function check(
  text: string,
  pattern = /./,
  key: FieldErrorKey = 'errors.field.required',
): FieldErrorKey | undefined {
  if (!text) return 'errors.field.required'
  return pattern.test(text) ? undefined : key
}

const withoutGaps = <Errors extends object>(errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Errors // drops only absent fields
