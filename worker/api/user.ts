import { type Context, Hono } from 'hono'
import type { CustomerAnswer, Login } from '#shared/api/account.ts'
import type { ApiAnswer } from '#shared/api/endpoint-schemas.ts'
import type { Notice } from '#shared/api/notice.ts'
import { isInCheckout } from '#shared/checkout/in-checkout.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { limitPasswords } from '../middleware/limit-attempts.ts'
import { limited } from '../middleware/rate-limit.ts'
import type { PlatformClient } from '../platform/client.ts'
import { redeemGiftCard } from '../platform/gift-card.ts'
import { changeSubscription, fetchIsSubscribed } from '../platform/newsletter.ts'
import type { WireCustomer } from '../platform/protocol/user.ts'
import { groupOf, toCustomer } from '../platform/to-customer.ts'
import {
  changePassword,
  createCustomer,
  createPassword,
  fetchMe,
  fetchOrders,
  findOwnOrder,
  login,
  requestPasswordReset,
  updateMe,
} from '../platform/user.ts'
import { endCustomer, endOtherSessions, listSession, unlistSession } from '../request/customer-list.ts'
import { platformOf } from '../request/services.ts'
import { isCustomerCart } from '../session/cart-id.ts'
import { cartPart, withoutOrders } from '../session/session-parts.ts'
import { readChanged } from './cart.ts'
import { giftCardNotices } from './cart-codes.ts'
import { loggedIn } from './logged-in.ts'
import { connectAsCustomer } from './merge-carts.ts'
import { route } from './route.ts'
import { customerPlatformOf, shopperCart } from './shopper-cart.ts'

/** Who is logged in. The platform's tokens stay in the sealed session. */
export const userApi = new Hono<AppEnv>()

route(userApi, 'user.read', async (c) => {
  const isGuest = (await c.var.session.read('customer')) === null && !(await c.var.session.hasEnded())
  if (isGuest) return { customer: null }
  return answer(c, await fetchMe(await loggedIn(c)))
})

route(userApi, 'user.login', logIn, limited('login'))

route(
  userApi,
  'user.register',
  async (c, registration) => {
    await createCustomer(platformOf(c), registration)
    return logIn(c, registration)
  },
  limited('login'),
)

route(userApi, 'user.logout', async (c) => {
  await endCustomer(c)
  c.var.session.update(withoutOrders)
  return { customer: null }
})

/** A device was lost or lent: its session ends, this one goes on. */
route(userApi, 'user.logoutOthers', async (c) => {
  await loggedIn(c)
  const customer = await c.var.session.read('customer')
  if (customer) await endOtherSessions(c, customer)
  return { isDone: true }
})

route(userApi, 'user.orders', async (c, { page }) => fetchOrders(await loggedIn(c), page))

route(userApi, 'user.order', async (c, { number }) => {
  const order = await findOwnOrder(await loggedIn(c), number)
  if (!order) throw new AppError('errors.notFound', { status: 404 })
  return order
})

route(userApi, 'user.changeProfile', async (c, { customerId, ...profile }) => {
  const platform = await loggedIn(c)
  const customer = await c.var.session.read('customer')
  if (customerId !== undefined && customerId !== customer?.id)
    throw new AppError('errors.account.otherCustomer', { status: 409 })
  return answer(c, await updateMe(platform, profile))
})

/** The platform ends every session with the old password, and so do we: this one goes on with the new one (contract §1.5). */
route(
  userApi,
  'user.changePassword',
  async (c, change) => {
    const platform = await loggedIn(c)
    const { email } = await fetchMe(platform)
    await limitPasswords(c, email, () => changePassword(platform, change))
    const { customer, sessionCustomer } = await startSession(c, { email, password: change.newPassword })
    await endOtherSessions(c, sessionCustomer)
    return answer(c, customer)
  },
  limited('login'),
)

route(
  userApi,
  'user.resetPassword',
  async (c, { email }) => {
    await requestPasswordReset(platformOf(c), email)
    return { sent: true }
  },
  limited('login'),
)

/** The code of the mail is the proof; the browser logs in afterwards, so that a code is never spent for nothing. */
route(
  userApi,
  'user.createPassword',
  async (c, proof) => {
    await createPassword(platformOf(c), proof)
    return { created: true }
  },
  limited('login'),
)

/** Of one's own address only; whether others read it is nobody's business (R3.39, R7.33). */
route(userApi, 'user.newsletter', async (c) => {
  const { email } = await fetchMe(await loggedIn(c))
  return { email, isSubscribed: await fetchIsSubscribed(platformOf(c), email) }
})

route(
  userApi,
  'user.changeNewsletter',
  async (c, { isSubscribed }) => {
    const { email } = await fetchMe(await loggedIn(c))
    await changeSubscription(platformOf(c), email, isSubscribed)
    return { email, isSubscribed }
  },
  limited('newsletter'),
)

/** Logs in and takes the guest's cart along. */
export async function logIn(c: Context<AppEnv>, credentials: Login): Promise<ApiAnswer<'user.login'>> {
  const { customer, sessionCustomer } = await startSession(c, credentials)
  const platform = customerPlatformOf(c)
  const notices = await takeCartAlong(c, platform).catch(async (error: unknown) => {
    await unlistSession(c, sessionCustomer)
    c.var.session.update({ customer: null }) // a login that is told as failed is none; the guest's cart stays
    throw error
  })
  await forgetOthersOrder(c, customer.email)
  const cart = await readChanged(shopperCart(c, platform))
  return { customer: toCustomer(customer, c.var.settings.priceGroups), cart, notices }
}

/**
 * Logs a customer in: with tokens of the platform, and a session of a new id in their list. What fails leaves nobody half
 * logged in (R4.92). The session that this browser had before ends.
 */
async function startSession(c: Context<AppEnv>, credentials: Login) {
  const { session, store } = c.var
  const before = await session.read('customer')
  const stamps = { sessionId: crypto.randomUUID(), store: store.code }
  const tokens = await limitPasswords(c, credentials.email, () => login(platformOf(c), credentials))
  session.update({ customer: { ...tokens, groupToken: null, groupId: null, id: null, ...stamps } })
  try {
    const customer = await fetchMe(customerPlatformOf(c))
    if (before) await unlistSession(c, before)
    await listSession(c, { id: customer.id, ...stamps })
    const sessionCustomer = { ...tokens, ...groupOf(customer), id: customer.id, ...stamps }
    session.update({ customer: sessionCustomer })
    return { customer, sessionCustomer }
  } catch (error) {
    session.update({ customer: null })
    throw error
  }
}

/** The browser's last order was somebody else's: a guest's, whose address this customer has nothing to do with. */
async function forgetOthersOrder({ var: { session } }: Context<AppEnv>, email: string): Promise<void> {
  const confirmation = await session.read('confirmation')
  const isOwn = confirmation?.email.toLowerCase() === email.toLowerCase()
  if (confirmation && !isOwn) session.update({ confirmation: null })
}

/** The cart of the account is the shopper's from now on, with what they had put into their own. */
async function takeCartAlong(c: Context<AppEnv>, platform: PlatformClient): Promise<Notice[]> {
  const { session, store } = c.var
  const own = await session.read(cartPart(store.code))
  const guestId = own && !isCustomerCart(own) ? own : null
  const modifiedAt = await session.read('checkout')
  const inCheckout = isInCheckout(modifiedAt ? new Date(modifiedAt) : null, new Date())
  const { cartId, notices } = await connectAsCustomer(platform, guestId, { inCheckout })
  session.update({ [cartPart(store.code)]: cartId })
  const giftCard = await session.read('gift-card')
  if (!giftCard || giftCard.cartId !== guestId) return notices
  session.update({ 'gift-card': { ...giftCard, cartId } })
  return [...notices, ...giftCardNotices(await redeemGiftCard(platform, cartId, giftCard.code))]
}

async function answer(c: Context<AppEnv>, wire: WireCustomer): Promise<CustomerAnswer> {
  await remember(c, wire)
  return { customer: toCustomer(wire, c.var.settings.priceGroups) }
}

/** Keeps the price group with the session (R3.35). The cookie is only sent again when it is another one. */
async function remember(c: Context<AppEnv>, wire: WireCustomer): Promise<void> {
  const customer = await c.var.session.read('customer')
  if (!customer || customer.groupId === wire.group_id) return
  c.var.session.update({ customer: { ...customer, ...groupOf(wire) } })
}
