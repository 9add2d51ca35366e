import { Refusal } from '#platform/answers.ts'
import { prepare, type Sql, sql } from '#platform/sql.ts'
import { NOT_AUTHORIZED } from '../cart/carts.ts'
import { jsonOf } from '../rows.ts'
import { hashText, newToken, signJwt } from '../secrets.ts'
import { storeOfId } from '../stores.ts'

/** A customer in the database. */
export interface CustomerRow {
  id: number
  store_id: number
  group_id: number
  email: string
  firstname: string
  lastname: string
  password_hash: string
  addresses: string
  custom_attributes: string
  created_at: string
  updated_at: string
  /** Wrong passwords since the last login. */
  failed_logins: number
}

/** An address in a customer's book. */
export interface CustomerAddress {
  id: number
  customer_id: number
  default_billing?: boolean
  default_shipping?: boolean
  [field: string]: unknown
}

/** A customer by e-mail, in upper or lower case. */
export function findByEmail(db: D1Database, email: string): Promise<CustomerRow | null> {
  return db.prepare('SELECT * FROM customer WHERE email = ?').bind(email.trim()).first<CustomerRow>()
}

/** The customer of a token. Refuses with 401 when the token is missing or invalid. */
export async function customerOfToken(
  db: D1Database,
  token: string | null,
  at: string,
): Promise<CustomerRow> {
  const customer = await db
    .prepare(
      `SELECT customer.* FROM customer_token AS t JOIN customer ON customer.id = t.customer_id
      WHERE t.token_hash = ? AND t.expires_at > ?`,
    )
    .bind(await hashText(token ?? ''), at)
    .first<CustomerRow>()
  if (!customer) throw new Refusal(401, NOT_AUTHORIZED)
  return customer
}

/** Creates a token of a customer and deletes expired ones; null when the password has changed since it was checked. */
export async function issueToken(
  db: D1Database,
  { id, password_hash }: Pick<CustomerRow, 'id' | 'password_hash'>,
  { at, expiresAt }: { at: string; expiresAt: string },
): Promise<string | null> {
  const token = newToken()
  const [, issued] = await db.batch([
    prepare(db, sql`DELETE FROM customer_token WHERE customer_id = ${id} AND expires_at <= ${at}`),
    prepare(
      db,
      sql`INSERT INTO customer_token (token_hash, customer_id, expires_at)
        SELECT ${await hashText(token)}, id, ${expiresAt} FROM customer WHERE id = ${id} AND password_hash = ${password_hash}`,
    ),
  ])
  return issued?.meta.changes === 1 ? token : null
}

/**
 * Changes a customer's password and ends every session, while what allows it still holds: the old password, or a mailed code.
 * False: it no longer does, and nothing is changed.
 */
export async function writePassword(
  db: D1Database,
  customerId: number,
  { hash, at, condition }: { hash: string; at: string; condition: Sql },
): Promise<boolean> {
  const changed = sql`(SELECT id FROM customer WHERE id = ${customerId} AND password_hash = ${hash})`
  const [update] = await db.batch([
    prepare(
      db,
      sql`UPDATE customer SET password_hash = ${hash}, updated_at = ${at} WHERE id = ${customerId} AND ${condition}`,
    ),
    prepare(db, sql`DELETE FROM customer_token WHERE customer_id = ${changed}`),
    prepare(db, sql`DELETE FROM password_reset WHERE customer_id = ${changed}`),
  ])
  return update?.meta.changes === 1
}

/** A customer in a response (contract §1.6), without the group token. */
export function toWireCustomer(row: CustomerRow) {
  const addresses = jsonOf<CustomerAddress[]>(row.addresses, [])
  const billing = addresses.find((address) => address.default_billing)
  const shipping = addresses.find((address) => address.default_shipping)
  const attributes = jsonOf<unknown[]>(row.custom_attributes, [])
  return {
    id: row.id,
    group_id: row.group_id,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: row.created_at,
    updated_at: row.updated_at,
    created_in: storeOfId(row.store_id).name.split('\n')[1],
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: row.store_id,
    website_id: row.store_id,
    addresses,
    disable_auto_group_change: 0,
    ...(attributes.length > 0 && { custom_attributes: attributes }),
  }
}

/** The same with the group token for searches and prices (contract §1.6). */
export async function toOwnProfile(row: CustomerRow, signingKey: string) {
  const claims = { group_id: row.group_id, id: row.id, user: row.email }
  return { ...toWireCustomer(row), groupToken: await signJwt(claims, signingKey) }
}

/** Between the first numbers of two customers' addresses. */
export const ADDRESSES_EACH = 100

/**
 * The address book of a profile change: new addresses get numbers, and there is one default of each kind. Refuses with
 * 403 when an address belongs to another customer (contract §1.7).
 */
export function numberAddresses(
  requested: readonly Record<string, unknown>[],
  row: Pick<CustomerRow, 'id' | 'addresses'>,
): CustomerAddress[] {
  const current = jsonOf<CustomerAddress[]>(row.addresses, [])
  const hasId = (id: unknown) => (one: Record<string, unknown>) => String(one.id) === String(id)
  const isOwn = (address: Record<string, unknown>) =>
    (address.id === undefined ||
      (current.some(hasId(address.id)) && requested.filter(hasId(address.id)).length === 1)) &&
    (address.customer_id === undefined || String(address.customer_id) === String(row.id))
  if (!requested.every(isOwn)) throw new Refusal(403, 'Provided invalid address.id or address.customer_id')
  let last = Math.max(row.id * ADDRESSES_EACH, ...current.map((address) => address.id))
  return requested.map((address, at) => ({
    ...address,
    id: address.id === undefined ? ++last : Number(address.id),
    customer_id: row.id,
    region_id: Number(address.region_id ?? 0),
    region: address.region ?? { region_code: null, region: null, region_id: 0 },
    default_billing: isDefault(requested, at, 'default_billing'),
    default_shipping: isDefault(requested, at, 'default_shipping'),
  }))
}

function isDefault(addresses: readonly Record<string, unknown>[], at: number, kind: string): boolean {
  const last = addresses.findLastIndex((address) => address[kind] === true)
  return last === at
}
