import { Refusal } from '#platform/answers.ts'
import { mailIf } from '#platform/mails/outbox.ts'
import { withdrawalMail } from '#platform/mails/withdrawal-mail.ts'
import { rowsOf } from '../rows.ts'
import { newHexId } from '../secrets.ts'
import {
  type OrderRow,
  orderStatement,
  type StoredOrder,
  toStoredOrder,
  type Withdrawal,
  type WithdrawalKind,
  type WithdrawalLine,
} from './stored-order.ts'
import { mergeLines, refuseExchange, refuseWithdrawal } from './withdrawal-rules.ts'

/** The body of a withdrawal, after its check (contract §18.2). */
export interface WithdrawalRequest {
  requestId: string
  kind: WithdrawalKind
  name: string
  note: string
  lines: WithdrawalLine[]
}

/**
 * Stores a withdrawal of an order and its receipt, once per request, all lines or none. Refuses with 409 what the rules
 * or another request, which came first, do not allow.
 */
export async function withdraw(
  db: D1Database,
  order: StoredOrder,
  request: WithdrawalRequest,
  at: string,
): Promise<Withdrawal> {
  const earlier = withdrawalOf(order, request)
  if (earlier) return earlier
  const lines = mergeLines(request.lines)
  refuseWithdrawal(order, lines, at)
  if (request.kind === 'exchange') refuseExchange(order, lines)
  const after = await writeWithdrawal(db, order, { ...toWithdrawal(request, lines, at), name: request.name })
  const stored = withdrawalOf(after, request)
  if (stored) return stored
  refuseWithdrawal(after, lines, at)
  throw new Refusal(409, 'The order has changed. Please try again.')
}

function withdrawalOf(
  { withdrawals }: StoredOrder,
  { requestId }: WithdrawalRequest,
): Withdrawal | undefined {
  return withdrawals.find((one) => one.request_id === requestId)
}

function toWithdrawal(request: WithdrawalRequest, lines: WithdrawalLine[], at: string): Withdrawal {
  const { requestId, kind, note } = request
  const reference = `WD-${newHexId(8).toUpperCase()}`
  return { request_id: requestId, reference, kind, received_at: at, lines, note }
}

/** Writes a withdrawal and its receipt in one transaction, and answers the order as it is then. */
async function writeWithdrawal(
  db: D1Database,
  order: StoredOrder,
  withdrawal: Withdrawal & { name: string },
): Promise<StoredOrder> {
  const isStored = {
    sql: 'EXISTS (SELECT 1 FROM withdrawal WHERE reference = ?7)',
    values: [withdrawal.reference],
  }
  const results = await db.batch([
    insertStatement(db, order, withdrawal),
    mailIf(db, withdrawalMail(order, withdrawal), withdrawal.received_at, isStored),
    orderStatement(db, order.number),
  ])
  const [row] = rowsOf<OrderRow>(results[2])
  if (!row) throw new Error(`order ${order.number} is gone`)
  return toStoredOrder(row)
}

/** Inserts the withdrawal, unless another one has taken what it needs since the order was read, or a file was fetched. */
function insertStatement(
  db: D1Database,
  order: StoredOrder,
  withdrawal: Withdrawal & { name: string },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO withdrawal (order_entity_id, request_id, reference, kind, name, note, lines, received_at)
      SELECT o.entity_id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM sales_order AS o
      WHERE o.entity_id = ?1 AND o.status <> 'canceled' AND NOT EXISTS (
        SELECT 1 FROM json_each(?9) AS room WHERE room.value < (
          SELECT COALESCE(SUM(line.value ->> 'qty'), 0) FROM withdrawal AS w, json_each(w.lines) AS line
          WHERE w.order_entity_id = o.entity_id AND w.kind = 'withdrawal' AND line.value ->> 'item_id' = CAST(room.key AS INTEGER)))
        AND NOT EXISTS (SELECT 1 FROM download AS d, json_each(?9) AS room WHERE d.order_entity_id = o.entity_id
          AND d.item_id = CAST(room.key AS INTEGER) AND d.fetched_at IS NOT NULL)
      ON CONFLICT (order_entity_id, request_id) DO NOTHING`,
    )
    .bind(
      order.entityId,
      withdrawal.request_id,
      withdrawal.reference,
      withdrawal.kind,
      withdrawal.name,
      withdrawal.note,
      JSON.stringify(withdrawal.lines),
      withdrawal.received_at,
      JSON.stringify(roomFor(order, withdrawal.lines)),
    )
}

/** Of each item the quantity that others may have withdrawn at most: `{ "12": 1 }`. */
function roomFor({ document }: StoredOrder, lines: readonly WithdrawalLine[]): Record<string, number> {
  return Object.fromEntries(
    lines.map(({ item_id, qty }) => {
      const ordered = document.items.find((item) => item.item_id === item_id)?.qty_ordered ?? 0
      return [item_id, ordered - qty]
    }),
  )
}
