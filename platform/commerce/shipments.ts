import { dispatchMail } from '#platform/mails/dispatch-mail.ts'
import { mailIf } from '#platform/mails/outbox.ts'
import { ofSqlTime, secondsAfter, toSqlTime } from './clock.ts'
import { isSent, keptQty } from './order-items.ts'
import type { Shipment, StoredOrder } from './stored-order.ts'

const DELIVERY_SECONDS = 2 * 86_400 // the plan of the demo shop: two days

/** The parcel of an order, sent at a time; null when there is nothing to send, or it was sent. */
export function planShipment(order: StoredOrder, at: string): Shipment | null {
  if (order.status === 'canceled' || order.shipments.length > 0) return null
  const isKept = order.document.items.some((item) => isSent(item) && keptQty(item, order.withdrawals) > 0)
  if (!isKept) return null
  return {
    carrier: order.document.shipping_description,
    tracking_number: `SK${order.number}${order.store.country}`,
    tracking_url: null, // the demo carriers have no page
    shipped_at: at,
    delivered_at: toSqlTime(secondsAfter(ofSqlTime(at), DELIVERY_SECONDS)),
  }
}

/** Sends the parcel of an order, with its mail, once. False when there is nothing to send. */
export async function dispatchOrder(db: D1Database, order: StoredOrder, at: string): Promise<boolean> {
  const shipment = planShipment(order, at)
  if (!shipment) return false
  const isUnsent = {
    sql: `EXISTS (SELECT 1 FROM sales_order WHERE entity_id = ?7 AND status <> 'canceled')
      AND NOT EXISTS (SELECT 1 FROM shipment WHERE order_entity_id = ?7)`,
    value: order.entityId,
  }
  const [mail] = await db.batch([
    mailIf(db, dispatchMail(order, shipment), at, isUnsent),
    shipmentStatement(db, order.entityId, shipment),
    db
      .prepare(`UPDATE sales_order SET status = 'complete' WHERE entity_id = ? AND status <> 'canceled'`)
      .bind(order.entityId),
  ])
  return mail?.meta.changes === 1
}

/** Inserts the parcel of an order that is not canceled, unless it has one. */
export function shipmentStatement(db: D1Database, entityId: number, shipment: Shipment): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO shipment (order_entity_id, carrier, tracking_number, tracking_url, shipped_at, delivered_at)
      SELECT entity_id, ?2, ?3, ?4, ?5, ?6 FROM sales_order WHERE entity_id = ?1 AND status <> 'canceled'
      ON CONFLICT (order_entity_id) DO NOTHING`,
    )
    .bind(
      entityId,
      shipment.carrier,
      shipment.tracking_number,
      shipment.tracking_url,
      shipment.shipped_at,
      shipment.delivered_at,
    )
}
