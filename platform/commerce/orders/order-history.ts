import { Refusal } from '#platform/answers.ts'
import { NOT_AUTHORIZED } from '../cart/carts.ts'
import { rowsOf } from '../rows.ts'
import { toWireOrder } from './order-answer.ts'
import { ORDER_SELECT, type OrderRow, toStoredOrder } from './stored-order.ts'

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
      .prepare(`${ORDER_SELECT} WHERE o.customer_id = (${OWNER}) ORDER BY o.entity_id DESC LIMIT ? OFFSET ?`)
      .bind(tokenHash, at, pageSize, (page - 1) * pageSize),
  ])
  if (rowsOf(owner).length === 0) throw new Refusal(401, NOT_AUTHORIZED)
  return {
    items: rowsOf<OrderRow>(orders).map((row) => toWireOrder(toStoredOrder(row), at)),
    search_criteria: { page_size: pageSize, current_page: page },
    total_count: rowsOf<{ total: number }>(count)[0]?.total ?? 0,
  }
}
