import { Refusal } from '#platform/answers.ts'
import { mailTexts } from '#platform/mails/texts.ts'
import { isComplete } from '../addresses.ts'
import { priceCart } from '../cart/cart-totals.ts'
import { deliveryAddressOf, isDeliverable } from '../cart/deliverability.ts'
import { areVirtual } from '../cart/lines.ts'
import { readCart } from '../cart/read-cart.ts'
import { pointOf } from '../orders/order-request.ts'
import { findOrder, hostedOrderId, type PlacedOrder, placeOrder } from '../orders/place-order.ts'
import type { Store } from '../stores.ts'
import { fingerprintOf, type HostedSession, returnPayment } from './hosted-sessions.ts'

const RETURNED = 'The order could not be made of what was paid for. The payment has been returned.'

/**
 * The order of a paid session. It is created from the cart at the first call; later calls return the same order. When
 * the cart has changed since the payment or can no longer be delivered, the payment is refunded and every call is
 * refused with 410.
 */
export async function completeSession(
  db: D1Database,
  session: HostedSession,
  { at, shopOrigins }: { at: string; shopOrigins: string | undefined },
): Promise<PlacedOrder> {
  const orderId = hostedOrderId(session.id)
  const existingOrder = await findOrder(db, orderId)
  if (existingOrder) return existingOrder
  if (session.status !== 'paid') throw new Refusal(410, RETURNED)
  const cart = await readCart(db, { kind: 'quote', cartId: String(session.quote_id) }, at)
  const priced = priceCart(cart, at)
  const billing = cart.billingAddress ?? cart.shippingAddress
  const email = cart.email ?? billing?.email
  const isPaidFor = session.fingerprint === (await fingerprintOf(priced))
  if (!isPaidFor || !email || !isComplete(billing) || !isDeliverable(priced)) return refund(db, session, at)
  const order = await placeOrder(db, {
    priced,
    email,
    customerId: cart.customerId,
    billing,
    shipping: areVirtual(cart.lines) ? null : deliveryAddressOf(cart),
    payment: {
      method: 'hosted_checkout',
      title: titleOf(session.method ?? '', cart.store),
      additional: session.id,
      isPaid: true,
    },
    extension: pointOf(priced),
    orderId,
    paidSession: session.id,
    status: 'processing',
    request: null,
    at,
    shopOrigins,
  })
  return order ?? refund(db, session, at)
}

/** Name of a payment in the language of the store; an unknown code is its own name. */
const titleOf = (code: string, { language }: Pick<Store, 'language'>): string =>
  mailTexts[language].payments[code] ?? code

/** Refunds the payment, unless another call has created the order meanwhile. */
async function refund(db: D1Database, session: HostedSession, at: string): Promise<PlacedOrder> {
  const orderId = hostedOrderId(session.id)
  await returnPayment(db, session.id, { orderId, at })
  const existingOrder = await findOrder(db, orderId)
  if (existingOrder) return existingOrder
  throw new Refusal(410, RETURNED)
}
