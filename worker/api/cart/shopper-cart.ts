import type { Notice } from '#shared/api/notice.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import type { AppContext } from '../../app-env.ts'
import { orElse } from '../../observability/or-else.ts'
import { createCart, fetchCart } from '../../platform/cart/cart.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { platformOf } from '../../request/services.ts'
import { asCustomer } from '../../session/as-customer.ts'
import { openCartId, readCartId } from '../../session/cart-id.ts'
import { cartPart, IN_ORDER, isCustomerCart } from '../../session/session-parts.ts'

/** The cart of the shopper of this request: its id lives in the session, one per store, because carts have a currency. */
export interface ShopperCart {
  platform: PlatformClient
  /** Null while the browser knows of none. */
  id(): Promise<string | null>
  /** The id, of the account's cart when a customer's browser knows of none. */
  open(): Promise<string | null>
  /** The id, of a new cart when there is none yet: of a guest's while an order uses the account's, of which there is one only. */
  ensure(): Promise<string>
  /** Drops the id, when the platform does not know the cart any more or it was ordered. */
  dropId(): Promise<void>
  /** Drops the id while the cart is an order's that is not answered yet. */
  assignToOrder(): Promise<void>
  /** Makes a cart that exists the shopper's. */
  setId(cartId: string): Promise<void>
  /**
   * Empty where the platform does not know the cart any more. The id stays: by it the order is asked for that was made of the
   * cart while its answer was lost; the next product opens a new cart.
   */
  fetch(): Promise<Cart>
}

export function shopperCart(c: AppContext, platform: PlatformClient): ShopperCart {
  const { session, store } = c.var
  const id = () => readCartId(session, store.code)
  const open = () => openCartId(session, store.code, platform)
  const setId = async (cartId: string | null) => session.update({ [cartPart(store.code)]: cartId })
  return {
    platform,
    id,
    open,
    async ensure() {
      const cartId = await id()
      if (cartId) return cartId
      const isInOrder = (await session.read(cartPart(store.code))) === IN_ORDER
      const created = await createCart(isInOrder ? platformOf(c) : platform)
      await setId(created)
      return created
    },
    dropId: () => setId(null),
    async assignToOrder() {
      const cartId = await id()
      await setId(cartId && isCustomerCart(cartId) ? IN_ORDER : null)
    },
    setId,
    async fetch() {
      const cartId = await open()
      return (cartId && (await fetchCart(platform, cartId))) || emptyCart
    },
  }
}

/** The cart after a change. That it cannot be read now undoes nothing: who is told of a failure would do it twice. */
export const readChanged = (cart: ShopperCart): Promise<Cart | null> =>
  orElse(cart.fetch(), null, { log: cart.platform.log, event: 'cart.unreadable' })

/** The platform for the shopper of this request: with their token when they are logged in. */
export const customerPlatformOf = (c: AppContext): PlatformClient => asCustomer(platformOf(c), c.var.session)

/** The platform's own words are for the log: the shopper gets ours, in the shop's language. */
export function refusalNotice(
  { platform }: Pick<ShopperCart, 'platform'>,
  message: string,
  { name }: { name: string },
): Notice {
  platform.log.warn('cart.refused', { message })
  const isStock = /qty|not available|stock|most you may/i.test(message)
  return {
    type: 'error',
    key: isStock ? 'errors.cart.quantityNotAvailable' : 'errors.cart.refused',
    params: { name },
  }
}
