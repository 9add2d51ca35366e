import type { Confirmation, Contact, OrderRequest } from '#shared/api/checkout.ts'
import { normaliseContact, validateAddress, validateContact } from '#shared/checkout/address.ts'
import { AppError } from '#shared/errors.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import type { AppContext } from '../../app-env.ts'
import { emptyCartError } from '../../common-errors.ts'
import { cancelOnce, placeOnce } from '../../orders/place-once.ts'
import { withGoods } from '../../platform/orders/order-goods.ts'
import { fetchOrder } from '../../platform/orders/order-service.ts'
import { platformOf } from '../../request/services.ts'
import { sessionEnded } from '../../session/session-ended.ts'
import { refuseFaults } from './delivery.ts'
import { leaveCart, orderDeps, returnCart } from './order-deps.ts'
import { prepareOrder } from './prepare-order.ts'

/** Places an order that is not paid at the provider's, once for its id. A refusal gives the cart back. */
export async function placeOrder(c: AppContext, request: OrderRequest): Promise<Confirmation> {
  refuseFaults({ ...validateContact(request.contact), ...validateAddress(request.address) })
  await requireSameCustomer(c, request.customerId)
  const deps = await orderDeps(c, request.orderId)
  if (request.offlineCart) await deps.cart.ensure() // all of it may have been put together without a connection
  const prepare = (cartId: string) => prepareOrder(deps.platform, cartId, request)
  const order = await placeOnce({ ...deps, prepare }, request)
  if (!order) throw emptyCartError()
  if (order.kind === 'placed') {
    await leaveCart(c, deps, order)
    return saveConfirmation(c, order, request)
  }
  await returnCart(c, deps, order)
  throw new AppError(order.code, { status: order.code === 'errors.order.validation' ? 422 : 409 })
}

/** The shopper does not want a waiting order any more. It may have been placed all the same: then that is the answer. */
export async function cancelOrder(
  c: AppContext,
  { orderId, contact }: Pick<OrderRequest, 'orderId' | 'contact'>,
): Promise<Confirmation | null> {
  const deps = await orderDeps(c, orderId)
  const order = await cancelOnce(deps, orderId)
  if (order?.kind === 'placed') {
    await leaveCart(c, deps, order)
    return saveConfirmation(c, order, { contact })
  }
  if (order) await returnCart(c, deps, order)
  return null
}

/** What the session's last order is made of; null: there is none, or the platform tells no guest of it (contract §18). */
export async function fetchConfirmedOrder(c: AppContext): Promise<PastOrder | null> {
  const confirmation = await c.var.session.read('confirmation')
  if (!confirmation?.orderNumber) return null
  const platform = platformOf(c)
  const order = await fetchOrder(platform, confirmation)
  return order && withGoods(platform, order)
}

/** A customer's order waits for its customer: without the login there is no cart of theirs, and nobody else has it. */
async function requireSameCustomer(c: AppContext, customerId: number | undefined): Promise<void> {
  if (customerId === undefined) return
  const customer = await c.var.session.read('customer')
  if (!customer) throw sessionEnded()
  if (customer.id !== null && customer.id !== customerId)
    throw new AppError('errors.account.otherCustomer', { status: 403 })
}

/** Remembers the order for the thank-you page. */
function saveConfirmation(
  c: AppContext,
  { orderNumber }: { orderNumber: string },
  { contact }: { contact: Contact },
): Confirmation {
  const confirmation: Confirmation = { orderNumber, email: normaliseContact(contact).emailAddress }
  c.var.session.update({ confirmation, checkout: null, draft: null })
  return confirmation
}
