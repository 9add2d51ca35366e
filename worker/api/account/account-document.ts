import { ACCOUNT_DOCUMENT_PATH, DELETED, DONE_QUERY, LOGGED_OUT } from '#shared/account/account-path.ts'
import { type AccountView, readNext } from '#shared/account/account-view.ts'
import { readAuthForm } from '#shared/account/auth-forms.ts'
import { changeSteps, isChangeStep, readChangeForm } from '#shared/account/change-forms.ts'
import { orderNumberSchema } from '#shared/api/account.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { CheckoutProblem } from '#shared/checkout/checkout-view.ts'
import type { AppContext } from '../../app-env.ts'
import { notFoundError } from '../../common-errors.ts'
import { orElse } from '../../observability/or-else.ts'
import { accountPage } from '../../pages/account.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { fetchIsSubscribed } from '../../platform/customers/newsletter.ts'
import { toCustomer } from '../../platform/customers/to-customer.ts'
import { fetchMe } from '../../platform/customers/user.ts'
import { fetchOrders, findOwnOrder } from '../../platform/orders/order-history.ts'
import { servePlainPage } from '../../render/posted-page.ts'
import { platformOf } from '../../request/services.ts'
import { expireCustomer } from '../../session/expire-customer.ts'
import { hasSessionEnded } from '../../session/session-ended.ts'
import { customerPlatformOf } from '../cart/shopper-cart.ts'
import { reportFailure } from '../report-failure.ts'
import { showChange } from './account-change-document.ts'

/** The page that answers, and its status. */
export interface AccountStep {
  view: AccountView
  status: number
}

export const serveAccountStep = (c: AppContext, { view, status }: AccountStep): Promise<Response> =>
  servePlainPage(c, ({ store }) => accountPage(view, status, store))

/**
 * The account as a document, for browsers without JavaScript and where scripts have failed: nobody stores it. For guests it is
 * the login. The account's own document is the same for everybody.
 */
export async function serveAccount(c: AppContext): Promise<Response> {
  return serveAccountStep(
    c,
    await showAccount(c, doneNotices(c.req.query(DONE_QUERY))).catch((error: unknown) => failed(c, error)),
  )
}

/** What the address asks for, as far as this shopper may see it. */
export async function showAccount(c: AppContext, notices: Notice[]): Promise<AccountStep> {
  const { session, settings, log } = c.var
  if (!(await session.read('customer'))) return showGuest(c)
  const platform = customerPlatformOf(c)
  const number = c.req.query('order')
  if (number !== undefined) return showOrder(platform, number)
  const customer = toCustomer(await fetchMe(platform), settings.priceGroups)
  const form = readChangeForm(c.req.query('change'))
  if (form) return showChange(c, form, customer)
  const { email } = customer
  const [orders, newsletter] = await Promise.all([
    orElse(fetchOrders(platform, pageOf(c)), null, { log, event: 'account.noOrders' }),
    orElse(fetchIsSubscribed(platformOf(c), email), null, { log, event: 'account.noNewsletter' }),
  ])
  const view = { step: 'account', customer, orders, notices } as const
  const state = newsletter === null ? null : { email, isSubscribed: newsletter }
  return { view: { ...view, newsletter: state }, status: 200 }
}

/** Path of the account as a document, with its query. `done`: what the account says was done. */
export const accountPath = ({ var: { store } }: AppContext, done?: string): string =>
  store.pathPrefix + ACCOUNT_DOCUMENT_PATH + (done ? `?${DONE_QUERY}=${done}` : '')

/** What is said once a step is done, as the redirect after a form names it. */
export function doneNotices(step: string | undefined): Notice[] {
  const key = isChangeStep(step) ? changeSteps[step].done : null
  return key ? [{ type: 'success', key }] : []
}

async function showGuest(c: AppContext): Promise<AccountStep> {
  const isDeleted = c.req.query(DONE_QUERY) === DELETED && !(await c.var.session.hasEnded())
  return isDeleted ? { view: { step: 'deleted' }, status: 200 } : showLogin(c)
}

const MAX_PAGES = 1000

const pageOf = (c: AppContext): number => {
  const page = Number(c.req.query('page'))
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1
}

async function showOrder(platform: PlatformClient, named: string): Promise<AccountStep> {
  const { data } = orderNumberSchema.safeParse({ number: named })
  const [{ email }, order] = await Promise.all([
    fetchMe(platform),
    data ? findOwnOrder(platform, data.number) : null,
  ])
  if (!order) throw notFoundError()
  return { view: { step: 'order', order, email }, status: 200 }
}

/** The forms for guests. A session that has ended is over here: its cookie and the account's carts go. */
async function showLogin(
  c: AppContext,
  problem: CheckoutProblem | null = null,
  unsavedForm?: string,
): Promise<AccountStep> {
  const hasEnded = await c.var.session.hasEnded()
  if (hasEnded) await expireCustomer(c.var.session)
  const shown = problem ?? (hasEnded ? { key: 'errors.account.expired' as const } : null)
  const form = readAuthForm(c.req.query('form'))
  const next = readNext(c.req.query('next'))
  const isLoggedOut = !shown && c.req.query(DONE_QUERY) === LOGGED_OUT
  const needsLogin = c.req.query('order') !== undefined
  return {
    view: {
      step: 'login',
      form,
      typed: {},
      faults: {},
      problem: shown,
      next,
      isLoggedOut,
      needsLogin,
      unsavedForm,
    },
    status: shown ? 401 : 200,
  }
}

/** The page for what went wrong. A session that has ended leads to the login, and from there to the form that was sent. */
export async function failed(c: AppContext, error: unknown, unsavedForm?: string): Promise<AccountStep> {
  const { problem, status } = reportFailure(c, error, 'account.failed')
  if (hasSessionEnded(error)) return showLogin(c, problem, unsavedForm)
  return { view: { step: 'failed', problem }, status }
}
