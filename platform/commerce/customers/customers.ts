import { Refusal } from '#platform/answers.ts'
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

/** Creates a token of a customer and deletes expired ones. */
export async function issueToken(
  db: D1Database,
  customerId: number,
  life: { at: string; expiresAt: string },
): Promise<string> {
  const token = newToken()
  await db.batch([
    db
      .prepare('DELETE FROM customer_token WHERE customer_id = ? AND expires_at <= ?')
      .bind(customerId, life.at),
    db
      .prepare('INSERT INTO customer_token (token_hash, customer_id, expires_at) VALUES (?, ?, ?)')
      .bind(await hashText(token), customerId, life.expiresAt),
  ])
  return token
}

/** Statements that change a customer's password and end every session. */
export function passwordStatements(db: D1Database, customerId: number, hash: string, at: string) {
  return [
    db
      .prepare('UPDATE customer SET password_hash = ?, updated_at = ? WHERE id = ?')
      .bind(hash, at, customerId),
    db.prepare('DELETE FROM customer_token WHERE customer_id = ?').bind(customerId),
    db.prepare('DELETE FROM password_reset WHERE customer_id = ?').bind(customerId),
  ]
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
  const isOwn = (address: Record<string, unknown>) =>
    (address.id === undefined || current.some((one) => String(one.id) === String(address.id))) &&
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
