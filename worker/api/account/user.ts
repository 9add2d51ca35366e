import type { CustomerAnswer } from '#shared/api/account.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../../app-env.ts'
import { notFoundError } from '../../common-errors.ts'
import { createApp } from '../../create-app.ts'
import { limited } from '../../middleware/rate-limit.ts'
import { fetchIsSubscribed } from '../../platform/customers/newsletter.ts'
import { groupOf, toCustomer } from '../../platform/customers/to-customer.ts'
import {
  createCustomer,
  createPassword,
  fetchMe,
  requestPasswordReset,
} from '../../platform/customers/user.ts'
import { fetchOrders, findOwnOrder } from '../../platform/orders/order-history.ts'
import type { WireCustomer } from '../../platform/protocol/user.ts'
import { platformOf } from '../../request/services.ts'
import { route } from '../route.ts'
import {
  changeOwnNewsletter,
  changeOwnPassword,
  changeProfile,
  logOut,
  logOutOthers,
} from './account-changes.ts'
import { logIn } from './log-in.ts'
import { loggedIn } from './logged-in.ts'

/** Who is logged in. The platform's tokens stay in the sealed session. */
export const userApi = createApp()

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
    return logIn(c, registration).catch((cause: unknown) => {
      throw new AppError('errors.account.created', { cause, status: 502 }) // registered again, the address would be taken
    })
  },
  limited('login'),
)

route(userApi, 'user.logout', async (c) => {
  await logOut(c)
  return { customer: null }
})

route(userApi, 'user.logoutOthers', async (c) => {
  await logOutOthers(c)
  return { isDone: true }
})

route(userApi, 'user.orders', async (c, { page }) => fetchOrders(await loggedIn(c), page))

route(userApi, 'user.order', async (c, { number }) => {
  const order = await findOwnOrder(await loggedIn(c), number)
  if (!order) throw notFoundError()
  return order
})

route(userApi, 'user.changeProfile', async (c, profile) => answer(c, await changeProfile(c, profile)))

route(
  userApi,
  'user.changePassword',
  async (c, change) => answer(c, await changeOwnPassword(c, change)),
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
  (c, { isSubscribed }) => changeOwnNewsletter(c, isSubscribed),
  limited('newsletter'),
)

async function answer(c: AppContext, wire: WireCustomer): Promise<CustomerAnswer> {
  await remember(c, wire)
  return { customer: toCustomer(wire, c.var.settings.priceGroups) }
}

/**
 * Keeps the price group with the session (R3.35). The cookie is only sent again when it is another one, or has another token: the
 * platform refuses the old one once it signs with another key.
 */
async function remember(c: AppContext, wire: WireCustomer): Promise<void> {
  const customer = await c.var.session.read('customer')
  const { groupId, groupToken } = groupOf(wire)
  if (!customer || (customer.groupId === groupId && customer.groupToken === groupToken)) return
  c.var.session.update({ customer: { ...customer, groupId, groupToken } })
}
