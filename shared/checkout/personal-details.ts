import type { Registration } from '../api/account.ts'
import type { Address, Contact } from '../api/checkout.ts'

/** What makes an account of who buys (Spec §3, Personal details). The password is its field's alone, and goes with it. */
interface NewAccountDetails {
  createAccount: boolean
  password: string
}

/** The account asked for in the checkout, or null when none is. */
export function toRegistration(
  { contact, address }: { contact: Contact; address: Address },
  { createAccount, password }: NewAccountDetails,
): Registration | null {
  if (!createAccount) return null
  const { firstName, lastName } = address
  return { email: contact.emailAddress, firstName, lastName, password }
}
