import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { newEmailMail } from '#platform/mails/account-mails.ts'
import { mailStatement } from '#platform/mails/outbox.ts'
import type { Store } from '../stores.ts'
import { EMAIL_TAKEN } from './create-customer.ts'
import { type CustomerRow, numberAddresses } from './customers.ts'

interface ProfileChange {
  profile: Record<string, unknown>
  /** The `updated_at` of the profile that the change was made of; null: it does not matter. */
  updatedAt: string | null
  at: string
  store: Store
}

/**
 * Writes a profile that fits `profileSchema`; missing fields stay unchanged. Refuses an e-mail or an address of another
 * customer, and with 409 what was made of a profile that has changed since. The old address gets a mail about a new one, and codes
 * that were mailed to it are deleted; its newsletter and what it waits for become the new one's.
 */
export async function writeProfile(
  db: D1Database,
  row: CustomerRow,
  { profile, updatedAt, at, store }: ProfileChange,
): Promise<CustomerRow> {
  if (updatedAt !== null && updatedAt !== row.updated_at) throw new Refusal(409, PROFILE_CHANGED)
  const addresses = Array.isArray(profile.addresses) ? profile.addresses.filter(isRecord) : null
  const email = textOf(profile.email)
  const update = db
    .prepare(
      `UPDATE customer SET email = IIF(COALESCE(?, updated_at) = updated_at, ?, NULL), firstname = ?, lastname = ?,
        addresses = COALESCE(?, addresses), custom_attributes = COALESCE(?, custom_attributes),
        updated_at = MAX(?, datetime(updated_at, '+1 second')) WHERE id = ? RETURNING *`,
    )
    .bind(
      updatedAt,
      email,
      textOf(profile.firstname),
      textOf(profile.lastname),
      addresses ? JSON.stringify(numberAddresses(addresses, row)) : null,
      Array.isArray(profile.custom_attributes) ? JSON.stringify(profile.custom_attributes) : null,
      at,
      row.id,
    )
  const statements = isSameAddress(email, row.email) ? [] : emailStatements(db, row, { email, at, store })
  const [changed] = await db.batch<CustomerRow>([update, ...statements]).catch(refuseConflict)
  return changed?.results[0] ?? row
}

const PROFILE_CHANGED = 'The profile has been changed since it was read.'

/** Only the database knows whether an e-mail is free, and a profile as it was read, when it is written. */
function refuseConflict(error: unknown): never {
  if (String(error).includes('NOT NULL constraint failed: customer.email'))
    throw new Refusal(409, PROFILE_CHANGED)
  if (!String(error).includes('UNIQUE constraint failed: customer.email')) throw error
  throw new Refusal(500, { errorMessage: EMAIL_TAKEN, code: 400 })
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const emailStatements = (
  db: D1Database,
  row: CustomerRow,
  { email, at, store }: { email: string; at: string; store: Store },
) => [
  db.prepare('DELETE FROM password_reset WHERE customer_id = ?').bind(row.id),
  mailStatement(db, newEmailMail(row.email, store), at),
  ...OF_ADDRESS.flatMap((table) => [
    db.prepare(`UPDATE OR IGNORE ${table} SET email = ? WHERE email = ?`).bind(email, row.email),
    db.prepare(`DELETE FROM ${table} WHERE email = ?`).bind(row.email), // the new address has its own already
  ]),
]

const OF_ADDRESS = ['newsletter_subscriber', 'back_in_stock']
