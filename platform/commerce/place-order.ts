import { giftCardMail } from '#platform/mails/gift-card-mail.ts'
import { orderMail } from '#platform/mails/order-mail.ts'
import { orderMailStatement } from '#platform/mails/outbox.ts'
import { downloadStatement, newDownloads } from './downloads.ts'
import { stockFollowers } from './index-stock.ts'
import { issueCards, issueStatement } from './issued-cards.ts'
import { demandOf } from './lines.ts'
import { type OrderDocument, type OrderInput, toOrderDocument } from './order-document.ts'
import { isDone } from './order-items.ts'
import { rowsOf } from './rows.ts'
import type { Download } from './stored-order.ts'

/** An order to create once. */
export interface Placement extends OrderInput {
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
export async function placeOrder(db: D1Database, placement: Placement): Promise<PlacedOrder | null> {
  const attempt = crypto.randomUUID()
  const skus = demandOf(placement.priced.cart.lines)
  const demand = JSON.stringify(Object.fromEntries(skus))
  const document = toOrderDocument(placement)
  const downloads = newDownloads(placement.priced)
  const results = await db.batch([
    insertOrder(db, placement, { attempt, demand, document }),
    ...consequences(db, placement, { attempt, demand }),
    ...stockFollowers(db, skus.keys()),
    downloadStatement(db, downloads, attempt),
    confirmation(db, placement, { attempt, document, downloads }),
    ...(placement.payment.isPaid ? giftCards(db, placement, attempt) : []),
    findOrderStatement(db, placement.orderId),
  ])
  return rowsOf<PlacedOrder>(results.at(-1))[0] ?? null
}

interface Attempt {
  attempt: string
  /** JSON: quantity of each sku. */
  demand: string
  document: OrderDocument
}

const SERIES = 100_000_000 // the first digit of an order number is the store's

/**
 * Inserts the order with a number if everything it needs is still available. All other statements have an effect only
 * if it did.
 */
function insertOrder(
  db: D1Database,
  placement: Placement,
  { attempt, demand, document }: Attempt,
): D1PreparedStatement {
  const { priced, email, customerId, payment, at, orderId, request, paidSession = '' } = placement
  const { cart, totals } = priced
  const { isPaid } = payment
  const isComplete = isPaid && document.items.every((item) => isDone(item, isPaid))
  return db
    .prepare(
      `INSERT INTO sales_order (order_number, order_id, placement, quote_id, store_id, customer_id, email, status,
        created_at, document, request)
      SELECT CAST(series.store_id * ${SERIES} + series.last_number + 1 AS TEXT), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
      FROM order_series AS series WHERE series.store_id = ?4
        AND (?3 = 0 OR EXISTS (SELECT 1 FROM quote WHERE id = ?3 AND is_active = 1))
        AND (?11 = 0 OR EXISTS (SELECT 1 FROM gift_card WHERE code = ?12 AND balance >= ?11))
        AND (?14 = '' OR EXISTS (SELECT 1 FROM hosted_session WHERE id = ?14 AND status = 'paid'))
        AND NOT EXISTS (SELECT 1 FROM json_each(?13) AS want JOIN stock_item AS s ON s.sku = want.key
          WHERE s.pending = 0 AND (s.is_in_stock = 0 OR (s.manage_stock = 1 AND s.qty < want.value)))
      ON CONFLICT (order_id) DO NOTHING`,
    )
    .bind(
      orderId,
      attempt,
      cart.id,
      cart.store.id,
      customerId,
      email,
      isComplete ? 'complete' : placement.status,
      at,
      JSON.stringify(document),
      request === null ? null : JSON.stringify(request),
      totals.giftCard,
      cart.giftCard?.code ?? '',
      demand,
      paidSession,
    )
}

function consequences(
  db: D1Database,
  placement: Placement,
  { attempt, demand }: Pick<Attempt, 'attempt' | 'demand'>,
) {
  const { priced, paidSession = '', at } = placement
  const { cart, totals } = priced
  const orderExists = 'EXISTS (SELECT 1 FROM sales_order WHERE placement = ?)'
  return [
    db
      .prepare(`UPDATE order_series SET last_number = last_number + 1 WHERE store_id = ? AND ${orderExists}`)
      .bind(cart.store.id, attempt),
    db
      .prepare(
        `UPDATE stock_item SET qty = max(0, stock_item.qty - want.value),
          is_in_stock = (stock_item.qty > want.value)
        FROM json_each(?) AS want WHERE want.key = stock_item.sku AND manage_stock = 1 AND pending = 0 AND ${orderExists}`,
      )
      .bind(demand, attempt),
    db
      .prepare(`UPDATE gift_card SET balance = balance - ? WHERE code = ? AND ${orderExists}`)
      .bind(totals.giftCard, cart.giftCard?.code ?? '', attempt),
    db.prepare(`UPDATE quote SET is_active = 0 WHERE id = ? AND ${orderExists}`).bind(cart.id, attempt),
    db
      .prepare(
        `UPDATE hosted_session SET status = 'void', returned_at = IIF(status = 'paid', ?, NULL)
        WHERE quote_id = ? AND status IN ('open', 'declined', 'paid') AND id <> ? AND ${orderExists}`,
      )
      .bind(at, cart.id, paidSession, attempt),
    db
      .prepare(`UPDATE hosted_session SET unclaimed_since = NULL WHERE quote_id = ? AND ${orderExists}`)
      .bind(cart.id, attempt),
  ]
}

/** The confirmation; in the mail the attempt stands for the number, which only the database knows. */
function confirmation(
  db: D1Database,
  { priced, email, at, shopOrigins }: Placement,
  { attempt, document, downloads }: Pick<Attempt, 'attempt' | 'document'> & { downloads: Download[] },
): D1PreparedStatement {
  const order = { number: attempt, createdAt: at, email, store: priced.cart.store, document, downloads }
  return orderMailStatement(db, orderMail(order, shopOrigins), attempt)
}

/** The gift cards that a paid order is for, with their mail. An order that is not paid yet brings none. */
function giftCards(db: D1Database, { priced, email, at }: Placement, attempt: string): D1PreparedStatement[] {
  const issued = issueCards(priced, at)
  if (issued.cards.length === 0) return []
  const mail = giftCardMail(issued, { number: attempt, email, store: priced.cart.store })
  return [issueStatement(db, issued, attempt), orderMailStatement(db, mail, attempt)]
}
