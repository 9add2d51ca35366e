import type { StoreCode } from '#shared/store-views.ts'
import { createCart } from '../platform/cart/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import type { Session } from './create-session.ts'
import { endSession } from './expire-customer.ts'
import { cartPart, IN_ORDER, isCustomerCart } from './session-parts.ts'

/**
 * Id of the shopper's cart in a store; null when there is none. Throws when it was a customer's whose login has ended: the cookie of an
 * account's cart may outlive that of its customer.
 */
export async function readCartId(session: Session, store: StoreCode): Promise<string | null> {
  const cartId = await session.read(cartPart(store))
  if (cartId && !isCustomerCart(cartId)) return cartId
  const isLoggedIn = (await session.read('customer')) !== null
  if (!isLoggedIn && (cartId || (await session.hasEnded()))) return endSession(session)
  return cartId === IN_ORDER ? null : cartId
}

/**
 * The same for showing the cart. If the session has no cart id, a customer gets the cart of the account, as at a login
 * (contract §16.3), and its id is stored. A cart that an order uses is not opened.
 */
export async function openCartId(
  session: Session,
  store: StoreCode,
  customerPlatform: PlatformClient,
): Promise<string | null> {
  const cartId = await readCartId(session, store)
  const isOpen = cartId !== null || (await session.read(cartPart(store))) === IN_ORDER
  if (isOpen || !(await session.read('customer'))) return cartId
  const accountCartId = await createCart(customerPlatform)
  session.update({ [cartPart(store)]: accountCartId })
  return accountCartId
}
