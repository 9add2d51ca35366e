import type { CustomerData } from '#shared/api/account.ts'
import type { AppContext } from '../../app-env.ts'
import { createApp } from '../../create-app.ts'
import { limitPasswords } from '../../middleware/limit-attempts.ts'
import { limited } from '../../middleware/rate-limit.ts'
import { changeSaved, deleteAccount } from '../../platform/customers/account-service.ts'
import { fetchStockAlerts } from '../../platform/customers/back-in-stock.ts'
import { fetchIsSubscribed } from '../../platform/customers/newsletter.ts'
import { toCustomer } from '../../platform/customers/to-customer.ts'
import { fetchMe } from '../../platform/customers/user.ts'
import { fetchAllOrders } from '../../platform/orders/order-history.ts'
import { endCustomer, endOtherSessions } from '../../request/customer-list.ts'
import { platformOf } from '../../request/services.ts'
import { withoutCustomer, withoutOrders } from '../../session/session-parts.ts'
import { route } from '../route.ts'
import { loggedIn } from './logged-in.ts'

/** What the shop keeps of a customer: saved products, all of it as data, and the end of the account. */
export const accountDataApi = createApp()

const nothing = { add: [], remove: [] }

route(accountDataApi, 'user.saved', async (c, change) => ({
  lists: await changeSaved(await loggedIn(c), change),
}))

route(accountDataApi, 'user.export', exportData, limited('login'))

route(
  accountDataApi,
  'user.delete',
  async (c, { password }) => {
    await deleteOwnAccount(c, password)
    return { customer: null }
  },
  limited('login'),
)

/** All data or an error, so that an incomplete export never looks complete. One call after the other, because each may renew the token. */
export async function exportData(c: AppContext): Promise<CustomerData> {
  const platform = await loggedIn(c)
  const customer = toCustomer(await fetchMe(platform), c.var.settings.priceGroups)
  const orders = await fetchAllOrders(platform)
  const isSubscribed = await fetchIsSubscribed(platformOf(c), customer.email)
  const savedProducts = await changeSaved(platform, { wishlist: nothing, compare: nothing })
  const backInStock = await fetchStockAlerts(platform)
  return { customer, orders, newsletter: { email: customer.email, isSubscribed }, savedProducts, backInStock }
}

/** Deletes the customer's account and ends their sessions. */
export async function deleteOwnAccount(c: AppContext, password: string): Promise<void> {
  const platform = await loggedIn(c)
  const { email } = await fetchMe(platform)
  await limitPasswords(c, email, () => deleteAccount(platform, password))
  await endSessions(c)
}

/** Ends all sessions. The account is deleted already, so a failure here is only logged: no token works any more. */
async function endSessions(c: AppContext): Promise<void> {
  const customer = await c.var.session.read('customer')
  try {
    if (customer) await endOtherSessions(c, customer)
    await endCustomer(c)
  } catch (error) {
    c.get('log').warn('account.sessionsNotEnded', { error })
    c.var.session.update(withoutCustomer)
  }
  c.var.session.update(withoutOrders)
}
