import type { Address } from '#platform/commerce/addresses.ts'
import { priceCart } from '#platform/commerce/cart/cart-totals.ts'
import { type Cart, emptyCart } from '#platform/commerce/cart/carts.ts'
import type { Line } from '#platform/commerce/cart/lines.ts'
import { DAY_MS, toSqlTime } from '#platform/commerce/clock.ts'
import { OFFER_SELECT, type Offer, type OfferRow, toOffer } from '#platform/commerce/offers.ts'
import { toOrderDocument } from '#platform/commerce/orders/order-document.ts'
import { storeOfId } from '#platform/commerce/stores.ts'

const ANNA = { id: 1, group_id: 1 }
const ORDERS = 23 // one page of twenty, and three more
const SWEDEN = storeOfId(1)
const NEWEST = Date.UTC(2026, 9, 12, 9, 41, 7)
const DAYS_BETWEEN = 37
const DEAREST = 900_000 // nobody buys only race skis

const address: Address = {
  firstname: 'Anna',
  lastname: 'Lindqvist',
  company: '',
  street: ['Spårvägen 4', 'lgh 1102'],
  postcode: '831 30',
  city: 'Östersund',
  region: '',
  region_id: 0,
  region_code: '',
  country_id: 'SE',
  telephone: '+46701234567',
  email: 'anna@example.com',
  vat_id: '',
}

/**
 * Everything commerce shows of the past: anna's orders and the rewrite of a moved product. Carts, sessions and orders that
 * were there before go, because the goods they are about may be gone. Run it after the catalogue is filled.
 */
export async function seedCommerce(db: D1Database): Promise<void> {
  await db.batch(forgetStatements(db))
  const offers = await readGoods(db)
  const orders =
    offers.length === 0
      ? []
      : Array.from({ length: ORDERS }, (_, at) => [
          orderStatement(db, offers, at),
          ...(statusOf(at) === 'complete' ? [shipmentStatement(db, at)] : []),
        ])
  await db.batch([
    ...orders.flat(),
    db.prepare('UPDATE order_series SET last_number = ? WHERE store_id = ?').bind(orders.length, SWEDEN.id),
    ...movedProductStatements(db),
  ])
}

function forgetStatements(db: D1Database): D1PreparedStatement[] {
  const tables = [
    ...['download', 'shipment', 'withdrawal', 'hosted_session', 'quote_item', 'quote', 'sales_order'], // what refers to others first
    ...['mail', 'product_view', 'back_in_stock'],
  ]
  return [
    ...tables.map((table) => db.prepare(`DELETE FROM ${table}`)),
    db.prepare('UPDATE order_series SET last_number = 0'),
    db.prepare('DELETE FROM gift_card WHERE valid_to IS NOT NULL'), // what those orders issued
    db.prepare("UPDATE gift_card SET balance = 50000 WHERE code LIKE 'GK-500%'"),
  ]
}

/** What is sold by itself: not the parts of packages. */
async function readGoods(db: D1Database): Promise<Offer[]> {
  const { results } = await db
    .prepare(
      `${OFFER_SELECT} WHERE o.store_id = ? AND o.status = 1 AND o.type_id = 'simple' AND o.sku NOT LIKE 'DEMO-%'
        AND o.regular_price BETWEEN 1 AND ? AND COALESCE(p.source ->> '$.visibility', 4) > 1 ORDER BY o.product_id LIMIT 1000`,
    )
    .bind(SWEDEN.id, DEAREST)
    .all<OfferRow>()
  return results.map(toOffer)
}

/** The order so many places from the oldest: one to three lines, sent now to a pickup point, now home. */
function orderStatement(db: D1Database, offers: readonly Offer[], at: number): D1PreparedStatement {
  const createdAt = toSqlTime(momentOf(at))
  const document = toOrderDocument({
    priced: priceCart(cartOf(offers, at), createdAt),
    email: address.email,
    customerId: ANNA.id,
    billing: address,
    shipping: address,
    payment: { method: 'hosted_invoice', title: 'Faktura', additional: null, isPaid: at < ORDERS - 1 },
    extension: isSentHome(at) ? {} : { service_point_id: POINT },
  })
  return db
    .prepare(
      `INSERT INTO sales_order (order_number, order_id, placement, quote_id, store_id, customer_id, email, status,
        created_at, document) VALUES (?1, ?2, ?2, 0, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(
      String(100_000_001 + at),
      `seed-${at + 1}`,
      SWEDEN.id,
      ANNA.id,
      address.email,
      statusOf(at),
      createdAt,
      JSON.stringify(document),
    )
}

function momentOf(at: number): Date {
  return new Date(NEWEST - (ORDERS - 1 - at) * DAYS_BETWEEN * DAY_MS)
}

/** The parcel of that order: sent a day after it was made, delivered two days later. */
function shipmentStatement(db: D1Database, at: number): D1PreparedStatement {
  const createdMs = momentOf(at).getTime()
  return db
    .prepare(
      `INSERT INTO shipment (order_entity_id, carrier, tracking_number, shipped_at, delivered_at)
      SELECT entity_id, ?2, 'SK' || order_number || ?3, ?4, ?5 FROM sales_order WHERE order_id = ?1`,
    )
    .bind(
      `seed-${at + 1}`,
      isSentHome(at) ? 'Hemleverans' : 'Ombud',
      SWEDEN.country,
      toSqlTime(new Date(createdMs + DAY_MS)),
      toSqlTime(new Date(createdMs + 3 * DAY_MS)),
    )
}

/** The pickup point nearest to Anna. */
const POINT = 'SE-104222'

const isSentHome = (at: number) => at % 4 === 3

function statusOf(at: number): string {
  if (at === ORDERS - 1) return 'processing'
  return at === ORDERS - 5 ? 'canceled' : 'complete'
}

function cartOf(offers: readonly Offer[], at: number): Cart {
  const picked = Array.from(
    { length: 1 + (at % 3) },
    (_, line) => offers[(at * 41 + line * 113) % offers.length],
  )
  const goods = [...new Set(picked)].filter((offer) => offer !== undefined)
  const isHome = isSentHome(at)
  return {
    ...emptyCart(SWEDEN, ANNA),
    carrierCode: isHome ? 'homedelivery' : 'pickup',
    methodCode: isHome ? 'standard' : 'servicepoint',
    servicePointId: isHome ? null : POINT,
    lines: goods.map((offer, line) =>
      toLine(offer, { itemId: at * 10 + line + 1, qty: 1 + ((at + line) % 2) }),
    ),
    offersBySku: new Map(goods.map((offer) => [offer.sku, offer])),
  }
}

function toLine(offer: Offer, { itemId, qty }: { itemId: number; qty: number }): Line {
  return {
    itemId,
    key: offer.sku,
    sku: offer.sku,
    offerSku: offer.sku,
    productType: offer.parentSku === null ? 'simple' : 'configurable',
    qty,
    options: {},
    components: [],
    extras: [],
  }
}

/** A product that used to live at another address: it leads to the product with one of its children chosen. */
function movedProductStatements(db: D1Database): D1PreparedStatement[] {
  const oldPath = 'produkter/fjallro-vasa-85.html'
  return [
    db.prepare('DELETE FROM url_rewrite WHERE request_path = ?').bind(oldPath),
    db
      .prepare(
        `INSERT INTO url_rewrite (store_id, request_path, type, entity_id, target_url, redirect_code)
        SELECT p.store_id, ?, 'product', p.id, p.url_path || '?childSku=' || (
          SELECT o.sku FROM offer AS o WHERE o.store_id = p.store_id AND o.parent_sku = p.sku ORDER BY o.product_id LIMIT 1
        ), 301 FROM product AS p WHERE p.sku = 'DEMO-CONF'`,
      )
      .bind(oldPath),
  ]
}
