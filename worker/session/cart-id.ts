import type { StoreCode } from '#shared/store-views.ts'
import { createCart } from '../platform/cart/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import type { Session } from './create-session.ts'
import { cartPart } from './session-parts.ts'

/** Whether a cart belongs to an account: its id is a number; a guest's cart has a masked id (contract §0.5). */
export const isCustomerCart = (cartId: string): boolean => /^\d+$/.test(cartId)

/** Stored instead of the id of an account's cart while an order uses that cart and its result is not known yet. */
export const IN_ORDER = ''

/**
 * Id of the shopper's cart in a store; null when there is none. An account's cart is ignored while nobody is logged in.
 */
export async function readCartId(session: Session, store: StoreCode): Promise<string | null> {
  const cartId = await session.read(cartPart(store))
  if (cartId === null || cartId === IN_ORDER) return null
  if (!isCustomerCart(cartId)) return cartId
  return (await session.read('customer')) && cartId
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
  const stored = await readCartId(session, store)
  const isOpen = stored !== null || (await session.read(cartPart(store))) === IN_ORDER
  if (isOpen || !(await session.read('customer'))) return stored
  const cartId = await createCart(customerPlatform)
  session.update({ [cartPart(store)]: cartId })
  return cartId
}
