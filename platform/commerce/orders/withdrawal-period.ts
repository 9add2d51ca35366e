import { endOfDayAfter } from '../clock.ts'
import type { Store } from '../stores.ts'
import type { OrderItem } from './order-document.ts'
import { exemptionOf, isSent, remainingQty } from './order-items.ts'
import type { Shipment, StoredOrder } from './stored-order.ts'

/** Days of the law's right of withdrawal (directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14
/** Days of open purchase, which the shop's pages promise. */
export const OPEN_PURCHASE_DAYS = 60

/** What sending something back costs the shopper, gross minor units. */
export const RETURN_COSTS: Record<Store['code'], number> = { sv: 4900, no: 5900, en: 900 }

/** The parts of an order that its period depends on. */
type PeriodOrder = Pick<
  StoredOrder,
  'status' | 'createdAt' | 'store' | 'shipments' | 'withdrawals' | 'document'
>

/** Until when an order can be withdrawn from (contract §18.1). Times are SQL times; null: not delivered yet. */
export interface WithdrawalPeriod {
  state: 'open' | 'openPurchase' | 'over' | 'none'
  until: string | null
  open_purchase_until: string | null
}

/** The period of an order at a time: it begins with delivery and ends with a day of the store's time zone. */
export function periodOf(order: PeriodOrder, at: string): WithdrawalPeriod {
  if (order.status === 'canceled') return { state: 'none', until: null, open_purchase_until: null }
  const deliveredAt = deliveryOf(order, at)
  if (deliveredAt === null) return { state: 'open', until: null, open_purchase_until: null }
  const { timeZone } = order.store
  const until = endOfDayAfter(deliveredAt, WITHDRAWAL_DAYS, timeZone)
  const openPurchaseUntil = endOfDayAfter(deliveredAt, OPEN_PURCHASE_DAYS, timeZone)
  const state = at <= until ? 'open' : at <= openPurchaseUntil ? 'openPurchase' : 'over'
  return { state, until, open_purchase_until: openPurchaseUntil }
}

/**
 * When the last parcel arrived; null when one has not. Where no goods are left to withdraw from, the days are those of services and
 * files, which begin with the order.
 */
function deliveryOf(order: PeriodOrder, at: string): string | null {
  const { createdAt, shipments, withdrawals, document } = order
  const isWithdrawableGoods = (item: OrderItem) =>
    isSent(item) && exemptionOf(item) === null && remainingQty(item, withdrawals) > 0
  if (!document.items.some(isWithdrawableGoods)) return createdAt
  const arrivals = shipments.map((shipment) => arrivalOf(shipment, at))
  if (arrivals.length === 0 || arrivals.includes(null)) return null
  return arrivals.reduce((last, one) => (String(one) > String(last) ? one : last))
}

/** When a parcel arrived; null while that is in the future. */
export function arrivalOf({ delivered_at }: Shipment, at: string): string | null {
  return delivered_at !== null && delivered_at <= at ? delivered_at : null
}
