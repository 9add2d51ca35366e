import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { welcomeMail } from '#platform/mails/account-mails.ts'
import { mailStatement } from '#platform/mails/outbox.ts'
import { type CustomerRow, findByEmail, numberAddresses } from './customers.ts'
import { refuseWeakPassword } from './passwords.ts'
import { hashPassword } from './secrets.ts'
import type { Store } from './stores.ts'

/** The message for an e-mail address that is already registered. */
export const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.'

/**
 * Creates an account from a body that fits `createSchema`. Refuses a registered e-mail and a weak password with 400.
 */
export async function createCustomer(
  db: D1Database,
  body: Record<string, unknown>,
  { store, at }: { store: Store; at: string },
): Promise<CustomerRow> {
  const customer = isRecord(body.customer) ? body.customer : {}
  const password = textOf(body.password)
  const email = textOf(customer.email)
  if (await findByEmail(db, email)) throw new Refusal(400, EMAIL_TAKEN)
  refuseWeakPassword(password, email)
  const row = await db
    .prepare(
      `INSERT INTO customer (store_id, email, firstname, lastname, password_hash, created_at, updated_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT DO NOTHING RETURNING *`,
    )
    .bind(
      store.id,
      email,
      textOf(customer.firstname),
      textOf(customer.lastname),
      await hashPassword(password),
      at,
    )
    .first<CustomerRow>()
  if (!row) throw new Refusal(400, EMAIL_TAKEN) // another request registered it first
  return finish(db, row, Array.isArray(customer.addresses) ? customer.addresses.filter(isRecord) : [], {
    store,
    at,
  })
}

async function finish(
  db: D1Database,
  row: CustomerRow,
  addresses: Record<string, unknown>[],
  { store, at }: { store: Store; at: string },
): Promise<CustomerRow> {
  const unnumbered = addresses.map(({ id: _, customer_id: __, ...address }) => address)
  const book = JSON.stringify(numberAddresses(unnumbered, row))
  await db.batch([
    db.prepare('UPDATE customer SET addresses = ? WHERE id = ?').bind(book, row.id),
    mailStatement(db, welcomeMail(row.email, store), at),
  ])
  return { ...row, addresses: book }
}
