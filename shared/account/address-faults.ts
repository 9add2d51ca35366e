import type { CustomerAddress } from '../api/account.ts'
import { type FieldErrors, validateAddress, validateContact } from '../checkout/address.ts'

/** What is wrong with an address of a customer's book, by the rules of the checkout. It need not have a phone number. */
export function addressFaults(address: CustomerAddress): FieldErrors<CustomerAddress> {
  const { phoneNumber } = validateContact({ emailAddress: '', phoneNumber: address.phoneNumber })
  const isWrong = phoneNumber && address.phoneNumber.trim() !== ''
  return { ...validateAddress(address), ...(isWrong && { phoneNumber }) }
}
