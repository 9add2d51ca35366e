import { Hono } from 'hono'
import { answer, isRecord, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { orderSchema } from '#platform/commerce/body-schemas.ts'
import { tokenOf } from '#platform/commerce/cart/cart-key.ts'
import { type Cart, type CartKey, emptyCart } from '#platform/commerce/cart/carts.ts'
import { candidateSkus, toLineRequest } from '#platform/commerce/cart/line-request.ts'
import { lookupOf, lookupStatements, type ProductLookup } from '#platform/commerce/cart/product-options.ts'
import { CART_STATEMENTS, cartStatements, toCart } from '#platform/commerce/cart/read-cart.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { customerOfToken } from '#platform/commerce/customers/customers.ts'
import { hasGap } from '#platform/commerce/dial-state.ts'
import { refuseUnfit } from '#platform/commerce/json-schema.ts'
import { planOrder } from '#platform/commerce/orders/order-request.ts'
import {
  findOrder,
  findOrderStatement,
  isHostedOrderId,
  type PlacedOrder,
  placeOrder,
} from '#platform/commerce/orders/place-order.ts'
import { rowsOf } from '#platform/commerce/rows.ts'
import { type Store, storeOf, storeOfCode } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Creates an order, and answers whether one exists (contract §3). */
export const orderRoutes = new Hono<PlatformEnv>()

orderRoutes.post('/order', async (c) => {
  const body = await readBody(c)
  refuseUnfit(body, orderSchema)
  if (isHostedOrderId(textOf(body.order_id)))
    throw new Refusal(500, 'Error placing an order. The order_id belongs to a payment.')
  const at = sqlNow(c)
  const userId = Number(body.user_id) || 0
  await refuseOthersToken(c, userId, at)
  const orderId = await ownIdOf(c, textOf(body.order_id) || crypto.randomUUID())
  return answer(c, toWireResult(await planAndPlace(c, { body, userId, orderId, at })))
})

/** The id that an order is stored by. Stock platforms do not compare it: a repeat is another order, and never asked for. */
async function ownIdOf(c: PlatformContext, orderId: string): Promise<string> {
  const isRepeat = hasGap(c.env, 'repeatedOrder') && (await findOrder(c.env.DB, orderId)) !== null
  return isRepeat ? `${orderId}~${crypto.randomUUID()}` : orderId
}

const MAX_PLANS = 3

/**
 * Plans the order and places it. When stock, gift card or cart were taken by somebody else in between, it is planned again from
 * what is left, so that a refusal says what is missing.
 */
async function planAndPlace(c: PlatformContext, call: OrderCall): Promise<PlacedOrder> {
  const { body, orderId, at } = call
  for (let plans = 0; plans < MAX_PLANS; plans += 1) {
    const { placed, cart, lookup, customerEmail } = await readOrderContext(c, call)
    if (placed) return placed
    const order = await placeOrder(c.env.DB, {
      ...planOrder(body, cart, { lookup, at, customerEmail }),
      orderId,
      status: 'pending',
      request: body,
      at,
      shopOrigins: c.env.SHOP_ORIGINS,
    })
    if (order) return order
  }
  throw new Refusal(500, 'Error placing an order. The cart or its stock changed. Please try again.')
}

orderRoutes.get('/sync/order/:orderId', async (c) => {
  const order = await findOrder(c.env.DB, c.req.param('orderId'))
  const state = order && {
    platform_order_id: order.entity_id,
    transmited: true,
    transmited_at: order.created_at,
    platform: 'magento2',
    order: { increment_id: order.order_number },
  }
  const idempotent = !hasGap(c.env, 'repeatedOrder')
  return answer(c, state, { idempotent })
})

/** Refuses an invalid token, or another customer's. Without a token the ids in the body are trusted (contract §3.1). */
async function refuseOthersToken(c: PlatformContext, userId: number, at: string): Promise<void> {
  const token = tokenOf(c)
  if (token === null || userId === 0) return
  const customer = await customerOfToken(c.env.DB, token, at)
  if (customer.id !== userId) throw new Refusal(403, 'The order belongs to another customer.')
}

/** What was sent: the body with what is read of it. */
interface OrderCall {
  body: Record<string, unknown>
  userId: number
  orderId: string
  at: string
}

/** All data that an order depends on. */
interface OrderContext {
  /** The order with this id, which an earlier call has placed. */
  placed: PlacedOrder | null
  cart: Cart
  lookup: ProductLookup
  customerEmail: string | null
}

/** Reads it in one round trip. */
async function readOrderContext(c: PlatformContext, call: OrderCall): Promise<OrderContext> {
  const { body, userId, orderId, at } = call
  const store = body.store_code === undefined ? storeOf(c) : storeOfCode(textOf(body.store_code))
  const db = c.env.DB
  const key = cartKeyOfOrder(textOf(body.cart_id), userId, store)
  const skus = wantedSkus(body)
  const [placedOrder, ofCustomer, orderOfCart, ...others] = await db.batch([
    findOrderStatement(db, orderId),
    db.prepare('SELECT id, email, group_id FROM customer WHERE id = ?').bind(userId),
    orderedCartStatement(c, textOf(body.cart_id), userId),
    ...cartStatements(db, key, at),
    ...lookupStatements(db, store.id, skus),
  ])
  const customer = rowsOf<{ id: number; email: string; group_id: number }>(ofCustomer)[0] ?? null
  const placed = rowsOf<PlacedOrder>(placedOrder)[0] ?? null
  const ofCart = others.slice(0, CART_STATEMENTS)
  const hasCart = key.kind === 'guest' || rowsOf(ofCart[1]).length > 0
  const wasOrdered = rowsOf(orderOfCart).length > 0
  const cart = placed || !(hasCart || wasOrdered) ? emptyCart(store, customer) : toCart(key, ofCart)
  return {
    placed,
    cart,
    lookup: await lookupOf(db, cart.store, { skus, store, results: others.slice(CART_STATEMENTS) }),
    customerEmail: customer?.email ?? null,
  }
}

/** The cart of an order: a customer's active cart, a guest's by its mask, otherwise a new one (contract §3.1). */
function cartKeyOfOrder(cartId: string, userId: number, store: Store): CartKey {
  if (userId > 0) return { kind: 'owner', cartId, customerId: userId, storeId: store.id }
  return /^\d*$/.test(cartId) ? { kind: 'quote', cartId: '0' } : { kind: 'guest', cartId }
}

/** Whether this customer's cart has become an order: a second device does not order its goods again. Stock platforms do. */
function orderedCartStatement(c: PlatformContext, cartId: string, userId: number): D1PreparedStatement {
  const quoteId = hasGap(c.env, 'repeatedOrder') ? 0 : Number(cartId) || 0
  return c.env.DB.prepare(
    'SELECT 1 FROM sales_order WHERE quote_id = ?1 AND ?1 > 0 AND customer_id = ?2 LIMIT 1',
  ).bind(quoteId, userId)
}

function wantedSkus({ products }: Record<string, unknown>): string[] {
  const list = Array.isArray(products) ? products.filter(isRecord) : []
  return list.flatMap((product) => candidateSkus(toLineRequest(product)))
}

function toWireResult(order: PlacedOrder) {
  return {
    magentoOrderId: order.entity_id,
    orderNumber: order.order_number,
    backendOrderId: order.entity_id,
    transferedAt: `${order.created_at.replace(' ', 'T')}.000Z`,
  }
}
