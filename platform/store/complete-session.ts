import { Refusal } from '#platform/answers.ts'
import { isComplete } from './addresses.ts'
import { priceCart } from './cart-totals.ts'
import { closeSession, fingerprintOf, type HostedSession } from './hosted-sessions.ts'
import { areVirtual } from './lines.ts'
import { findOrder, type PlacedOrder, placeOrder } from './place-order.ts'
import { readCart } from './read-cart.ts'

const CHANGED = 'The cart was changed after it was paid. The payment has been returned.'

/**
 * The order of a paid session: made from the cart at the first call, the same one ever after. Refuses with 409, and gives
 * the money back, when the cart is no longer what was paid for.
 */
export async function completeSession(
  db: D1Database,
  session: HostedSession,
  at: string,
): Promise<PlacedOrder> {
  const orderId = `hosted-${session.id}`
  const made = await findOrder(db, orderId)
  if (made) return made
  const cart = await readCart(db, { kind: 'quote', cartId: String(session.quote_id) }, at)
  const priced = priceCart(cart, at)
  const billing = cart.billingAddress ?? cart.shippingAddress
  const email = cart.email ?? billing?.email
  const isPaidFor = session.fingerprint === (await fingerprintOf(priced))
  if (!isPaidFor || !email || !isComplete(billing)) return giveBack(db, session)
  const order = await placeOrder(db, {
    priced,
    email,
    customerId: cart.customerId,
    billing,
    shipping: areVirtual(cart.lines) ? null : (cart.shippingAddress ?? billing),
    payment: { method: 'hosted_checkout', title: session.method ?? '', additional: session.id, isPaid: true },
    extension: cart.servicePointId ? { service_point_id: cart.servicePointId } : {},
    orderId,
    status: 'processing',
    request: null,
    at,
  })
  return order ?? giveBack(db, session)
}

async function giveBack(db: D1Database, session: HostedSession): Promise<never> {
  await closeSession(db, session.id, 'void', session.method)
  throw new Refusal(409, CHANGED)
}
