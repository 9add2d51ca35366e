import { Refusal } from '#platform/answers.ts'
import { endOfDayAfter } from '../clock.ts'
import type { OrderItem } from './order-document.ts'
import { type Exemption, exemptionOf, isSent, remainingQty } from './order-items.ts'
import type { StoredOrder, WithdrawalLine } from './stored-order.ts'
import { periodOf, WITHDRAWAL_DAYS } from './withdrawal-period.ts'

type Dated = Pick<StoredOrder, 'createdAt' | 'store' | 'downloads'>

/**
 * Why nobody can withdraw from an item of an order at a time; null when they can. The days of a service and of a file begin
 * with the order (directive 2011/83/EU, article 9), and open purchase does not cover them. A file's end when it is fetched
 * (article 16 (m)); nothing here knows when a service is carried out.
 */
export function exemptionAt(item: OrderItem, order: Dated, at: string): Exemption | null {
  const exemption = exemptionOf(item)
  if (exemption !== 'service' && exemption !== 'download') return exemption
  const isOpen = at <= endOfDayAfter(order.createdAt, WITHDRAWAL_DAYS, order.store.timeZone)
  const isFetched = order.downloads.some((one) => one.item_id === item.item_id && one.fetched_at !== null)
  return isOpen && !isFetched ? null : exemption
}

/** Quantity of an item that can still be withdrawn, whatever the time where it is goods. */
export function withdrawableQty(
  item: OrderItem,
  order: Dated & Pick<StoredOrder, 'withdrawals'>,
  at: string,
): number {
  const isLine = item.parent_item_id === undefined && exemptionAt(item, order, at) === null
  return isLine ? remainingQty(item, order.withdrawals) : 0
}

/** Lines with one entry per item: the same item twice is the sum. */
export function mergeLines(lines: readonly WithdrawalLine[]): WithdrawalLine[] {
  const groups = Map.groupBy(lines, (line) => line.item_id)
  return [...groups].map(([item_id, same]) => ({
    item_id,
    qty: same.reduce((sum, line) => sum + line.qty, 0),
  }))
}

/** Whether goods are among the lines: only those are sent back, and only those can be exchanged. */
export function hasGoods(
  { document }: Pick<StoredOrder, 'document'>,
  lines: readonly WithdrawalLine[],
): boolean {
  return document.items.some((item) => isSent(item) && lines.some(({ item_id }) => item_id === item.item_id))
}

/** Refuses with 409 an exchange of files and services alone. */
export function refuseExchange(order: StoredOrder, lines: readonly WithdrawalLine[]): void {
  if (!hasGoods(order, lines)) throw new Refusal(409, 'Only goods can be exchanged.')
}

/** Refuses with 409 what cannot be withdrawn from an order at a time (contract §18.2). Lines are merged. */
export function refuseWithdrawal(order: StoredOrder, lines: readonly WithdrawalLine[], at: string): void {
  const { state } = periodOf(order, at)
  if (state === 'none') throw new Refusal(409, 'The order is canceled.')
  if (state === 'over') throw new Refusal(409, 'The period for withdrawal is over.')
  for (const { item_id, qty } of lines) {
    const item = order.document.items.find((one) => one.item_id === item_id)
    const left = item ? withdrawableQty(item, order, at) : 0
    if (qty > left) throw new Refusal(409, `Of item ${item_id} only ${left} can be withdrawn.`)
  }
}
