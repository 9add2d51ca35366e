import type { StoreCode } from '#shared/store-views.ts'
import type { Session } from './create-session.ts'
import { cartPart } from './session-parts.ts'

/** Whether a cart belongs to an account: its id is a number; a guest's cart has a masked id (contract §0.5). */
export const isCustomerCart = (cartId: string): boolean => /^\d+$/.test(cartId)

/**
 * Id of the shopper's cart in a store; null when there is none. An account's cart is ignored while nobody is logged in.
 */
export async function readCartId(session: Session, store: StoreCode): Promise<string | null> {
  const cartId = await session.read(cartPart(store))
  if (cartId === null || !isCustomerCart(cartId)) return cartId
  return (await session.read('customer')) && cartId
}
