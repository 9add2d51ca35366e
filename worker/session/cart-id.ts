import type { StoreCode } from '#shared/store-views.ts'
import { createCart } from '../platform/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import type { Session } from './create-session.ts'
import { cartPart } from './session-parts.ts'

/** Whether a cart belongs to an account: its id is a number; a guest's cart has a masked id (contract §0.5). */
export const isCustomerCart = (cartId: string): boolean => /^\d+$/.test(cartId)

/** Stands for the id of an account's cart that an order has taken, of which nobody knows yet how it ends. */
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
 * The same for showing the cart. A customer whose browser knows none has the account's, as at a login (contract §16.3): it is
 * opened once and then known. What an order has taken stays with it.
 */
export async function openCartId(
  session: Session,
  store: StoreCode,
  customerPlatform: PlatformClient,
): Promise<string | null> {
  const known = await readCartId(session, store)
  const isOpen = known !== null || (await session.read(cartPart(store))) === IN_ORDER
  if (isOpen || !(await session.read('customer'))) return known
  const cartId = await createCart(customerPlatform)
  session.update({ [cartPart(store)]: cartId })
  return cartId
}
