import { Hono } from 'hono'
import { answer, isRecord, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { type JsonSchema, refuseUnfit } from '#platform/commerce/json-schema.ts'
import { toWireOrder } from '#platform/commerce/orders/order-answer.ts'
import { orderLookupSchema, withdrawalSchema } from '#platform/commerce/orders/order-service-schemas.ts'
import { findOrderByNumber, type StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { type WithdrawalRequest, withdraw } from '#platform/commerce/orders/withdrawals.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** An order without a login, and withdrawal from it (contract §18). */
export const orderServiceRoutes = new Hono<PlatformEnv>()

/** The same for a wrong number and a wrong e-mail, so that nobody learns which numbers exist. */
const NO_ORDER = 'No order with this number and e-mail address.'

orderServiceRoutes.post('/order', async (c) => {
  const body = await readChecked(c, orderLookupSchema)
  const order = await readOrder(c.env.DB, body)
  return answer(c, toWireOrder(order, sqlNow(c)))
})

orderServiceRoutes.post('/withdraw', async (c) => {
  const body = await readChecked(c, withdrawalSchema)
  const order = await readOrder(c.env.DB, body)
  const at = sqlNow(c)
  const { reference, kind, received_at, lines } = await withdraw(c.env.DB, order, toRequest(body), at)
  return answer(c, { reference, kind, received_at, lines })
})

async function readChecked(c: PlatformContext, schema: JsonSchema): Promise<Record<string, unknown>> {
  const body = await readBody(c)
  refuseUnfit(body, schema)
  return body
}

async function readOrder(db: D1Database, body: Record<string, unknown>): Promise<StoredOrder> {
  const order = await findOrderByNumber(db, textOf(body.orderNumber).trim())
  const email = textOf(body.email).trim().toLowerCase()
  if (order?.email.toLowerCase() !== email) throw new Refusal(404, NO_ORDER)
  return order
}

function toRequest(body: Record<string, unknown>): WithdrawalRequest {
  const lines = Array.isArray(body.lines) ? body.lines.filter(isRecord) : []
  return {
    requestId: textOf(body.requestId),
    kind: body.kind === 'exchange' ? 'exchange' : 'withdrawal',
    name: textOf(body.name).trim(),
    note: textOf(body.note).trim(),
    lines: lines.map(({ itemId, qty }) => ({ item_id: Number(itemId), qty: Number(qty) })),
  }
}
