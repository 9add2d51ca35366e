import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import type { Env as PlatformBindings } from '#platform/env.ts'
import {
  fillGiftCards,
  GIFT_CARD_WORTH,
  GIFT_CARDS,
  giftCardBalance,
  type Order,
  ordersAfter,
} from '../order-books.ts'
import { CONTESTED } from './plan.ts'
import { count, type World } from './world.ts'

const { DB } = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings

const PLENTY = 50
const FEW = 4
const counted = ['DEMO-SALE', 'DEMO-CONF-RED-180', 'DEMO-EXTERNAL', 'DEMO-INITIALS', CONTESTED]

/** Stock, gift card and orders, kept beside the platform's: both must always be the same. */
export interface Books {
  stock: Map<string, number>
  giftCard: number
  orders: Order[]
  /** The newest order that is in them. */
  lastId: number
}

export async function openBooks(): Promise<Books> {
  const books: Books = {
    stock: new Map(),
    giftCard: GIFT_CARD_WORTH,
    orders: [],
    lastId: await newestOrder(),
  }
  for (const sku of counted) await setStock(books, sku, sku === CONTESTED ? FEW : PLENTY)
  await fillGiftCards()
  await DB.prepare('UPDATE hosted_session SET unclaimed_since = NULL').run() // what earlier sessions have left is not this one's
  return books
}

async function newestOrder(): Promise<number> {
  const row = await DB.prepare('SELECT MAX(entity_id) AS id FROM sales_order').first<{ id: number | null }>()
  return row?.id ?? 0
}

/** The platform counts anew. */
export async function setStock({ stock }: Books, sku: string, quantity: number): Promise<void> {
  stock.set(sku, quantity)
  await DB.prepare('UPDATE stock_item SET qty = ?, is_in_stock = ? WHERE sku = ?')
    .bind(quantity, Number(quantity > 0), sku)
    .run()
}

/** Enters what was ordered since; then both books are compared. */
export async function balance(world: World, books: Books): Promise<void> {
  for (const order of await ordersAfter(books.lastId)) {
    await expectAskedFor(world, order)
    expect(books.orders.map(({ quoteId }) => quoteId)).not.toContain(order.quoteId) // a cart is ordered once
    expect(order.quoteId).toBeGreaterThan(0)
    enter(books, order)
    if (order.receipt.coupon) count(world, 'orders with a coupon')
    if (order.receipt.giftCard < 0) count(world, 'orders with a gift card')
    if (order.customerId !== null) count(world, 'orders of customers')
  }
  expect(await stockAtPlatform()).toEqual(Object.fromEntries(books.stock))
  expect(await giftCardBalance(GIFT_CARDS[world.place.store.code])).toBe(books.giftCard)
  expectTold(world, books)
}

function enter(books: Books, order: Order): void {
  books.orders.push(order)
  books.lastId = order.id
  books.giftCard += order.receipt.giftCard
  for (const { sku, quantity } of order.receipt.lines)
    if (books.stock.has(sku)) books.stock.set(sku, (books.stock.get(sku) ?? 0) - quantity)
}

async function stockAtPlatform(): Promise<Record<string, number>> {
  const { results } = await DB.prepare(
    'SELECT sku, qty FROM stock_item WHERE sku IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(counted))
    .all<{ sku: string; qty: number }>()
  return Object.fromEntries(results.map(({ sku, qty }) => [sku, qty]))
}

/** Nobody has an order that they did not ask for, nor one of another sum. */
async function expectAskedFor(world: World, order: Order): Promise<void> {
  const attempt = world.attempts.find(({ request }) => request.orderId === order.orderId)
  if (!attempt) return expectPaid(world, order)
  const { expected, contact } = attempt.request
  expect(order.receipt.grandTotal).toBe(expected.grandTotal)
  expect(order.receipt.lines.map(({ sku, quantity }) => ({ sku, quantity }))).toEqual(expected.lines)
  expect(order.email).toBe(contact.emailAddress)
}

async function expectPaid(world: World, order: Order): Promise<void> {
  const session = await DB.prepare("SELECT id, status, amount FROM hosted_session WHERE 'hosted-' || id = ?")
    .bind(order.orderId)
    .first<{ id: string; status: string; amount: number }>()
  expect(session).toMatchObject({ status: 'paid', amount: order.receipt.grandTotal })
  const owner = world.payments.get(session?.id ?? '')
  expect(owner && world.emails[owner]).toBe(order.email)
}

/** What a shopper was told is so: a confirmed order is there and theirs, a refused one is not. */
function expectTold({ attempts, confirmed, emails, wire }: World, { orders }: Books): void {
  const ids = orders.map(({ orderId }) => orderId)
  for (const { state, request } of attempts) {
    if (state === 'confirmed') expect(ids).toContain(request.orderId)
    if (state === 'refused') expect(ids).not.toContain(request.orderId)
    expect(wire.made.get(request.orderId) ?? 0).toBeLessThanOrEqual(1)
  }
  for (const { orderNumber, owner } of confirmed)
    expect(orders.find((order) => order.orderNumber === orderNumber)?.email).toBe(emails[owner])
}

/**
 * When everything is said and done: every order has been told to its shopper. One of a payment can be asked for as long as the
 * session lasts and no other payment was opened.
 */
export function expectAllTold(world: World, { orders }: Books): void {
  const numbers = world.confirmed.map(({ orderNumber }) => orderNumber)
  for (const { orderId, orderNumber } of orders) {
    const attempt = world.attempts.find(({ request }) => request.orderId === orderId)
    if (attempt) expect(attempt.state).toBe('confirmed')
    else if (canBeAskedFor(world, orderId)) expect(numbers).toContain(orderNumber)
  }
}

/**
 * When everything is said and done, money is with the provider for what was ordered only: one payment for a cart, and none that
 * its shopper has asked about without an order or a return.
 */
export async function expectPaymentsSettled(world: World, { orders }: Books): Promise<void> {
  const { results } = await DB.prepare(
    "SELECT id, quote_id FROM hosted_session WHERE status = 'paid' AND id IN (SELECT value FROM json_each(?))",
  )
    .bind(JSON.stringify([...world.payments.keys()]))
    .all<{ id: string; quote_id: number }>()
  for (const { id, quote_id } of results) {
    if (orders.some(({ orderId }) => orderId === `hosted-${id}`)) continue
    expect(orders.map(({ quoteId }) => quoteId)).not.toContain(quote_id)
    expect(canBeAskedFor(world, `hosted-${id}`)).toBe(false)
    count(world, 'payments left for later')
  }
}

function canBeAskedFor({ payments, left }: World, orderId: string): boolean {
  const owner = payments.get(orderId.replace('hosted-', ''))
  const newest = [...payments].findLast(([, other]) => other === owner)?.[0]
  return owner !== undefined && !left.has(owner) && orderId === `hosted-${newest}`
}
