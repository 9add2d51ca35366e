import { isSameEmail } from '#shared/account/same-email.ts'
import type { Login } from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import { limitPasswords } from '../../middleware/limit-attempts.ts'
import { groupOf, toCustomer } from '../../platform/customers/to-customer.ts'
import { fetchOwner, login } from '../../platform/customers/tokens.ts'
import { fetchMe } from '../../platform/customers/user.ts'
import type { WireCustomer } from '../../platform/protocol/user.ts'
import { listSession, unlistSession } from '../../request/customer-list.ts'
import { sealPart } from '../../request/part-cookies.ts'
import { platformOf } from '../../request/services.ts'
import { type SessionCustomer, withoutOrders } from '../../session/session-parts.ts'
import type { TokenPlace } from '../../settings.ts'
import { mergeGuestCart, mergeOtherStoreCarts } from '../cart/merge-guest-carts.ts'
import { customerPlatformOf, readChanged, shopperCart } from '../cart/shopper-cart.ts'
import { isFromCheckout } from '../checkout/from-checkout.ts'

/** Logs in and takes the guest's cart along. */
export async function logIn(
  c: AppContext,
  credentials: Login,
  { isCheckoutStep = isFromCheckout(c) } = {},
): Promise<ApiAnswer<'user.login'>> {
  const { customer, sessionCustomer } = await startSession(c, credentials)
  const platform = customerPlatformOf(c)
  const notices = await mergeGuestCart(c, platform, { isCheckoutStep }).catch(async (error: unknown) => {
    await unlistSession(c, sessionCustomer)
    c.var.session.update({ customer: null }) // a login that is told as failed is none; the guest's cart stays
    throw error
  })
  const others = await mergeOtherStoreCarts(c)
  await clearOtherShoppersData(c, customer.email)
  const cart = await readChanged(shopperCart(c, platform))
  return {
    customer: toCustomer(customer, c.var.settings.priceGroups),
    cart,
    notices: [...notices, ...others],
  }
}

/**
 * Logs a customer in: with tokens of the platform, and a session of a new id in their list. What fails leaves nobody half
 * logged in (R4.92). The session that this browser had before ends.
 */
export async function startSession(c: AppContext, credentials: Login) {
  const { session, store } = c.var
  const before = await session.read('customer')
  const stamps = { sessionId: crypto.randomUUID(), store: store.code }
  const tokens = await limitPasswords(c, credentials.email, () => login(platformOf(c), credentials))
  session.update({ customer: { ...tokens, groupToken: null, groupId: null, id: null, ...stamps } })
  try {
    const { customer, ...place } = await fetchCustomer(c, tokens.token)
    const { token, refreshToken } = (await session.read('customer')) ?? tokens // they may have been renewed for this call
    const sessionCustomer = {
      token,
      refreshToken,
      ...place,
      ...groupOf(customer),
      id: customer.id,
      ...stamps,
    }
    await refuseTooLarge(c, sessionCustomer)
    if (before) await unlistSession(c, before)
    await listSession(c, { id: customer.id, ...stamps })
    session.update({ customer: sessionCustomer })
    return { customer, sessionCustomer }
  } catch (error) {
    session.update({ customer: null })
    throw error
  }
}

/** Tokens that fit into no cookie would be forgotten by the browser: a login that is told as done would be none. */
async function refuseTooLarge(c: AppContext, customer: SessionCustomer): Promise<void> {
  if ((await sealPart(c, 'customer', customer)) === null)
    throw new AppError('errors.wrongFormat', { cause: 'the tokens are too long', status: 502 })
}

/** The customer who logs in, and the place of their token when it is not the one of the settings. */
async function fetchCustomer(
  c: AppContext,
  token: string,
): Promise<{ customer: WireCustomer; tokenPlace?: TokenPlace }> {
  const usual = c.var.settings.tokenPlace
  const found = await fetchOwner(platformOf(c), token, usual)
  if (!found) return { customer: await fetchMe(customerPlatformOf(c)) } // with the refresh token
  const { customer, tokenPlace } = found
  if (tokenPlace === usual) return { customer }
  c.var.log.warn('platform.tokenPlace', { is: tokenPlace, set: usual })
  return { customer, tokenPlace }
}

/** Clears the orders and the checkout fields of a guest with another e-mail address than the customer. */
async function clearOtherShoppersData({ var: { session } }: AppContext, email: string): Promise<void> {
  const [confirmation, draft] = await Promise.all([session.read('confirmation'), session.read('draft')])
  if (confirmation && !isSameEmail(confirmation.email, email)) session.update(withoutOrders)
  if (draft && !isSameEmail(draft['contact.emailAddress'] ?? '', email)) session.update({ draft: null })
}
