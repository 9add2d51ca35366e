import { jsonOf } from '../rows.ts'
import { type Store, storeOfId } from '../stores.ts'
import type { OrderDocument } from './order-document.ts'

/** A parcel (contract §18.1). Times are SQL times. */
export interface Shipment {
  carrier: string
  tracking_number: string
  tracking_url: string | null
  shipped_at: string
  /** In the future: the plan. */
  delivered_at: string | null
}

/** A quantity of an item of an order. */
export interface WithdrawalLine {
  item_id: number
  qty: number
}

export type WithdrawalKind = 'withdrawal' | 'exchange'

/** What a buyer withdrew from, or wants exchanged (contract §18.1). */
export interface Withdrawal {
  /** The client's id. */
  request_id: string
  reference: string
  kind: WithdrawalKind
  received_at: string
  /** At most one entry per item. */
  lines: WithdrawalLine[]
  /** Of an exchange: what is wanted instead; often empty. */
  note: string
}

/** A file of an order's line. Who has the token may fetch it. */
export interface Download {
  token: string
  item_id: number
  /** The file's number in the product's `downloadable_product_links`. */
  link_id: number
  title: string
  /** SQL time of the first time; null: never. */
  fetched_at: string | null
}

/** An order of the database, with what was sent and what was withdrawn of it, both oldest first, and its files. */
export interface StoredOrder {
  entityId: number
  number: string
  status: string
  createdAt: string
  email: string
  store: Store
  document: OrderDocument
  shipments: Shipment[]
  withdrawals: Withdrawal[]
  downloads: Download[]
}

/** A row of `ORDER_SELECT`. */
export interface OrderRow {
  entity_id: number
  order_number: string
  status: string
  created_at: string
  email: string
  store_id: number
  document: string
  shipments: string
  withdrawals: string
  downloads: string
}

/** Orders with their shipments, withdrawals and files as JSON; a WHERE on `o` follows. */
export const ORDER_SELECT = `
  SELECT o.entity_id, o.order_number, o.status, o.created_at, o.email, o.store_id, o.document,
    (SELECT json_group_array(json_object('carrier', s.carrier, 'tracking_number', s.tracking_number,
      'tracking_url', s.tracking_url, 'shipped_at', s.shipped_at, 'delivered_at', s.delivered_at) ORDER BY s.id)
    FROM shipment AS s WHERE s.order_entity_id = o.entity_id) AS shipments,
    (SELECT json_group_array(json_object('request_id', w.request_id, 'reference', w.reference, 'kind', w.kind,
      'received_at', w.received_at, 'lines', json(w.lines), 'note', w.note) ORDER BY w.id)
    FROM withdrawal AS w WHERE w.order_entity_id = o.entity_id) AS withdrawals,
    (SELECT json_group_array(json_object('token', d.token, 'item_id', d.item_id, 'link_id', d.link_id,
      'title', d.title, 'fetched_at', d.fetched_at) ORDER BY d.item_id, d.link_id)
    FROM download AS d WHERE d.order_entity_id = o.entity_id) AS downloads
  FROM sales_order AS o`

/** A row as an order. */
export function toStoredOrder(row: OrderRow): StoredOrder {
  return {
    entityId: row.entity_id,
    number: row.order_number,
    status: row.status,
    createdAt: row.created_at,
    email: row.email,
    store: storeOfId(row.store_id),
    document: JSON.parse(row.document) as OrderDocument, // written by this platform
    shipments: jsonOf<Shipment[]>(row.shipments, []),
    withdrawals: jsonOf<Withdrawal[]>(row.withdrawals, []),
    downloads: jsonOf<Download[]>(row.downloads, []),
  }
}

/** The statement of the order with a number; `toStoredOrder` reads its row. */
export function orderStatement(db: D1Database, orderNumber: string): D1PreparedStatement {
  return db.prepare(`${ORDER_SELECT} WHERE o.order_number = ?`).bind(orderNumber)
}

/** The order with a number, or null. */
export async function findOrderByNumber(db: D1Database, orderNumber: string): Promise<StoredOrder | null> {
  const row = await orderStatement(db, orderNumber).first<OrderRow>()
  return row && toStoredOrder(row)
}
