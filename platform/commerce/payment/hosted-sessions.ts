import { Refusal } from '#platform/answers.ts'
import { type PricedCart, priceCart } from '../cart/cart-totals.ts'
import type { CartKey } from '../cart/carts.ts'
import { NOT_AVAILABLE } from '../cart/lines.ts'
import { readCart } from '../cart/read-cart.ts'
import { secondsAfter, toSqlTime } from '../clock.ts'
import { toMajor } from '../money.ts'
import { hashText, newHexId, readJwt, signJwt } from '../secrets.ts'

/** One attempt to pay for a cart, bound to its contents and price. */
export interface HostedSession {
  id: string
  quote_id: number
  store_id: number
  amount: number
  fingerprint: string
  origin: string
  token: string
  status: 'open' | 'paid' | 'declined' | 'cancelled' | 'void'
  method: string | null
  created_at: string
  expires_at: string
}

const LIFE_SECONDS = 3600

/**
 * Fingerprint of what is paid for. It changes with lines, quantities, prices and shipping method, and when something of it is
 * not sold any more.
 */
export function fingerprintOf({ cart, totals, method, isSellable }: PricedCart): Promise<string> {
  const lines = cart.lines.map((line, at) => [line.key, line.qty, isSellable && totals.lines[at]?.unitPrice])
  const terms = [method?.carrier, method?.method, cart.coupon?.code, cart.giftCard?.code, totals.grandTotal]
  return hashText(JSON.stringify([lines, terms]))
}

/** Opens a session for a cart; its other unpaid sessions become invalid. Refuses with 409 when the cart is empty, or a line is not sold any more. */
export async function openSession(
  db: D1Database,
  priced: PricedCart,
  { origin, moment, signingKey }: { origin: string; moment: Date; signingKey: string },
): Promise<HostedSession> {
  const { cart, totals } = priced
  if (cart.lines.length === 0) throw new Refusal(409, `The "${cart.publicId}" Cart doesn't contain products.`)
  if (!priced.isSellable) throw new Refusal(409, NOT_AVAILABLE)
  const id = newHexId(24)
  const claims = {
    sid: id,
    amount: toMajor(totals.grandTotal),
    currency: cart.store.currency,
    merchant: 'Skare',
    language: cart.store.language,
    origin,
  }
  const session: HostedSession = {
    id,
    quote_id: cart.id,
    store_id: cart.store.id,
    amount: totals.grandTotal,
    fingerprint: await fingerprintOf(priced),
    origin,
    token: await signJwt(claims, signingKey),
    status: 'open',
    method: null,
    created_at: toSqlTime(moment),
    expires_at: toSqlTime(secondsAfter(moment, LIFE_SECONDS)),
  }
  await writeSession(db, session)
  return session
}

async function writeSession(db: D1Database, session: HostedSession): Promise<void> {
  const columns = Object.keys(session)
  await db.batch([
    db
      .prepare("UPDATE hosted_session SET status = 'void' WHERE quote_id = ? AND status <> 'paid'")
      .bind(session.quote_id),
    db
      .prepare(
        `INSERT INTO hosted_session (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      )
      .bind(...Object.values(session)),
  ])
}

/** The open session that matches the cart's contents and price; null when there is none. */
export async function currentSession(
  db: D1Database,
  priced: PricedCart,
  at: string,
): Promise<HostedSession | null> {
  const session = await db
    .prepare(
      `SELECT * FROM hosted_session WHERE quote_id = ? AND fingerprint = ? AND status IN ('open', 'declined', 'paid')
        AND (status = 'paid' OR expires_at > ?) ORDER BY status = 'paid' DESC, created_at DESC LIMIT 1`,
    )
    .bind(priced.cart.id, await fingerprintOf(priced), at)
    .first<HostedSession>()
  return session
}

/** A session with its cart; `isStale` when they no longer match. */
export interface SessionView {
  session: HostedSession
  priced: PricedCart
  isStale: boolean
}

/** The session of a purchase token; null when the token is invalid. */
export async function readSession(
  db: D1Database,
  token: string,
  { at, signingKey }: { at: string; signingKey: string },
): Promise<SessionView | null> {
  const claims = await readJwt(token, signingKey)
  const session = await db
    .prepare('SELECT * FROM hosted_session WHERE id = ?')
    .bind(String(claims?.sid ?? ''))
    .first<HostedSession>()
  if (!session) return null
  const priced = priceCart(await readCart(db, { kind: 'quote', cartId: String(session.quote_id) }, at), at)
  return { session, priced, isStale: await isStale(session, priced, at) }
}

async function isStale(session: HostedSession, priced: PricedCart, at: string): Promise<boolean> {
  if (session.status === 'paid') return false
  if (session.expires_at <= at) return true
  return session.fingerprint !== (await fingerprintOf(priced))
}

/** Stores the outcome of a session; false: it is closed already, because it was paid or its cart was ordered meanwhile. */
export async function closeSession(
  db: D1Database,
  id: string,
  { status, method, at }: { status: 'paid' | 'declined' | 'cancelled'; method: string | null; at: string },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE hosted_session SET status = ?, method = ?, unclaimed_since = ?
      WHERE id = ? AND status IN ('open', 'declined')`,
    )
    .bind(status, method, status === 'paid' ? at : null, id)
    .run()
  return meta.changes > 0
}

/** Refunds a session, unless its order exists: nothing is captured, and the session is closed. */
export async function returnPayment(
  db: D1Database,
  id: string,
  { orderId, at }: { orderId: string; at: string },
): Promise<void> {
  await db
    .prepare(
      `UPDATE hosted_session SET status = 'void', returned_at = ?, unclaimed_since = NULL
      WHERE id = ? AND status = 'paid'
        AND NOT EXISTS (SELECT 1 FROM sales_order WHERE order_id = ?)`,
    )
    .bind(at, id, orderId)
    .run()
}

/**
 * The paid session of a cart, or the newest one when the payment was refunded; also after the cart has become an order. Of
 * a customer whose cart has none it is that of their active cart in the store.
 */
export function paidSession(db: D1Database, key: CartKey, at: string): Promise<HostedSession | null> {
  const newestOf = 'SELECT MAX(rowid) FROM hosted_session WHERE quote_id = s.quote_id'
  const paid = `SELECT s.* FROM hosted_session AS s JOIN quote AS q ON q.id = s.quote_id
    WHERE (s.status = 'paid' OR (s.returned_at IS NOT NULL AND s.rowid = (${newestOf})))`
  const newest = "s.status = 'paid' DESC, s.rowid DESC LIMIT 1"
  if (key.kind !== 'customer')
    return db.prepare(`${paid} AND q.mask = ? ORDER BY ${newest}`).bind(key.cartId).first<HostedSession>()
  return db
    .prepare(
      `${paid} AND (q.id = ?1 OR (q.is_active = 1 AND q.store_id = ?2)) AND q.customer_id = (
        SELECT customer_id FROM customer_token WHERE token_hash = ?3 AND expires_at > ?4)
      ORDER BY q.id = ?1 DESC, ${newest}`,
    )
    .bind(Number(key.cartId), key.storeId, key.tokenHash, at)
    .first<HostedSession>()
}
