import { Hono } from 'hono'
import { answer, isRecord, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { cartKeyOf, tokenOf } from '#platform/commerce/cart/cart-key.ts'
import { findLine, planLine, toWireItem, writeLine } from '#platform/commerce/cart/cart-lines.ts'
import { priceCart, toWireTotals } from '#platform/commerce/cart/cart-totals.ts'
import type { Cart } from '#platform/commerce/cart/carts.ts'
import { createCustomerCart, createGuestCart } from '#platform/commerce/cart/create-cart.ts'
import { candidateSkus, type LineRequest, toLineRequest } from '#platform/commerce/cart/line-request.ts'
import { isSellable, NOT_AVAILABLE } from '#platform/commerce/cart/lines.ts'
import { paymentMethodsOf } from '#platform/commerce/cart/payment-methods.ts'
import { lookupOf, lookupStatements } from '#platform/commerce/cart/product-options.ts'
import { CART_STATEMENTS, cartStatements, readCart, toCart } from '#platform/commerce/cart/read-cart.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Cart calls: lines and totals (contract §2.1–2.6). */
export const cartRoutes = new Hono<PlatformEnv>()

cartRoutes.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-cache, no-store')
})

cartRoutes.post('/create', async (c) => {
  const token = tokenOf(c)
  const at = sqlNow(c)
  const store = storeOf(c)
  return answer(
    c,
    await (token ? createCustomerCart(c.env.DB, token, store, at) : createGuestCart(c.env.DB, store, at)),
  )
})

cartRoutes.get('/pull', async (c) => {
  const { cart, at } = await openCart(c)
  return answer(
    c,
    cart.lines.map((line) => toWireItem(line, cart, cart.offersBySku, at)),
  )
})

const MAX_PLANS = 3

cartRoutes.post('/update', async (c) => {
  const item = await readCartItem(c)
  const request = toLineRequest(item)
  const itemId = item.item_id === undefined || item.item_id === null ? null : Number(item.item_id)
  for (let plans = 0; plans < MAX_PLANS; plans += 1) {
    const line = await changeCart(c, request, itemId)
    if (line) return answer(c, line)
  }
  throw new Refusal(500, 'The cart changed. Please try again.')
})

/** The line as the answer shows it; null: the cart was changed meanwhile, and the change has to be planned again. */
async function changeCart(c: PlatformContext, request: LineRequest, itemId: number | null) {
  const { cart, lookup, at } = await openCartFor(c, request)
  const change = planLine(cart, request, itemId, lookup)
  const offersBySku = new Map([...cart.offersBySku, ...lookup.offersBySku])
  if (!isSellable(change.line, offersBySku, { at, groupId: cart.groupId }))
    throw new Refusal(400, NOT_AVAILABLE)
  const line = await writeLine(c.env.DB, cart, change)
  return line && toWireItem(line, cart, offersBySku, at)
}

cartRoutes.post('/delete', async (c) => {
  const item = await readCartItem(c)
  const { cart } = await openCart(c)
  const line = findLine(cart, Number(item.item_id))
  await c.env.DB.prepare('DELETE FROM quote_item WHERE id = ?').bind(line.itemId).run()
  return answer(c, true)
})

cartRoutes.get('/totals', async (c) => {
  const { cart, at } = await openCart(c)
  return answer(c, toWireTotals(priceCart(cart, at)))
})

cartRoutes.get('/payment-methods', async (c) => {
  const { cart, at } = await openCart(c)
  return answer(c, paymentMethodsOf(priceCart(cart, at)))
})

/** The cart of a call, and the time it was read. */
export async function openCart(c: PlatformContext, cartId?: string): Promise<{ cart: Cart; at: string }> {
  const at = sqlNow(c)
  return { cart: await readCart(c.env.DB, await cartKeyOf(c, cartId), at), at }
}

/** The same with all data about one product, in the same round trip. */
async function openCartFor(c: PlatformContext, request: LineRequest) {
  const at = sqlNow(c)
  const key = await cartKeyOf(c)
  const skus = candidateSkus(request)
  const store = storeOf(c)
  const results = await c.env.DB.batch([
    ...cartStatements(c.env.DB, key, at),
    ...lookupStatements(c.env.DB, store.id, skus),
  ])
  const cart = toCart(key, results.slice(0, CART_STATEMENTS))
  const read = { skus, store, results: results.slice(CART_STATEMENTS) }
  return { cart, lookup: await lookupOf(c.env.DB, cart.store, read), at }
}

async function readCartItem(c: PlatformContext): Promise<Record<string, unknown>> {
  const { cartItem } = await readBody(c)
  if (!isRecord(cartItem)) throw new Refusal(500, 'No cartItem element provided within the request body')
  return { ...cartItem, sku: textOf(cartItem.sku) }
}
