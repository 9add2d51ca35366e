import { Hono } from 'hono'
import { answer, isRecord, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { type Address, toAddress } from '#platform/commerce/addresses.ts'
import { priceCart, toWireTotals } from '#platform/commerce/cart/cart-totals.ts'
import type { Cart, CartKey } from '#platform/commerce/cart/carts.ts'
import { areVirtual, isDiscountable } from '#platform/commerce/cart/lines.ts'
import { paymentMethodsOf } from '#platform/commerce/cart/payment-methods.ts'
import { cartStatements, toCart } from '#platform/commerce/cart/read-cart.ts'
import {
  findShippingMethod,
  reaches,
  shippingMethodsOf,
  shippingPriceOf,
  toWireMethod,
} from '#platform/commerce/delivery/shipping.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { openCart } from './cart.ts'

/** Cart calls of the checkout: shipping, addresses, coupons (contract §2.7–2.10). */
export const cartCheckoutRoutes = new Hono<PlatformEnv>()

const NO_ADDRESS = 'No address element provided within the request body'
const NO_METHODS = 'No shipping and payment methods element provided within the request body'
const SHIPPING_MISSING = 'The shipping method is missing. Select the shipping method and try again.'
const COUPON_INVALID = "The coupon code isn't valid. Verify the code and try again."

cartCheckoutRoutes.post('/shipping-methods', async (c) => {
  const { address } = await readBody(c)
  if (!isRecord(address)) throw new Refusal(500, NO_ADDRESS)
  const { cart, at } = await openCart(c)
  const country = toAddress(address)?.country_id || cart.store.country
  return answer(c, shippingMethodsFor(cart, country, at))
})

cartCheckoutRoutes.post('/shipping-information', async (c) => {
  const { addressInformation } = await readBody(c)
  if (!isRecord(addressInformation)) throw new Refusal(500, NO_ADDRESS)
  const { cart, at } = await changeDelivery(c, addressInformation)
  const priced = priceCart(cart, at)
  return answer(c, { payment_methods: paymentMethodsOf(priced), totals: toWireTotals(priced) })
})

cartCheckoutRoutes.post('/collect-totals', async (c) => {
  const { methods } = await readBody(c)
  if (methods !== undefined && !isRecord(methods)) throw new Refusal(500, NO_METHODS)
  const { cart, at } = methods === undefined ? await openCart(c) : await changeDelivery(c, methods)
  return answer(c, toWireTotals(priceCart(cart, at)))
})

cartCheckoutRoutes.post('/apply-coupon', async (c) => {
  const code = c.req.query('coupon')?.trim()
  if (!code) throw new Refusal(500, 'No coupon code provided')
  const { cart, at } = await openCart(c)
  if (cart.lines.length === 0) throw new Refusal(404, `The "${cart.publicId}" Cart doesn't contain products.`)
  const isReducible = cart.lines.some((line) => isDiscountable(line, cart.offersBySku))
  const valid = `SELECT code FROM coupon WHERE code = ?1 AND COALESCE(valid_to, '9999') >= ?2
    AND (kind <> 'fixed' OR currency = ?3) AND (?5 OR (?6 AND kind = 'free_shipping'))`
  const applied = await c.env.DB.prepare(
    `UPDATE quote SET coupon_code = (${valid}) WHERE id = ?4 AND EXISTS (${valid}) RETURNING id`,
  )
    .bind(code, at, cart.store.currency, cart.id, Number(isReducible), Number(!areVirtual(cart.lines)))
    .first()
  if (!applied) throw new Refusal(404, COUPON_INVALID)
  return answer(c, true)
})

cartCheckoutRoutes.post('/delete-coupon', async (c) => {
  const { cart } = await openCart(c)
  await c.env.DB.prepare('UPDATE quote SET coupon_code = NULL WHERE id = ?').bind(cart.id).run()
  return answer(c, true)
})

cartCheckoutRoutes.get('/coupon', async (c) => {
  const { cart } = await openCart(c)
  return answer(c, cart.coupon?.code ?? null)
})

function shippingMethodsFor(cart: Cart, country: string, at: string) {
  if (areVirtual(cart.lines) || !cart.store.countries.includes(country)) return []
  const goods = priceCart(cart, at).totals.subtotal
  const isFree = cart.coupon?.kind === 'free_shipping'
  return shippingMethodsOf(cart.store)
    .filter((method) => reaches(method, country))
    .map((method) => toWireMethod(method, isFree ? 0 : shippingPriceOf(method, goods)))
}

/** Stores the addresses and the shipping method of a request. What it leaves out stays as it is; returns the cart as it is then. */
async function changeDelivery(
  c: PlatformContext,
  information: Record<string, unknown>,
): Promise<{ cart: Cart; at: string }> {
  const { cart, at } = await openCart(c)
  const key: CartKey = { kind: 'quote', cartId: String(cart.id) }
  const [, ...results] = await c.env.DB.batch([
    deliveryStatement(c.env.DB, cart, information),
    ...cartStatements(c.env.DB, key, at),
  ])
  return { cart: toCart(key, results), at }
}

function deliveryStatement(
  db: D1Database,
  cart: Cart,
  information: Record<string, unknown>,
): D1PreparedStatement {
  const shipping = toAddress(information.shippingAddress ?? information.shipping_address)
  const billing = toAddress(information.billingAddress ?? information.billing_address)
  const email = shipping?.email || billing?.email || textOf(information.email).toLowerCase()
  const { carrierCode = null, methodCode = null } = chosenMethod(cart, information)
  const json = (address: Address | null) => address && JSON.stringify(address)
  return db
    .prepare(
      `UPDATE quote SET email = COALESCE(?, email), shipping_address = COALESCE(?, shipping_address),
        billing_address = COALESCE(?, billing_address), carrier_code = COALESCE(?, carrier_code),
        method_code = COALESCE(?, method_code) WHERE id = ?`,
    )
    .bind(email || null, json(shipping), json(billing), carrierCode, methodCode, cart.id)
}

function chosenMethod(
  cart: Cart,
  information: Record<string, unknown>,
): Partial<Pick<Cart, 'carrierCode' | 'methodCode'>> {
  const carrier = textOf(information.shippingCarrierCode ?? information.shipping_carrier_code)
  const method = textOf(information.shippingMethodCode ?? information.shipping_method_code)
  if ((carrier === '' && method === '') || areVirtual(cart.lines)) return {}
  if (carrier === '' || method === '') throw new Refusal(400, SHIPPING_MISSING)
  if (!findShippingMethod(cart.store, carrier, method))
    throw new Refusal(400, `Carrier with such method not found: ${carrier}, ${method}`)
  return { carrierCode: carrier, methodCode: method }
}
