import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { EMAIL_TAKEN } from './create-customer.ts'
import { type CustomerRow, findByEmail, numberAddresses } from './customers.ts'

/**
 * Writes a profile that fits `profileSchema`; missing fields stay unchanged. Refuses an e-mail or an address of another
 * customer.
 */
export async function writeProfile(
  db: D1Database,
  row: CustomerRow,
  { profile, at }: { profile: Record<string, unknown>; at: string },
): Promise<CustomerRow> {
  const addresses = Array.isArray(profile.addresses) ? profile.addresses.filter(isRecord) : null
  const email = textOf(profile.email)
  const holder = email === row.email ? null : await findByEmail(db, email)
  if (holder && holder.id !== row.id) throw new Refusal(500, { errorMessage: EMAIL_TAKEN, code: 400 })
  const changed = await db
    .prepare(
      `UPDATE customer SET email = ?, firstname = ?, lastname = ?, addresses = ?, custom_attributes = ?, updated_at = ?
      WHERE id = ? RETURNING *`,
    )
    .bind(
      email,
      textOf(profile.firstname),
      textOf(profile.lastname),
      addresses ? JSON.stringify(numberAddresses(addresses, row)) : row.addresses,
      Array.isArray(profile.custom_attributes)
        ? JSON.stringify(profile.custom_attributes)
        : row.custom_attributes,
      at,
      row.id,
    )
    .first<CustomerRow>()
  return changed ?? row
}
