import { failedLoginsMail } from '#platform/mails/account-mails.ts'
import { mailStatement } from '#platform/mails/outbox.ts'
import { storeOfId } from '../stores.ts'
import type { CustomerRow } from './customers.ts'

/** After so many wrong passwords since the last login the owner gets a mail, once. */
const MAIL_AFTER = 5

/**
 * Counts a wrong password. An e-mail without an account takes the same way, so that the time of the answer does not tell
 * whether there is one.
 */
export async function countFailedLogin(db: D1Database, email: string, at: string): Promise<void> {
  const customer = await db
    .prepare('UPDATE customer SET failed_logins = failed_logins + 1 WHERE email = ? RETURNING *')
    .bind(email.trim())
    .first<CustomerRow>()
  if (customer?.failed_logins !== MAIL_AFTER) return
  await mailStatement(db, failedLoginsMail(customer.email, storeOfId(customer.store_id)), at).run()
}

/** The owner is here: earlier wrong passwords are forgotten. */
export async function forgetFailedLogins(
  db: D1Database,
  { id, failed_logins }: Pick<CustomerRow, 'id' | 'failed_logins'>,
): Promise<void> {
  if (failed_logins > 0) await db.prepare('UPDATE customer SET failed_logins = 0 WHERE id = ?').bind(id).run()
}
