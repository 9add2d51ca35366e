import { dispatchMail } from '#platform/mails/dispatch-mail.ts'
import { mailIf } from '#platform/mails/outbox.ts'
import { ofSqlTime, secondsAfter, toSqlTime } from '../clock.ts'
import { shippingCode, shippingMethodsOf } from '../delivery/shipping.ts'
import { isDone, isSent, remainingQty } from './order-items.ts'
import { findOrderByNumber, type Shipment, type StoredOrder } from './stored-order.ts'

const DELIVERY_SECONDS = 2 * 86_400 // the plan of the demo shop: two days

/** The parcel of an order, sent at a time; null when there is nothing to send, or it was sent. */
export function planShipment(order: StoredOrder, at: string): Shipment | null {
  if (order.status === 'canceled' || order.shipments.length > 0) return null
  const isKept = order.document.items.some(
    (item) => isSent(item) && remainingQty(item, order.withdrawals) > 0,
  )
  if (!isKept) return null
  return {
    carrier: carrierOf(order),
    tracking_number: `SK${order.number}${order.store.country}`,
    tracking_url: null, // the demo carriers have no page
    shipped_at: at,
    delivered_at: toSqlTime(secondsAfter(ofSqlTime(at), DELIVERY_SECONDS)),
  }
}

/** Who brings the parcel. An order's description names the way that was chosen. */
function carrierOf({ store, document }: StoredOrder): string {
  const [assignment] = document.extension_attributes.shipping_assignments
  const chosen = shippingMethodsOf(store).find(
    (method) => shippingCode(method) === assignment?.shipping.method,
  )
  return chosen?.carrierTitle ?? document.shipping_description
}

/**
 * Sends the parcel of an order, with its mail, once. False when there is nothing to send. A withdrawal that came in since the
 * order was read is looked at first: what is withdrawn is not sent.
 */
export async function dispatchOrder(db: D1Database, order: StoredOrder, at: string): Promise<boolean> {
  const shipment = planShipment(order, at)
  if (!shipment) return false
  const [mail] = await db.batch([
    mailIf(db, dispatchMail(order, shipment), at, { sql: unchanged(7), values: stateOf(order) }),
    statusStatement(db, order),
    shipmentStatement(db, order, shipment),
  ])
  if (mail?.meta.changes === 1) return true
  const current = await findOrderByNumber(db, order.number)
  return current !== null && dispatchOrder(db, current, at)
}

/** Whether an order is as it was read: not canceled, not sent, no more withdrawn. SQL over two parameters, from this number on. */
const unchanged = (
  first: number,
) => `EXISTS (SELECT 1 FROM sales_order WHERE entity_id = ?${first} AND status <> 'canceled')
  AND NOT EXISTS (SELECT 1 FROM shipment WHERE order_entity_id = ?${first})
  AND (SELECT COUNT(*) FROM withdrawal WHERE order_entity_id = ?${first}) = ?${first + 1}`

const stateOf = ({ entityId, withdrawals }: StoredOrder): number[] => [entityId, withdrawals.length]

/** With its parcel sent, an order is complete, unless something else is left to do for it. */
function statusStatement(db: D1Database, order: StoredOrder): D1PreparedStatement {
  const { items, total_due } = order.document
  const isLeft = items.some(
    (item) => !isSent(item) && !isDone(item, total_due === 0) && remainingQty(item, order.withdrawals) > 0,
  )
  return db
    .prepare(`UPDATE sales_order SET status = ?3 WHERE entity_id = ?1 AND ${unchanged(1)}`)
    .bind(...stateOf(order), isLeft ? 'processing' : 'complete')
}

function shipmentStatement(db: D1Database, order: StoredOrder, shipment: Shipment): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO shipment (order_entity_id, carrier, tracking_number, tracking_url, shipped_at, delivered_at)
      SELECT ?1, ?3, ?4, ?5, ?6, ?7 WHERE ${unchanged(1)}`,
    )
    .bind(
      ...stateOf(order),
      shipment.carrier,
      shipment.tracking_number,
      shipment.tracking_url,
      shipment.shipped_at,
      shipment.delivered_at,
    )
}
