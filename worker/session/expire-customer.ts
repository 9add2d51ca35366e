import { storeCodes } from '#shared/store-views.ts'
import type { Session } from './create-session.ts'
import { sessionEnded } from './session-ended.ts'
import { cartPart, IN_ORDER, isCustomerCart, type SessionChange } from './session-parts.ts'

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

/** Throws that the customer's session has ended: it is over here, and the account's carts with it. */
export async function endSession(session: Session): Promise<never> {
  await expireCustomer(session)
  throw sessionEnded()
}

/** The session for calls that must not end it: those of a document that is only read, or of another store's platform. */
export const stayingLoggedIn = (session: Session): Session => ({
  ...session,
  update: (change) => {
    if (change.customer !== null) session.update(change)
  },
})
