import { isVirtual } from '../cart/lines.ts'
import type { OrderItem } from './order-document.ts'
import type { Withdrawal } from './stored-order.ts'

/** Why nobody can withdraw from a line (directive 2011/83/EU, article 16); from a service or a file, once its days are over. */
export type Exemption = 'personalised' | 'service' | 'download' | 'gift_card'

/** Whether somebody has to send it. The hidden child of a configurable is sent as its parent. */
export function isSent({ product_type, parent_item_id }: OrderItem): boolean {
  return parent_item_id === undefined && !isVirtual(product_type)
}

/** Whether nobody has anything left to do for it: downloads come by themselves, and gift cards once they are paid for. */
export function isDone(item: OrderItem, isPaid: boolean): boolean {
  if (item.parent_item_id !== undefined) return true // its parent is what is sent
  const exemption = exemptionOf(item)
  return !isSent(item) && exemption !== 'service' && (isPaid || exemption !== 'gift_card')
}

/** Why a line is not withdrawn as goods are; null when it is. */
export function exemptionOf(item: OrderItem): Exemption | null {
  const { product_type: type, tax_percent } = item
  if (type === 'downloadable') return 'download'
  if (type === 'giftcard' || tax_percent === 0) return 'gift_card' // taxed when it is used
  if (type === 'virtual') return 'service'
  return isPersonalised(item) ? 'personalised' : null
}

/** Orders from before the order service do not say whether options had a price; then any counts. */
function isPersonalised({ is_personalised, product_option }: OrderItem): boolean {
  return is_personalised ?? product_option?.extension_attributes.custom_options !== undefined
}

/**
 * Quantity of an item that was ordered and not withdrawn yet, whether or not it can be. An exchange takes nothing: its goods are
 * sent all the same, and may be withdrawn instead.
 */
export function remainingQty(item: OrderItem, withdrawals: readonly Withdrawal[]): number {
  const lines = withdrawals
    .filter(({ kind }) => kind === 'withdrawal')
    .flatMap((one) => one.lines)
    .filter((line) => line.item_id === item.item_id)
  return item.qty_ordered - lines.reduce((sum, line) => sum + line.qty, 0)
}
