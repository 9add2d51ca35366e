import type { Address, Contact, ShippingChoice } from '../api/checkout.ts'
import {
  emptyAddress,
  type FieldErrorKey,
  normaliseAddress,
  normaliseContact,
  validateAddress,
  validateContact,
} from './address.ts'
import { MAX_EMAIL, MAX_TEXT } from './field-lengths.ts'
import { isToServicePoint } from './service-points.ts'

/** What a shopper has entered so far where the checkout is a row of forms, as it was typed. */
export interface CheckoutDraft {
  contact: Contact
  address: Address
  /** It counts when anything of it is filled in. */
  billingAddress: Address
  /** `carrier/method`; empty: not chosen yet. */
  delivery: string
  servicePointId: string
  /** Postcode to look for service points at; empty: that of the address. */
  near: string
  /** Code of a payment method; empty: not chosen yet. */
  payment: string
}

type Form = Readonly<Record<string, string | undefined>>

/** Reads the fields of a posted form. Whatever is missing is empty; a country that is not the store's is the store's own. */
export function readDraft(
  form: Form,
  { country, countries }: { country: string; countries: readonly string[] },
): CheckoutDraft {
  const text = (name: string, max = MAX_TEXT) => (form[name] ?? '').slice(0, max).toWellFormed()
  const address = (part: string): Address => {
    const fields = Object.keys(emptyAddress(country)).map((field) => [field, text(`${part}.${field}`)])
    const typed = Object.fromEntries(fields) as Address // the fields of an address
    return { ...typed, country: countries.find((code) => code === typed.country) ?? country }
  }
  return withPayersTaxId({
    contact: {
      emailAddress: text('contact.emailAddress', MAX_EMAIL),
      phoneNumber: text('contact.phoneNumber'),
    },
    address: address('address'),
    billingAddress: address('billingAddress'),
    delivery: text('delivery'),
    servicePointId: text('servicePointId'),
    near: text('near'),
    payment: text('payment'),
  })
}

/** A VAT number is the payer's: where the bill goes elsewhere it goes along, as in the hydrated checkout. */
function withPayersTaxId(draft: CheckoutDraft): CheckoutDraft {
  const { address, billingAddress } = draft
  if (!hasOwnBilling(draft)) return draft
  const taxId = billingAddress.taxId || address.taxId
  return { ...draft, address: { ...address, taxId: '' }, billingAddress: { ...billingAddress, taxId } }
}

const prefixed = <Value>(part: string, fields: { [Field in string]?: Value }) =>
  Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value as Value] as const) // none is absent

/** A draft as the fields of a form: what `readDraft` reads. Empty ones are left out. */
export function draftFields({
  contact,
  address,
  billingAddress,
  ...texts
}: CheckoutDraft): Record<string, string> {
  const all = [
    ...prefixed('contact', contact),
    ...prefixed('address', address),
    ...prefixed('billingAddress', billingAddress),
    ...Object.entries(texts),
  ]
  return Object.fromEntries(all.filter(([, text]) => text !== ''))
}

/** Whether the invoice goes elsewhere: the country alone, which is chosen from the start, says nothing. */
export const hasOwnBilling = ({
  billingAddress: { country: _, ...texts },
}: Pick<CheckoutDraft, 'billingAddress'>) => Object.values(texts).some((text) => text.trim() !== '')

interface Fields {
  contact: Contact
  address: Address
  /** Null: the same as `address`. */
  billingAddress: Address | null
}

/** What is wrong, by the names of the fields, in the order of the form. */
export function checkoutFaults({ contact, address, billingAddress }: Fields): Record<string, FieldErrorKey> {
  return Object.fromEntries([
    ...prefixed('contact', validateContact(contact)),
    ...prefixed('address', validateAddress(address)),
    ...prefixed('billingAddress', billingAddress ? validateAddress(billingAddress) : {}),
  ])
}

/** What is wrong with a draft. Of a virtual cart the address is the billing address. */
export const draftFaults = (draft: CheckoutDraft, { isVirtual }: { isVirtual: boolean }) =>
  checkoutFaults({
    ...draft,
    billingAddress: !isVirtual && hasOwnBilling(draft) ? draft.billingAddress : null,
  })

/** Who, where and how, as the platform is told. Nothing is sent of a virtual cart. */
export function toShippingChoice(
  draft: CheckoutDraft,
  { isVirtual }: { isVirtual: boolean },
): ShippingChoice {
  const { contact, address, billingAddress, delivery, servicePointId } = draft
  const [carrierCode, methodCode] = delivery.split('/')
  return {
    contact: normaliseContact(contact),
    address: normaliseAddress(address),
    ...(!isVirtual && {
      ...(hasOwnBilling(draft) && { billingAddress: normaliseAddress(billingAddress) }),
      carrierCode,
      methodCode,
      ...(isToServicePoint({ methodCode }) && servicePointId && { servicePointId }),
    }),
  }
}
