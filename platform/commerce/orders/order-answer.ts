import { downloadPath, downloadsOf } from './downloads.ts'
import type { OrderItem } from './order-document.ts'
import { isSent, remainingQty } from './order-items.ts'
import type { StoredOrder } from './stored-order.ts'
import { arrivalOf, periodOf } from './withdrawal-period.ts'
import { exemptionAt, withdrawableQty } from './withdrawal-rules.ts'

/** An order in the answers of the order history and the order service at a time (contract §1.8, §18.1). */
export function toWireOrder(order: StoredOrder, at: string) {
  return {
    entity_id: order.entityId,
    increment_id: order.number,
    created_at: order.createdAt,
    status: order.status,
    ...order.document,
    state: order.status === 'pending' ? 'new' : order.status,
    total_due: dueOf(order),
    items: order.document.items.map((item) => toWireItem(item, order, at)),
    shipments: order.shipments.map((one) => ({ ...one, delivered_at: arrivalOf(one, at) })),
    withdrawal: periodOf(order, at),
    withdrawals: order.withdrawals.map(({ request_id: _, ...withdrawal }) => withdrawal),
  }
}

/** What is still to be paid: less what was withdrawn, and less the delivery once nothing is left to send (directive 2011/83/EU, article 13). */
function dueOf({ document, withdrawals }: StoredOrder): number {
  const lines = document.items.filter((item) => item.parent_item_id === undefined)
  const withdrawn = lines.reduce((sum, item) => {
    const price = item.row_total_incl_tax - item.discount_amount
    return sum + price * (1 - remainingQty(item, withdrawals) / item.qty_ordered)
  }, 0)
  const isSentStill = lines.some((item) => isSent(item) && remainingQty(item, withdrawals) > 0)
  const delivery = isSentStill ? 0 : document.shipping_incl_tax
  return Math.max(0, Math.round((document.total_due - withdrawn - delivery) * 100) / 100)
}

function toWireItem(item: OrderItem, order: StoredOrder, at: string) {
  const { is_personalised: _, ...wire } = item
  const reason = item.parent_item_id === undefined ? exemptionAt(item, order, at) : null
  const qty = withdrawableQty(item, order, at)
  const downloads = downloadsOf(item, order).map((one) => ({ title: one.title, url: downloadPath(one) }))
  return { ...wire, option_labels: item.option_labels ?? [], withdrawal: { qty, reason }, downloads }
}
