import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { EMAIL_TAKEN } from './create-customer.ts'
import { type CustomerRow, findByEmail, numberAddresses } from './customers.ts'

/** Writes a profile that fits `profileSchema`; what it leaves out stays. Refuses an e-mail or an address of somebody else. */
export async function writeProfile(
  db: D1Database,
  row: CustomerRow,
  { wanted, at }: { wanted: Record<string, unknown>; at: string },
): Promise<CustomerRow> {
  const addresses = Array.isArray(wanted.addresses) ? wanted.addresses.filter(isRecord) : null
  const email = textOf(wanted.email)
  const holder = email === row.email ? null : await findByEmail(db, email)
  if (holder && holder.id !== row.id) throw new Refusal(500, { errorMessage: EMAIL_TAKEN, code: 400 })
  const changed = await db
    .prepare(
      `UPDATE customer SET email = ?, firstname = ?, lastname = ?, addresses = ?, custom_attributes = ?, updated_at = ?
      WHERE id = ? RETURNING *`,
    )
    .bind(
      email,
      textOf(wanted.firstname),
      textOf(wanted.lastname),
      addresses ? JSON.stringify(numberAddresses(addresses, row)) : row.addresses,
      Array.isArray(wanted.custom_attributes)
        ? JSON.stringify(wanted.custom_attributes)
        : row.custom_attributes,
      at,
      row.id,
    )
    .first<CustomerRow>()
  return changed ?? row
}
