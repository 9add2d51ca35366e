import { isComplete, toAddress } from '../addresses.ts'
import type { PricedCart } from '../cart/cart-totals.ts'
import type { Cart } from '../cart/carts.ts'
import { EMAIL } from '../email-address.ts'
import type { Store } from '../stores.ts'
import { planInstalments } from './hosted-amounts.ts'
import { CONTACT_FIELDS, needsContact } from './hosted-form.ts'
import { hostedTexts } from './hosted-texts.ts'

const PERSONAL_NUMBER = /^(\d{2})?\d{6}[-+ ]?\d{4,5}$/ // Swedish with or without century, Norwegian

/** The fields of a posted payment form. */
type PaymentForm = Record<string, string | File | (string | File)[]>

/** Whether a payment form contains a method that was offered, and the contact if the shop did not send one. */
export function isValidPayment(form: PaymentForm, { cart, totals }: PricedCart): boolean {
  const [method, personalNumber] = [fieldOf(form, 'method'), fieldOf(form, 'personal_number')]
  const isAsked = method === 'invoice' // the field of another way is hidden
  const isPersonOk = !isAsked || personalNumber === '' || PERSONAL_NUMBER.test(personalNumber)
  const isContactOk = !needsContact(cart) || (hasContact(form) && EMAIL.test(fieldOf(form, 'email')))
  const isWayOk = waysToPay(totals.grandTotal, cart.store).includes(method)
  return isWayOk && isPersonOk && isContactOk
}

/** Codes of the ways that the payment page offers for an amount in a store. */
function waysToPay(amount: number, store: Store): string[] {
  if (amount === 0) return ['free']
  const { phone } = hostedTexts[store.language]
  const instalments = planInstalments(amount, store) && 'instalments'
  return [phone?.code, 'card', 'invoice', instalments].filter((code) => typeof code === 'string')
}

function hasContact(form: PaymentForm): boolean {
  return CONTACT_FIELDS.every((field) => fieldOf(form, field) !== '')
}

/**
 * Stores the contact from the payment page on the cart. A complete delivery address from the shop is not replaced, and what the
 * page does not ask for stays: company, VAT number, telephone, the further lines of the same street.
 */
export async function writeContact(db: D1Database, cart: Cart, form: PaymentForm): Promise<void> {
  const fields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fieldOf(form, field)]))
  const { shippingAddress, store } = cart
  const current = cart.billingAddress ?? shippingAddress
  const [street, ...lines] = current?.street ?? []
  const country_id = shippingAddress?.country_id || store.country
  const address = toAddress({
    ...current,
    ...fields,
    street: [fields.street, ...(fields.street === street ? lines : [])],
    country_id: current?.country_id || country_id,
  })
  const billing = JSON.stringify(address)
  const shipping = isComplete(shippingAddress) ? null : JSON.stringify({ ...address, country_id }) // the delivery has the price of that country
  await db
    .prepare(
      `UPDATE quote SET email = ?, billing_address = ?, shipping_address = COALESCE(?, shipping_address)
      WHERE id = ?`,
    )
    .bind(fieldOf(form, 'email').toLowerCase(), billing, shipping, cart.id)
    .run()
}

function fieldOf(form: PaymentForm, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value.trim() : ''
}
