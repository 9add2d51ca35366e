import { env } from 'cloudflare:test'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Cart, CartLine } from '#shared/cart/cart.ts'

const { DB } = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings

/** The demo shop's gift card of each store: a card has one currency. */
export const GIFT_CARDS = { sv: 'GK-500', no: 'GK-500-NOK', en: 'GK-500-EUR' }
export const GIFT_CARD_WORTH = 500_00

/** What a purchase comes to, in minor units; what is taken off is negative. */
interface Receipt {
  coupon: string | null
  subtotal: number
  discount: number
  shipping: number
  giftCard: number
  tax: number
  grandTotal: number
  lines: ReceiptLine[]
}

type ReceiptLine = Pick<CartLine, 'sku' | 'name' | 'quantity' | 'unitPrice' | 'rowTotal'> & {
  /** What was chosen, as the platform keeps it. */
  chosen: unknown
}

/** The receipt that a cart promises, with the choices that the platform keeps of its lines. */
export async function receiptOfCart({ lines, totals, coupon }: Cart): Promise<Receipt> {
  const choices = await choicesOf(lines)
  const { subtotal, discount, shipping, giftCard, tax, grandTotal } = totals
  return {
    coupon,
    subtotal,
    discount,
    shipping: shipping ?? 0,
    giftCard,
    tax,
    grandTotal,
    lines: lines.map(({ id, sku, name, quantity, unitPrice, rowTotal }) => ({
      sku,
      name,
      quantity,
      unitPrice,
      rowTotal,
      chosen: choices.get(id),
    })),
  }
}

async function choicesOf(lines: CartLine[]): Promise<Map<number, unknown>> {
  const { results } = await DB.prepare(
    'SELECT id, options FROM quote_item WHERE id IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(lines.map(({ id }) => id)))
    .all<{ id: number; options: string }>()
  return new Map(results.map(({ id, options }) => [id, JSON.parse(options)]))
}

/** An order as the platform keeps it. */
export interface Order {
  id: number
  /** The cart that it was made of. */
  quoteId: number
  orderId: string
  orderNumber: string
  email: string
  customerId: number | null
  /** The store's id. */
  storeId: number
  status: string
  currency: string
  method: string
  /** Is empty where nothing is sent. */
  delivery: string
  totalDue: number
  receipt: Receipt
}

interface OrderRow {
  entity_id: number
  quote_id: number
  order_id: string
  order_number: string
  email: string
  customer_id: number | null
  store_id: number
  status: string
  document: string
}

/** The parts of an order's document that are read here, amounts in major units (contract §1.8). */
interface OrderDocument {
  coupon_code?: string
  order_currency_code: string
  subtotal_incl_tax: number
  discount_amount: number
  shipping_incl_tax: number
  shipping_description: string
  gift_cards_amount?: number
  tax_amount: number
  grand_total: number
  total_due: number
  payment: { method: string }
  items: OrderItem[]
}

interface OrderItem {
  sku: string
  name: string
  qty_ordered: number
  price_incl_tax: number
  row_total_incl_tax: number
  /** Of the hidden child of a configurable's line. */
  parent_item_id?: number
  product_option?: { extension_attributes: object }
}

/** The order of a number, or null. */
export async function findOrder(orderNumber: string): Promise<Order | null> {
  const row = await DB.prepare('SELECT * FROM sales_order WHERE order_number = ?')
    .bind(orderNumber)
    .first<OrderRow>()
  return row && toOrder(row)
}

/** The orders that came after another, in their order. */
export async function ordersAfter(id: number): Promise<Order[]> {
  const { results } = await DB.prepare('SELECT * FROM sales_order WHERE entity_id > ? ORDER BY entity_id')
    .bind(id)
    .all<OrderRow>()
  return results.map(toOrder)
}

function toOrder({ document: json, ...row }: OrderRow): Order {
  const document: OrderDocument = JSON.parse(json)
  return {
    id: row.entity_id,
    quoteId: row.quote_id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    email: row.email,
    customerId: row.customer_id,
    storeId: row.store_id,
    status: row.status,
    currency: document.order_currency_code,
    method: document.payment.method,
    delivery: document.shipping_description,
    totalDue: minor(document.total_due),
    receipt: toReceipt(document),
  }
}

function toReceipt(document: OrderDocument): Receipt {
  return {
    coupon: document.coupon_code ?? null,
    subtotal: minor(document.subtotal_incl_tax),
    discount: minor(document.discount_amount),
    shipping: minor(document.shipping_incl_tax),
    giftCard: minor(-(document.gift_cards_amount ?? 0)),
    tax: minor(document.tax_amount),
    grandTotal: minor(document.grand_total),
    lines: document.items.filter(({ parent_item_id }) => parent_item_id === undefined).map(toReceiptLine),
  }
}

const toReceiptLine = ({ sku, name, product_option, ...item }: OrderItem): ReceiptLine => ({
  sku,
  name,
  quantity: item.qty_ordered,
  unitPrice: minor(item.price_incl_tax),
  rowTotal: minor(item.row_total_incl_tax),
  chosen: product_option?.extension_attributes ?? {},
})

const minor = (amount: number) => Math.round(amount * 100) || 0 // never -0

/** The mails about an order, in the platform's outbox. */
export async function mailsAbout(orderNumber: string): Promise<{ recipient: string; text: string }[]> {
  const { results } = await DB.prepare(
    `SELECT recipient, subject || char(10) || body AS text FROM mail
    WHERE kind = 'order' AND instr(subject || char(10) || body, ?) > 0`,
  )
    .bind(orderNumber)
    .all<{ recipient: string; text: string }>()
  return results
}

/** How many orders the platform has of an id. */
export async function countOrders(orderId: string): Promise<number> {
  const row = await DB.prepare('SELECT COUNT(*) AS count FROM sales_order WHERE order_id = ?')
    .bind(orderId)
    .first<{ count: number }>()
  return row?.count ?? 0
}

export async function giftCardBalance(code: string): Promise<number> {
  const card = await DB.prepare('SELECT balance FROM gift_card WHERE code = ?')
    .bind(code)
    .first<{ balance: number }>()
  return card?.balance ?? 0
}

/** The gift cards have their whole worth again. */
export const fillGiftCards = (worth = GIFT_CARD_WORTH) =>
  DB.prepare("UPDATE gift_card SET balance = ? WHERE code LIKE 'GK-500%'").bind(worth).run()

/** There is enough of everything that is sold at all. */
export const fillShelves = (quantity = 10_000) =>
  DB.prepare('UPDATE stock_item SET qty = ? WHERE manage_stock = 1 AND is_in_stock = 1').bind(quantity).run()
