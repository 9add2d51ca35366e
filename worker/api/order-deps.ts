import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { OrderDeps, SettledOrder } from '../orders/place-once.ts'
import { isCustomerCart } from '../session/cart-id.ts'
import { moveLines } from './merge-carts.ts'
import { customerPlatformOf, type ShopperCart, shopperCart } from './shopper-cart.ts'

/** The parts that this request has in an order: its store's memory of the id, its shopper's cart and session. */
export function orderDeps(c: Context<AppEnv>, orderId: string): OrderDeps & { cart: ShopperCart } {
  const cart = shopperCart(c, customerPlatformOf(c))
  const { ORDER_MEMORY } = c.env
  return {
    cart,
    memory: ORDER_MEMORY.get(ORDER_MEMORY.idFromName(`${c.var.store.code}:${orderId}`)),
    platform: cart.platform,
    cartId: cart.id,
    async take(cartId) {
      if ((await cart.id()) === cartId) await cart.assignToOrder()
    },
    /** A customer with a guest's cart orders as a guest would. */
    async userIdOf(cartId) {
      const customer = await c.var.session.read('customer')
      return isCustomerCart(cartId) && customer?.id ? String(customer.id) : null
    },
  }
}

/**
 * The shopper has the cart of a refused order again; into what they have put together since, its lines go once. While a line cannot
 * go there nobody is told that the order is over: it is asked for again, and what is left goes then.
 */
export async function returnCart(
  { cart, memory }: ReturnType<typeof orderDeps>,
  { cartId, attempt, ...end }: Extract<SettledOrder, { kind: 'closed' }>,
): Promise<void> {
  if (end.isReturned) return
  const newer = await cart.id()
  if (newer === null) return cart.setId(cartId)
  await moveLines(cart.platform, { fromId: cartId, toId: newer })
  await memory.finish({ attempt, end: { ...end, isReturned: true } })
}
