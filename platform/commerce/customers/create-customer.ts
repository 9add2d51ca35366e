import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { welcomeMail } from '#platform/mails/account-mails.ts'
import { mailIf } from '#platform/mails/outbox.ts'
import { hashPassword } from '../secrets.ts'
import type { Store } from '../stores.ts'
import { ADDRESSES_EACH, type CustomerRow, findByEmail, numberAddresses } from './customers.ts'
import { refuseWeakPassword } from './passwords.ts'

/** The message for an e-mail address that is already registered. */
export const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.'

/**
 * Creates an account from a body that fits `createSchema`, with its address book and its mail, all or nothing. Refuses a
 * registered e-mail and a weak password with 400.
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
  const hash = await hashPassword(password)
  const addresses = Array.isArray(customer.addresses) ? customer.addresses.filter(isRecord) : []
  const [, , numbered] = await db.batch<CustomerRow>([
    insertStatement(db, customer, { email, hash, store, at }),
    mailIf(db, welcomeMail(email, store), at, { sql: IS_CREATED, values: [email, hash] }),
    addressesStatement(db, addresses, { email, hash }),
  ])
  const row = numbered?.results[0]
  if (!row) throw new Refusal(400, EMAIL_TAKEN) // another request registered it first
  return row
}

/** Whether the account is the one of this call: nobody else has the salt of its hash. */
const IS_CREATED = 'EXISTS (SELECT 1 FROM customer WHERE email = ?7 AND password_hash = ?8)'

function insertStatement(
  db: D1Database,
  customer: Record<string, unknown>,
  { email, hash, store, at }: { email: string; hash: string; store: Store; at: string },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO customer (store_id, email, firstname, lastname, password_hash, created_at, updated_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT DO NOTHING`,
    )
    .bind(store.id, email, textOf(customer.firstname), textOf(customer.lastname), hash, at)
}

/** Writes the address book of a new account and answers its row. Only the database knows the number that its addresses begin with. */
function addressesStatement(
  db: D1Database,
  addresses: Record<string, unknown>[],
  { email, hash }: { email: string; hash: string },
): D1PreparedStatement {
  const unnumbered = addresses.map(({ id: _, customer_id: __, ...address }) => address)
  const book = numberAddresses(unnumbered, { id: 0, addresses: '[]' })
  return db
    .prepare(
      `UPDATE customer SET addresses = (
        SELECT json_group_array(json_set(address.value, '$.customer_id', customer.id,
          '$.id', customer.id * ${ADDRESSES_EACH} + (address.value ->> 'id'))) FROM json_each(?) AS address)
      WHERE email = ? AND password_hash = ? RETURNING *`,
    )
    .bind(JSON.stringify(book), email, hash)
}
