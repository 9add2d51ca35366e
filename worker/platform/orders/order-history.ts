import { ORDERS_PAGE_SIZE, type OrdersAnswer } from '#shared/api/account.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { platformFailure } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { orderHistorySchema } from '../protocol/user.ts'
import { matchesExpectedLines } from './expected-lines.ts'
import { withGoods } from './order-goods.ts'
import { toPastOrder } from './to-past-order.ts'

/** A page of past orders with their goods, newest first, without duplicates (contract §1.8). */
export async function fetchOrders(platform: PlatformClient, page: number): Promise<OrdersAnswer> {
  const { orders, pageCount } = await fetchOrdersPage(platform, page)
  return { orders: await Promise.all(orders.map((order) => withGoods(platform, order))), page, pageCount }
}

const MAX_PAGES = 25

/** All of the customer's orders, the newest first. A platform that answers every page alike is asked no further (contract §1.8). */
export async function fetchAllOrders(platform: PlatformClient): Promise<PastOrder[]> {
  const found = new Map<string, PastOrder>()
  for (let page = 1, last = 1; page <= last; page++) {
    const { orders, pageCount } = await fetchOrdersPage(platform, page)
    const fresh = orders.filter(({ number }) => !found.has(number))
    for (const order of fresh) found.set(order.number, order)
    last = fresh.length > 0 ? pageCount : 0
  }
  return [...found.values()]
}

/** One of the customer's own orders by its number; null: they have no such order. */
export async function findOwnOrder(platform: PlatformClient, number: string): Promise<PastOrder | null> {
  let newest: string | undefined
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { orders, pageCount } = await fetchOrdersPage(platform, page)
    const order = orders.find((one) => one.number === number)
    if (order) return withGoods(platform, order)
    if (page >= pageCount || orders[0]?.number === newest) return null // the same page again
    newest = orders[0]?.number
  }
  return null
}

/** What an order is recognised by. */
interface Ordered {
  lines: { sku: string; quantity: number }[]
  grandTotal: number | null
  /** In milliseconds since the epoch. */
  placedAfter: number
}

/** The customer's newest order of these products and this total, placed after a time; null: there is none. */
export async function findNewestOrder(
  platform: PlatformClient,
  { lines, grandTotal, placedAfter }: Ordered,
): Promise<PastOrder | null> {
  const { orders } = await fetchOrdersPage(platform, 1)
  return (
    orders.find(
      (order) =>
        Date.parse(order.placedAt) >= placedAfter - CLOCK_SKEW_MS &&
        order.total === grandTotal &&
        matchesExpectedLines(order.lines, lines),
    ) ?? null
  )
}

/** The platform's times are whole seconds of another clock. */
const CLOCK_SKEW_MS = 2000

async function fetchOrdersPage(platform: PlatformClient, page: number): Promise<OrdersAnswer> {
  const answer = await platform.get('/api/user/order-history', {
    query: { pageSize: ORDERS_PAGE_SIZE, currentPage: page },
    result: orderHistorySchema,
  })
  if (!answer.ok) throw platformFailure(answer)
  const { items, total_count } = answer.result
  const byNumber = new Map(items.map((order) => [order.increment_id, toPastOrder(order)]))
  const pageCount = Math.max(1, Math.ceil(total_count / ORDERS_PAGE_SIZE))
  return { orders: [...byNumber.values()], page, pageCount }
}
