import { type Sql, sql } from '#platform/sql.ts'
import type { Address } from '../addresses.ts'
import { type CustomerAddress, numberAddresses } from './customers.ts'

interface FirstOrder {
  customerId: number
  /** Where the parcel goes; null: nothing is sent. */
  shipping: Address | null
  billing: Address
  /** SQL: the order exists, and which of the customer's it is. */
  orderExists: Sql
  placement: string
  at: string
}

/** The first order of a customer without addresses fills their address book: next time nothing has to be typed again. */
export const fillAddressBook = ({ customerId, orderExists, placement, at, ...given }: FirstOrder): Sql =>
  sql`UPDATE customer SET addresses = ${JSON.stringify(toAddressBook(customerId, given))},
      updated_at = MAX(${at}, datetime(updated_at, '+1 second'))
    WHERE id = ${customerId} AND addresses = '[]' AND ${orderExists}
      AND NOT EXISTS (SELECT 1 FROM sales_order WHERE customer_id = ${customerId} AND placement <> ${placement})`

/** One address for both, where they are the same: the VAT number is the payer's, so the parcel's address has none. */
function toAddressBook(
  id: number,
  { shipping, billing }: Pick<FirstOrder, 'shipping' | 'billing'>,
): CustomerAddress[] {
  const { vat_id } = billing
  const isBoth =
    !shipping || JSON.stringify(toEntry({ ...shipping, vat_id })) === JSON.stringify(toEntry(billing))
  const book = isBoth
    ? [{ ...toEntry(billing), default_shipping: true, default_billing: true }]
    : [
        { ...toEntry(shipping), default_shipping: true },
        { ...toEntry(billing), default_billing: true },
      ]
  return numberAddresses(book, { id, addresses: '[]' })
}

/** An address as profiles have it: without e-mail, and without empty texts (contract §1.7). */
function toEntry({ email: _, region, region_code, region_id, ...address }: Address): Record<string, unknown> {
  const filled = Object.entries(address).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(filled), region_id, region: { region_id, region, region_code } }
}
