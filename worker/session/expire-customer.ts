import { storeCodes } from '#shared/store-views.ts'
import { IN_ORDER, isCustomerCart } from './cart-id.ts'
import type { Session } from './create-session.ts'
import { sessionEnded } from './session-ended.ts'
import { cartPart, type SessionChange } from './session-parts.ts'

/**
 * Removes a customer whose session has expired. The carts of the account are removed too, because the platform stores them. A
 * guest's cart that was begun after that stays.
 */
export async function expireCustomer(session: Session): Promise<void> {
  const change: SessionChange = { customer: null }
  for (const part of storeCodes.map(cartPart)) {
    const cartId = await session.read(part)
    if (cartId === IN_ORDER || (cartId && isCustomerCart(cartId))) change[part] = null
  }
  session.update(change)
}

/** Throws when the customer's session has ended: it is over here, and the account's carts with it. */
export async function throwIfEnded(session: Session): Promise<void> {
  if (!(await session.hasEnded())) return
  await expireCustomer(session)
  throw sessionEnded()
}
