import { storeCodes } from '#shared/store-views.ts'
import { IN_ORDER, isCustomerCart } from './cart-id.ts'
import type { Session } from './create-session.ts'
import { cartPart, type SessionChange } from './session-parts.ts'

/**
 * A customer's session has ended by itself. Their carts leave it too, because the platform keeps them; a guest's cart stays, which
 * the shopper has begun since.
 */
export async function expireCustomer(session: Session): Promise<void> {
  const change: SessionChange = { customer: null }
  for (const part of storeCodes.map(cartPart)) {
    const cartId = await session.read(part)
    if (cartId === IN_ORDER || (cartId && isCustomerCart(cartId))) change[part] = null
  }
  session.update(change)
}
