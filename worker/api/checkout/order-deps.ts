import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import { orElse } from '../../observability/or-else.ts'
import type { OrderDeps, SettledOrder } from '../../orders/place-once.ts'
import { createCart } from '../../platform/cart/cart.ts'
import { expireCustomer } from '../../session/expire-customer.ts'
import { isCustomerCart } from '../../session/session-parts.ts'
import { mergeGuestCart, moveCart } from '../cart/merge-guest-carts.ts'
import { sayInCart } from '../cart/say-in-cart.ts'
import { customerPlatformOf, type ShopperCart, shopperCart } from '../cart/shopper-cart.ts'

/**
 * The parts that this request has in an order: its store's memory of the id, its shopper's cart and session. An order that waits for
 * no customer is a guest's, whoever was logged in here since.
 */
export async function orderDeps(c: AppContext, orderId: string): Promise<OrderDeps & { cart: ShopperCart }> {
  const { session } = c.var
  if (!(await session.read('customer'))) await expireCustomer(session)
  const cart = shopperCart(c, customerPlatformOf(c))
  const { ORDER_MEMORY } = c.env
  return {
    cart,
    memory: ORDER_MEMORY.getByName(`${c.var.store.code}:${orderId}`),
    platform: cart.platform,
    cartId: cart.id,
    async take(cartId) {
      if ((await cart.id()) === cartId) await cart.assignToOrder()
    },
    /** A customer with a guest's cart orders as a guest would. */
    async userIdOf(cartId) {
      const customer = await session.read('customer')
      return isCustomerCart(cartId) && customer?.id ? String(customer.id) : null
    },
  }
}

/**
 * Gives the shopper the cart of a refused order back. If they have a newer cart, the two are merged: an account has one cart only, so
 * the newer one goes into it; a guest's cart goes into the newer one, once. If a line cannot be moved this throws, so that the
 * order is asked for again and the rest is moved then.
 */
export async function returnCart(
  c: AppContext,
  { cart, memory, userIdOf }: Awaited<ReturnType<typeof orderDeps>>,
  { cartId, attempt, ...end }: Extract<SettledOrder, { kind: 'closed' }>,
): Promise<void> {
  if (end.isReturned) return
  const newer = await cart.id()
  if (newer === null) return cart.setId(cartId)
  if (isCustomerCart(cartId) && isCustomerCart(newer)) return // both are "my cart" (contract §0.5)
  const isAccounts = (await userIdOf(cartId)) !== null
  const open = async () => (isAccounts ? createCart(cart.platform) : newer)
  const merge = { inCheckout: false, open }
  const merged = await moveCart(c, cart.platform, isAccounts ? newer : cartId, merge)
  if (merged.isIncomplete) throw new AppError('errors.platformAway', { status: 502 })
  sayInCart(c, merged.notices)
  if (isAccounts) return cart.setId(merged.cartId)
  await memory.finish({ attempt, end: { ...end, isReturned: true } })
}

/**
 * The shopper goes on with the next cart. What a customer has put together while their order waited goes into the account's; where
 * that fails it stays a guest's until the next login.
 */
export async function leaveCart(
  c: AppContext,
  { cart, userIdOf }: Awaited<ReturnType<typeof orderDeps>>,
  { cartId }: SettledOrder,
): Promise<void> {
  if ((await cart.id()) === null) return cart.dropId()
  if ((await userIdOf(cartId)) === null) return
  const failure = { log: c.var.log, event: 'cart.staysGuest' }
  sayInCart(c, await orElse(mergeGuestCart(c, cart.platform, { isCheckoutStep: false }), [], failure))
}
