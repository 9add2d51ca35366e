import { Refusal } from '#platform/answers.ts'
import type { Address } from '../addresses.ts'
import { OFFER_SELECT, type OfferRow, toOffer } from '../offers.ts'
import { jsonOf, rowsOf } from '../rows.ts'
import { storeOfId } from '../stores.ts'
import { type Cart, type CartKey, type Coupon, NOT_AUTHORIZED } from './carts.ts'
import type { Line, LineOptions } from './lines.ts'

interface QuoteRow {
  id: number
  mask: string | null
  customer_id: number | null
  group_id: number | null
  store_id: number
  email: string | null
  shipping_address: string | null
  billing_address: string | null
  carrier_code: string | null
  method_code: string | null
  valid_coupon: string | null
  coupon_kind: Coupon['kind'] | null
  coupon_amount: number
  coupon_currency: string | null
  gift_card_code: string | null
  gift_card_amount: number | null
  gift_card_balance: number | null
  service_point_id: string | null
}

interface LineRow {
  id: number
  line_key: string
  sku: string
  offer_sku: string
  product_type: string
  qty: number
  options: string
  components: string
  extras: string
}

/** Reads a cart in one round trip. Refuses with 401 or 404 as `toCart` does. */
export async function readCart(db: D1Database, key: CartKey, at: string): Promise<Cart> {
  return toCart(key, await db.batch(cartStatements(db, key, at)))
}

/** How many statements `cartStatements` makes. */
export const CART_STATEMENTS = 4

/** Statements that read a cart in one batch; `toCart` reads their results. */
export function cartStatements(db: D1Database, key: CartKey, at: string): D1PreparedStatement[] {
  const { sql, values } = quoteOf(key, at)
  const statement = (text: string, ...more: string[]) =>
    db.prepare(`WITH cart AS (${sql}) ${text}`).bind(...values, ...more)
  return [
    tokenStatement(db, key, at),
    statement(
      `SELECT q.*, customer.group_id, coupon.code AS valid_coupon, coupon.kind AS coupon_kind,
        coupon.amount AS coupon_amount, coupon.currency AS coupon_currency, gift_card.balance AS gift_card_balance
      FROM cart JOIN quote AS q ON q.id = cart.id
      LEFT JOIN customer ON customer.id = q.customer_id
      LEFT JOIN coupon ON coupon.code = q.coupon_code AND COALESCE(coupon.valid_to, '9999') >= ?
      LEFT JOIN gift_card ON gift_card.code = q.gift_card_code AND COALESCE(gift_card.valid_to, '9999') >= ?`,
      at,
      at,
    ),
    statement('SELECT item.* FROM cart JOIN quote_item AS item ON item.quote_id = cart.id ORDER BY item.id'),
    statement(`${OFFER_SELECT}
      WHERE o.store_id = (SELECT q.store_id FROM cart JOIN quote AS q ON q.id = cart.id) AND o.sku IN (
        SELECT item.offer_sku FROM cart JOIN quote_item AS item ON item.quote_id = cart.id
        UNION SELECT json_extract(part.value, '$.sku')
        FROM cart JOIN quote_item AS item ON item.quote_id = cart.id, json_each(item.components) AS part)`),
  ]
}

function quoteOf(key: CartKey, at: string): { sql: string; values: (string | number)[] } {
  if (key.kind === 'quote') return { sql: 'SELECT CAST(? AS INTEGER) AS id', values: [key.cartId] }
  if (key.kind === 'guest')
    return { sql: 'SELECT id FROM quote WHERE mask = ? AND is_active = 1', values: [key.cartId] }
  if (key.kind === 'owner') {
    const sql = 'SELECT id FROM quote WHERE customer_id = ? AND store_id = ? AND is_active = 1'
    return { sql, values: [key.customerId, key.storeId] }
  }
  const sql = `SELECT q.id FROM customer_token AS t JOIN quote AS q ON q.customer_id = t.customer_id
    WHERE t.token_hash = ? AND t.expires_at > ? AND q.store_id = ? AND q.is_active = 1`
  return { sql, values: [key.tokenHash, at, key.storeId] }
}

function tokenStatement(db: D1Database, key: CartKey, at: string): D1PreparedStatement {
  if (key.kind !== 'customer') return db.prepare('SELECT 1 AS alive')
  return db
    .prepare('SELECT 1 AS alive FROM customer_token WHERE token_hash = ? AND expires_at > ?')
    .bind(key.tokenHash, at)
}

/**
 * The cart from the results of `cartStatements`. Refuses with 401 for an invalid token, 404 for an unknown or closed
 * cart.
 */
export function toCart(key: CartKey, [token, quote, items, offers]: D1Result[]): Cart {
  if (rowsOf(token).length === 0) throw new Refusal(401, NOT_AUTHORIZED)
  const row = rowsOf<QuoteRow>(quote)[0]
  if (!row) throw new Refusal(404, `No such entity with cartId = ${key.cartId}`)
  const offersBySku = new Map(rowsOf<OfferRow>(offers).map((offer) => [offer.sku, toOffer(offer)]))
  const lines = rowsOf<LineRow>(items).map(toLine)
  return {
    ...toQuote(row),
    offersBySku,
    lines: lines.filter((line) => offersBySku.has(line.offerSku)), // a product that was removed from the catalogue leaves the cart
  }
}

function toQuote(row: QuoteRow): Omit<Cart, 'lines' | 'offersBySku'> {
  return {
    id: row.id,
    publicId: row.mask ?? row.id,
    customerId: row.customer_id,
    groupId: row.group_id ?? 0,
    store: storeOfId(row.store_id),
    email: row.email,
    shippingAddress: jsonOf<Address | null>(row.shipping_address, null),
    billingAddress: jsonOf<Address | null>(row.billing_address, null),
    carrierCode: row.carrier_code,
    methodCode: row.method_code,
    coupon: toCoupon(row),
    giftCard: toGiftCard(row),
    servicePointId: row.service_point_id,
  }
}

/** An amount off counts in its own currency only. */
function toCoupon(row: QuoteRow): Coupon | null {
  const { valid_coupon: code, coupon_kind: kind, coupon_amount: amount, coupon_currency: currency } = row
  if (code === null || kind === null) return null
  return kind === 'fixed' && currency !== storeOfId(row.store_id).currency ? null : { code, kind, amount }
}

function toGiftCard(row: QuoteRow): Cart['giftCard'] {
  const { gift_card_code: code, gift_card_amount: amount, gift_card_balance: balance } = row
  if (code === null || amount === null || balance === null) return null
  return { code, amount: Math.min(amount, balance) }
}

function toLine(row: LineRow): Line {
  return {
    itemId: row.id,
    key: row.line_key,
    sku: row.sku,
    offerSku: row.offer_sku,
    productType: row.product_type,
    qty: row.qty,
    options: jsonOf<LineOptions>(row.options, {}),
    components: jsonOf<Line['components']>(row.components, []),
    extras: jsonOf<Line['extras']>(row.extras, []),
  }
}
