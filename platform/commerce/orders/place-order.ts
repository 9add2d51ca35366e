import { giftCardMail } from '#platform/mails/gift-card-mail.ts'
import { orderMail } from '#platform/mails/order-mail.ts'
import { orderMailStatement } from '#platform/mails/outbox.ts'
import { allOf, prepare, raw, type Sql, sql } from '#platform/sql.ts'
import { demandOf } from '../cart/lines.ts'
import { fillAddressBook } from '../customers/first-addresses.ts'
import { stockFollowers } from '../index-stock.ts'
import { rowsOf } from '../rows.ts'
import { downloadStatement, newDownloads } from './downloads.ts'
import { issueCards, issueStatement } from './issued-cards.ts'
import { type OrderDocument, type OrderInput, toOrderDocument } from './order-document.ts'
import { isDone } from './order-items.ts'
import type { Download } from './stored-order.ts'

/** An order to create once. */
export interface OrderToPlace extends OrderInput {
  /** The client's id. A second order with the same id is not created. */
  orderId: string
  /** The hosted session that paid for it; it must still be paid. */
  paidSession?: string
  /** While something is still to be paid, sent or done. */
  status: 'pending' | 'processing'
  /** The body as received, for the list of received orders. */
  request: unknown
  /** SQL time. */
  at: string
  /** The setting SHOP_ORIGINS, for the links of the confirmation. */
  shopOrigins: string | undefined
}

/** An order that exists. */
export interface PlacedOrder {
  entity_id: number
  order_number: string
  email: string
  created_at: string
}

const HOSTED = 'hosted-'

/** The id of the order that a hosted payment makes. */
export const hostedOrderId = (sessionId: string): string => HOSTED + sessionId

/** Whether an id is kept for hosted payments: an order that took it would stand for a payment that is not its own. */
export const isHostedOrderId = (orderId: string): boolean => orderId.startsWith(HOSTED)

/** The order with a client's id, or null. */
export function findOrder(db: D1Database, orderId: string): Promise<PlacedOrder | null> {
  return findOrderStatement(db, orderId).first<PlacedOrder>()
}

/** The statement of `findOrder`, for batches. */
export function findOrderStatement(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare('SELECT entity_id, order_number, email, created_at FROM sales_order WHERE order_id = ?')
    .bind(orderId)
}

/**
 * Creates an order in one transaction: the order with its number, reduced stock and gift card, the closed cart with every
 * other payment for it returned or made impossible, the gift cards that were paid for, the files that were bought, and the mails. Null when stock, gift card or cart are no longer sufficient.
 * For an existing `orderId` it returns the existing order.
 */
export async function placeOrder(db: D1Database, order: OrderToPlace): Promise<PlacedOrder | null> {
  const skus = demandOf(order.priced.cart.lines)
  const attempt: Attempt = {
    placement: crypto.randomUUID(),
    demand: JSON.stringify(Object.fromEntries(skus)),
    document: toOrderDocument(order),
  }
  const { placement } = attempt
  const downloads = newDownloads(order.priced)
  const results = await db.batch([
    prepare(db, insertOrder(order, attempt)),
    ...orderEffects(order, attempt).map((effect) => prepare(db, effect)),
    ...stockFollowers(db, skus.keys()),
    downloadStatement(db, downloads, placement),
    confirmation(db, order, { ...attempt, downloads }),
    ...(order.payment.isPaid ? giftCards(db, order, placement) : []),
    findOrderStatement(db, order.orderId),
  ])
  return rowsOf<PlacedOrder>(results.at(-1))[0] ?? null
}

/** One attempt to place an order. */
interface Attempt {
  /** Its id, which the order keeps: what depends on the order is written only where this attempt made it. */
  placement: string
  /** JSON: quantity of each sku. */
  demand: string
  document: OrderDocument
}

const SERIES = 100_000_000 // the first digit of an order number is the store's

/**
 * Inserts the order with a number if everything it needs is still available. All other statements have an effect only
 * if it did.
 */
function insertOrder(order: OrderToPlace, { placement, demand, document }: Attempt): Sql {
  const { priced, email, customerId, at, orderId, request } = order
  const { id: cartId, store } = priced.cart
  return sql`INSERT INTO sales_order (order_number, order_id, placement, quote_id, store_id, customer_id, email, status,
      created_at, document, request)
    SELECT CAST(series.store_id * ${raw(String(SERIES))} + series.last_number + 1 AS TEXT), ${orderId}, ${placement}, ${cartId},
      ${store.id}, ${customerId}, ${email}, ${statusOf(order, document)}, ${at}, ${JSON.stringify(document)},
      ${request === null ? null : JSON.stringify(request)}
    FROM order_series AS series WHERE series.store_id = ${store.id} AND ${allOf(conditionsOf(order, demand))}
    ON CONFLICT (order_id) DO NOTHING`
}

function statusOf({ payment: { isPaid }, status }: OrderToPlace, { items }: OrderDocument): string {
  const isComplete = isPaid && items.every((item) => isDone(item, isPaid))
  return isComplete ? 'complete' : status
}

/** What has to hold when the order is written: its cart is open, and payment, gift card and stock are enough. */
function conditionsOf({ priced, paidSession }: OrderToPlace, demand: string): Sql[] {
  const { cart, totals } = priced
  const conditions = [
    sql`NOT EXISTS (SELECT 1 FROM json_each(${demand}) AS want JOIN stock_item AS s ON s.sku = want.key
      WHERE s.pending = 0 AND (s.is_in_stock = 0 OR (s.manage_stock = 1 AND s.qty < want.value)))`,
  ]
  if (cart.id > 0) conditions.push(sql`EXISTS (SELECT 1 FROM quote WHERE id = ${cart.id} AND is_active = 1)`)
  if (totals.giftCard > 0)
    conditions.push(
      sql`EXISTS (SELECT 1 FROM gift_card WHERE code = ${cart.giftCard?.code ?? ''} AND balance >= ${totals.giftCard})`,
    )
  if (paidSession)
    conditions.push(sql`EXISTS (SELECT 1 FROM hosted_session WHERE id = ${paidSession} AND status = 'paid')`)
  return conditions
}

/** What an order changes: its series, stock, gift card, cart, the other payments for that cart, and an empty address book. */
function orderEffects(
  { priced, paidSession = '', customerId, shipping, billing, at }: OrderToPlace,
  { placement, demand }: Pick<Attempt, 'placement' | 'demand'>,
): Sql[] {
  const { cart, totals } = priced
  const orderExists = sql`EXISTS (SELECT 1 FROM sales_order WHERE placement = ${placement})`
  return [
    sql`UPDATE order_series SET last_number = last_number + 1 WHERE store_id = ${cart.store.id} AND ${orderExists}`,
    sql`UPDATE stock_item SET qty = stock_item.qty - want.value, is_in_stock = (stock_item.qty > want.value)
      FROM json_each(${demand}) AS want
      WHERE want.key = stock_item.sku AND manage_stock = 1 AND pending = 0 AND ${orderExists}`,
    sql`UPDATE gift_card SET balance = balance - ${totals.giftCard}
      WHERE code = ${cart.giftCard?.code ?? ''} AND ${orderExists}`,
    sql`UPDATE quote SET is_active = 0 WHERE id = ${cart.id} AND ${orderExists}`,
    sql`UPDATE hosted_session SET status = 'void', returned_at = IIF(status = 'paid', ${at}, NULL)
      WHERE quote_id = ${cart.id} AND status IN ('open', 'declined', 'paid') AND id <> ${paidSession} AND ${orderExists}`,
    sql`UPDATE hosted_session SET unclaimed_since = NULL WHERE quote_id = ${cart.id} AND ${orderExists}`,
    ...(customerId ? [fillAddressBook({ customerId, shipping, billing, orderExists, placement, at })] : []),
  ]
}

/** The confirmation; in the mail the placement stands for the number, which only the database knows. */
function confirmation(
  db: D1Database,
  { priced, email, at, shopOrigins }: OrderToPlace,
  { placement, document, downloads }: Pick<Attempt, 'placement' | 'document'> & { downloads: Download[] },
): D1PreparedStatement {
  const order = { number: placement, createdAt: at, email, store: priced.cart.store, document, downloads }
  return orderMailStatement(db, orderMail(order, shopOrigins), placement)
}

/** The gift cards that a paid order is for, with their mail. An order that is not paid yet brings none. */
function giftCards(
  db: D1Database,
  { priced, email, at }: OrderToPlace,
  placement: string,
): D1PreparedStatement[] {
  const issued = issueCards(priced, at)
  if (issued.cards.length === 0) return []
  const mail = giftCardMail(issued, { number: placement, email, store: priced.cart.store })
  return [issueStatement(db, issued, placement), orderMailStatement(db, mail, placement)]
}
