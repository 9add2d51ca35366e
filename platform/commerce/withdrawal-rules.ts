import { Refusal } from '#platform/answers.ts'
import { withdrawableQty } from './order-items.ts'
import type { StoredOrder, WithdrawalLine } from './stored-order.ts'
import { periodOf } from './withdrawal-period.ts'

/** Lines with one entry per item: the same item twice is the sum. */
export function mergeLines(lines: readonly WithdrawalLine[]): WithdrawalLine[] {
  const groups = Map.groupBy(lines, (line) => line.item_id)
  return [...groups].map(([item_id, same]) => ({
    item_id,
    qty: same.reduce((sum, line) => sum + line.qty, 0),
  }))
}

/** Refuses with 409 what cannot be withdrawn from an order at a time (contract §18.2). Lines are merged. */
export function refuseWithdrawal(order: StoredOrder, lines: readonly WithdrawalLine[], at: string): void {
  const { state } = periodOf(order, at)
  if (state === 'none') throw new Refusal(409, 'The order is canceled.')
  if (state === 'over') throw new Refusal(409, 'The period for withdrawal is over.')
  for (const { item_id, qty } of lines) {
    const item = order.document.items.find((one) => one.item_id === item_id)
    const left = item ? withdrawableQty(item, order.withdrawals) : 0
    if (qty > left) throw new Refusal(409, `Of item ${item_id} only ${left} can be withdrawn.`)
  }
}
