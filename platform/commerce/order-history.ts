import { Refusal } from '#platform/answers.ts'
import { NOT_AUTHORIZED } from './carts.ts'
import { jsonOf, rowsOf } from './rows.ts'

interface OrderRow {
  entity_id: number
  order_number: string
  status: string
  created_at: string
  document: string
}

const OWNER = 'SELECT customer_id FROM customer_token WHERE token_hash = ? AND expires_at > ?'

/** One page of a customer's orders, newest first (contract §1.8). Refuses with 401 when the token is dead. */
export async function readOrderHistory(
  db: D1Database,
  tokenHash: string,
  { pageSize, page, at }: { pageSize: number; page: number; at: string },
) {
  const [owner, count, orders] = await db.batch([
    db.prepare(OWNER).bind(tokenHash, at),
    db
      .prepare(`SELECT COUNT(*) AS total FROM sales_order WHERE customer_id = (${OWNER})`)
      .bind(tokenHash, at),
    db
      .prepare(
        `SELECT entity_id, order_number, status, created_at, document FROM sales_order
        WHERE customer_id = (${OWNER}) ORDER BY entity_id DESC LIMIT ? OFFSET ?`,
      )
      .bind(tokenHash, at, pageSize, (page - 1) * pageSize),
  ])
  if (rowsOf(owner).length === 0) throw new Refusal(401, NOT_AUTHORIZED)
  return {
    items: rowsOf<OrderRow>(orders).map(toWireOrder),
    search_criteria: { page_size: pageSize, current_page: page },
    total_count: rowsOf<{ total: number }>(count)[0]?.total ?? 0,
  }
}

function toWireOrder(row: OrderRow) {
  return {
    entity_id: row.entity_id,
    increment_id: row.order_number,
    created_at: row.created_at,
    status: row.status,
    ...jsonOf<Record<string, unknown>>(row.document, {}),
  }
}
